export interface MemberContext {
  id: string;
  name: string;
  role: string;
  permissions: string[];
}

export interface SessionState {
  member: { id: string; name: string; email: string; operator: boolean };
  contexts: MemberContext[];
}
