import type { Role } from '../../caller.ts';

/** A person's account: how they sign in. */
export interface Account {
  id: string;
  /** Null for the first operator, until they have given one. */
  email: string | null;
  name: string | null;
  isOperator: boolean;
  passwordHash: string | null;
  isDisabled: boolean;
}

/** A member as the owners of a context see them. */
export interface Member {
  id: string;
  email: string;
  name: string | null;
  role: Role;
  status: 'active' | 'invited' | 'disabled';
  createdAt: Date;
  lastUsedAt: Date | null;
  invitationExpiresAt: Date | null;
}

export interface MemberChange {
  role?: Role | undefined;
  disabled?: boolean | undefined;
}

/** What a one-time link leads to. */
export interface Invitation {
  memberId: string;
  /** Null for a link to the account itself. */
  contextId: string | null;
  contextName: string | null;
  role: Role | 'operator' | null;
  email: string | null;
  name: string | null;
  /**
   * The person who accepts must prove that this account is theirs; false where the link lets them choose a password.
   */
  hasAccount: boolean;
  /** Null where no password is enough to accept: the account has none, or has passkeys as well. */
  passwordHash: string | null;
  expiresAt: Date;
}

/** One way to write an address, so that it is found whatever letters it is typed in. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
