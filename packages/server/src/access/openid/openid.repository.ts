/** Sign-ins that were begun. The person is not known yet, so these statements name no context. */
import type { Executor } from '../../infra/database/sql.ts';
import type { OpenidRequest } from './openid.ts';

interface NewRequest extends OpenidRequest {
  stateHash: Buffer;
  browserHash: Buffer;
}

/** Also removes some that were never completed, so that they never become many. */
export async function insertRequest(sql: Executor, request: NewRequest, minutes: number): Promise<void> {
  const { stateHash, browserHash, nonce, codeVerifier, memberId } = request;
  await sql`
    WITH expired AS (
      DELETE FROM openid_requests WHERE state_hash = ANY (ARRAY(
        SELECT state_hash FROM openid_requests WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED
      ))
    )
    INSERT INTO openid_requests (state_hash, browser_hash, nonce, code_verifier, member_id, expires_at)
    VALUES (${stateHash}, ${browserHash}, ${nonce}, ${codeVerifier}, ${memberId}, now() + make_interval(mins => ${minutes}))`;
}

/** Uses up a request, once. Null when there is none, it has expired, or another browser began it. */
export async function useRequest(
  sql: Executor,
  stateHash: Buffer,
  browserHash: Buffer,
): Promise<OpenidRequest | null> {
  const [row] = await sql<OpenidRequest[]>`
    DELETE FROM openid_requests WHERE state_hash = ${stateHash} AND browser_hash = ${browserHash} AND expires_at > now()
    RETURNING nonce, code_verifier AS "codeVerifier", member_id AS "memberId"`;
  return row ?? null;
}
