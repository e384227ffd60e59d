import type { Cursor } from '@rooftree/connectors';

export const CONNECTION_STATES = [
  'ACTIVE',
  'PAUSED',
  'FAILING',
  'NEEDS_CREDENTIALS',
  'NEEDS_DECISION',
] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export const RUN_KINDS = ['FULL', 'DELTA', 'HOOK'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATUSES = ['RUNNING', 'WAITING', 'FINISHED', 'FAILED'] as const;
type RunStatus = (typeof RUN_STATUSES)[number];

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
}

/** One sync, from its first page to what follows from the last one. */
export interface Run {
  id: string;
  connectionId: string;
  contextId: string;
  kind: RunKind;
  status: RunStatus;
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
export interface RunCounts {
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
export const MISSED_READS_TO_DEACTIVATE = 2;
