/** Estates as connections write them: some at a time, in the caller's transaction. */
import { randomBytes } from 'node:crypto';
import { Fault } from '../../fault.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { Estate } from '../estates.ts';
import type { StoredForConnection } from './connected-estate.ts';
import * as repository from './connected-estates.repository.ts';

const REFERRAL_TOKEN_BYTES = 16;

export interface EstateToWrite {
  estate: Estate;
  /** Null for a new one. */
  rowVersion: string | null;
  /** Active again, if it is not. */
  isReactivated: boolean;
}

export function readForConnection(
  sql: Executor,
  contextId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredForConnection>> {
  if (names.length === 0) return Promise.resolve(new Map());
  return repository.findForConnection(sql, contextId, names);
}

/** The ids by name; null when somebody else has written one of them meanwhile: then nothing may stay written. */
export async function writeConnected(
  tx: Executor,
  contextId: string,
  estates: readonly EstateToWrite[],
): Promise<ReadonlyMap<string, string> | null> {
  const fresh = estates
    .filter(({ rowVersion }) => rowVersion === null)
    .map(({ estate }) => withToken(estate));
  const known = estates.flatMap(({ estate, rowVersion }) =>
    rowVersion === null ? [] : [{ ...estate, row_version: rowVersion }],
  );
  const reactivated = estates
    .filter(({ isReactivated }) => isReactivated)
    .map(({ estate }) => estate.external_id);
  const written = [
    ...(known.length > 0 ? await repository.replaceConnected(tx, contextId, known, reactivated) : []),
    ...(fresh.length > 0 ? await repository.insertConnected(tx, contextId, fresh) : []),
  ];
  if (written.length !== estates.length) return null;
  return new Map(written.map(({ externalId, id }) => [externalId, id]));
}

/** Thrown to undo a transaction whose estates somebody else has written meanwhile. */
export const writtenMeanwhile = (): Fault =>
  new Fault('busy', ['the same estates were changed by someone else']);

function withToken(estate: Estate): Estate & { referral_token: string } {
  return { ...estate, referral_token: randomBytes(REFERRAL_TOKEN_BYTES).toString('base64url') };
}
