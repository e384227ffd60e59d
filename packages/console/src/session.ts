export interface MemberContext {
  id: string;
  name: string;
  role: string;
  permissions: string[];
}

export interface SessionState {
  member: {
    id: string;
    name: string;
    email: string;
    operator: boolean;
    has_password: boolean;
    /** Can sign in by the OpenID provider. */
    openid_connected: boolean;
  };
  contexts: MemberContext[];
  /** True after a password alone, while there is a passkey to give as well. */
  second_factor_required: boolean;
}
