/** Who does something, and from where. */
export interface Actor {
  /**
   * `command` is the `rooftree` command, `server` the server itself, `link` the holder of a link to review a
   * certificate.
   */
  kind: 'member' | 'client' | 'command' | 'server' | 'link';
  id: string | null;
  network: string | null;
  requestId: string | null;
}

export const COMMAND: Actor = { kind: 'command', id: null, network: null, requestId: null };
export const SERVER: Actor = { kind: 'server', id: null, network: null, requestId: null };

/** What a change can be of. */
export const THINGS = [
  'member',
  'client',
  'webhook',
  'context',
  'import',
  'estate',
  'renovation',
  'connection',
  'user',
  'buyer',
  'loan',
  'loan_report',
  'building',
] as const;

export interface Thing {
  kind: (typeof THINGS)[number];
  id: string;
}

/** One change. Values name no person and hold no secret: ids, roles, settings, facts of a home. */
export interface Change {
  /** Null for what concerns no context. */
  contextId: string | null;
  operation: string;
  thing: Thing | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Somebody signed in, or was refused. */
export interface SignInAttempt {
  operation: 'signIn' | 'signInByLink' | 'signInByPasskey' | 'signInByRecoveryCode' | 'signInByOpenid';
  /** Null for an address that no account has: then nothing is written. */
  memberId: string | null;
  isRefused: boolean;
  network: string | null;
  requestId: string | null;
}

/** A request of a member that changed something, where nothing more precise was written down. */
export interface ChangingRequest {
  contextId: string;
  operation: string;
  path: string;
  status: number;
  thing: Thing | null;
}
