import { randomBytes } from 'node:crypto';
import type { Executor, Sql } from '../infra/database/sql.ts';
import { within } from '../infra/within.ts';
import { toEstate } from './estate-check.ts';
import { managesNoEstates } from './estates.errors.ts';
import * as repository from './estates.repository.ts';
import type { EstateBody } from './estates.schemas.ts';
import type { Estate } from './estates.ts';

// About 170 kB of JSON: few round trips, the first byte soon, and little memory for each list that is being read.
export const LIST_BATCH = 200;
const REFERRAL_TOKEN_BYTES = 16;

/** The day in UTC: what the engine judges years and ages by. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The whole list as JSON, piece by piece as the reader takes it. The first piece is asked for before anything is sent. */
export async function streamEstates(
  sql: Sql,
  contextId: string,
  { publicUrl, requestTimeoutSeconds }: { publicUrl: string; requestTimeoutSeconds: number },
): Promise<AsyncIterable<Buffer>> {
  const read = (after: string | null) =>
    within(
      requestTimeoutSeconds * 1000,
      repository.readEstateBatch(sql, contextId, publicUrl, { after, size: LIST_BATCH }),
    );
  const first = await read(null);
  if (!first.managesEstates) throw managesNoEstates();
  return writeEstates(first, read);
}

/** The next piece is asked for while the reader takes this one. */
async function* writeEstates(
  first: repository.EstateBatch,
  read: (after: string) => Promise<repository.EstateBatch>,
): AsyncGenerator<Buffer> {
  yield Buffer.from('{"estates":[');
  for (let batch: repository.EstateBatch | null = first; batch !== null; ) {
    const next: Promise<repository.EstateBatch> | null = batch.lastId === null ? null : read(batch.lastId);
    // A reader who goes away never comes for it.
    next?.catch(() => {});
    if (batch.entries.length > 0) {
      if (batch !== first) yield Buffer.from(',');
      yield batch.entries;
    }
    batch = await next;
  }
  yield Buffer.from(']}');
}

export async function putEstate(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  externalId: string,
  body: EstateBody,
): Promise<repository.PutEstate> {
  const estate = withReferralToken(toEstate(externalId, body, 'API', today()));
  const [put] = await repository.upsertEstates(sql, contextId, publicUrl, [estate]);
  if (put === undefined) throw managesNoEstates();
  return put;
}

export const { deactivateEstate } = repository;

export function withReferralToken(estate: Estate): Estate & { referral_token: string } {
  return { ...estate, referral_token: randomBytes(REFERRAL_TOKEN_BYTES).toString('base64url') };
}
