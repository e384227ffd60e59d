import type { Cursor } from '@rooftree/connectors';

export const CONNECTION_STATES = [
  'ACTIVE',
  'PAUSED',
  'FAILING',
  'NEEDS_CREDENTIALS',
  'NEEDS_DECISION',
] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export const SYNC_KINDS = ['FULL', 'DELTA', 'HOOK'] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

export const SYNC_STATUSES = ['RUNNING', 'WAITING', 'FINISHED', 'FAILED'] as const;
type SyncStatus = (typeof SYNC_STATUSES)[number];

/** A connection as its reader needs it. */
export interface Connection {
  id: string;
  contextId: string;
  provider: string;
  state: ConnectionState;
  sealedCredentials: Buffer;
  keyId: string;
  plansEstates: boolean;
  faultsInRow: number;
  /** The provider's account that its homes were of so far; null where that is not known. */
  accountId: string | null;
}

/** One sync, from its first page to what follows from the last one. */
export interface SyncRun {
  id: string;
  connectionId: string;
  contextId: string;
  kind: SyncKind;
  status: SyncStatus;
  since: Date | null;
  cursor: Cursor | null;
  isRead: boolean;
  pages: number;
  attempts: number;
  startedAt: Date;
}

/** An entry that was not taken, with sentences for a person. */
export interface RefusedRow {
  external_id: string | null;
  reasons: readonly string[];
}

/** Of one page, or of a whole sync. */
export interface SyncCounts {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

/** More are never fixed at once, and a provider that sends rubbish must not fill the table. */
export const MOST_REFUSED_ROWS = 500;

/** More than this part of a connection's estates is never deactivated without a person's word. */
export const MOST_DEACTIVATED_SHARE = 1 / 5;

/**
 * Full syncs in a row without an estate, after which it is deactivated. One may have been cut short, or have skipped it
 * between two pages.
 */
export const MISSED_SYNCS_TO_DEACTIVATE = 2;
