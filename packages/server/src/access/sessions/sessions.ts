import type { Role } from '../../caller.ts';

/** How long a session lasts: without use, and at most. */
export interface SessionLimits {
  idleHours: number;
  days: number;
}

/** A new session, by its token for the cookie, which is not stored. */
export interface StartedSession {
  token: string;
  isSecondFactorDue: boolean;
}

/** From where somebody signed in. */
export interface SignInPlace {
  network: string;
  /** What the browser says of itself. */
  device: string | null;
  /** Under which the log has it. */
  requestId?: string;
}

/** A session that holds, with the requested contexts. */
export interface FoundSession {
  sessionId: string;
  memberId: string;
  isOperator: boolean;
  /** It began with a password alone, and opens nothing until the second factor was given. */
  isSecondFactorDue: boolean;
  /** The chosen context, or two at most when none was chosen. */
  contexts: { id: string; role: Role | 'operator' }[];
}

/** A session as its member sees it in the list of theirs. */
export interface OwnSession extends SignInPlace {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
}
