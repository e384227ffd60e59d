import { type AgeingRows, ageingRows } from '../../infra/database/ageing-rows.ts';
import { limitClause } from '../../infra/database/limit-clause.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { Actor, Change, ChangingRequest, SignInAttempt } from './audit.ts';

/** The context of what concerns none. */
const NO_CONTEXT = '00000000-0000-0000-0000-000000000000';

export async function insertChange(
  sql: Executor,
  contextId: string | null,
  actor: Actor,
  { operation, thing, before, after }: Change,
): Promise<void> {
  await sql`
    INSERT INTO audit_entries (context_id, actor_kind, actor_id, operation, thing_kind, thing_id, before, after, network,
      request_id)
    VALUES (${contextId ?? NO_CONTEXT}, ${actor.kind}, ${actor.id}, ${operation}, ${thing?.kind ?? null},
      ${thing?.id ?? null}, ${before === null ? null : JSON.stringify(before)}::text::jsonb,
      ${after === null ? null : JSON.stringify(after)}::text::jsonb, ${actor.network}, ${actor.requestId})`;
}

/**
 * An entry in each context that the member belongs to, or in none for an operator without one. One statement, whether
 * there is such a member or not: how long it takes must not reveal which addresses are known.
 */
export async function insertSignIn(sql: Executor, attempt: SignInAttempt): Promise<void> {
  const { memberId, isRefused, operation, network, requestId } = attempt;
  const actor = isRefused ? { kind: 'server', id: null } : { kind: 'member', id: memberId };
  await sql`
    INSERT INTO audit_entries (context_id, actor_kind, actor_id, operation, thing_kind, thing_id, after, network, request_id)
    SELECT coalesce(s.context_id, ${NO_CONTEXT}), ${actor.kind}, ${actor.id}, ${operation}, 'member', m.id,
      CASE WHEN ${isRefused}::boolean THEN '{"refused": true}'::jsonb END, ${network}, ${requestId}
    FROM members m LEFT JOIN memberships s ON s.member_id = m.id AND s.accepted_at IS NOT NULL
    WHERE m.id = ${memberId ?? NO_CONTEXT}`;
}

export async function insertRequest(
  sql: Executor,
  contextId: string,
  actor: Actor,
  { operation, path, status, thing }: ChangingRequest,
): Promise<void> {
  await sql`
    INSERT INTO audit_entries (context_id, actor_kind, actor_id, operation, thing_kind, thing_id, path, status, network, request_id)
    VALUES (${contextId}, ${actor.kind}, ${actor.id}, ${operation}, ${thing?.kind ?? null}, ${thing?.id ?? null}, ${path}, ${status},
      ${actor.network}, ${actor.requestId})`;
}

const entries = ageingRows('audit_entries', 'happened_at');

export const oldEntries: AgeingRows = {
  count: entries.count,
  /**
   * Says that it is the retention, for this statement alone: the setting ends with the transaction that a single
   * statement is. Locks nothing beforehand, which would need the right to change entries: two runs at once remove the
   * same ones, once.
   */
  async remove(sql, days, limit, contextId) {
    const { count } = await sql`
      WITH retention AS MATERIALIZED (SELECT set_config('rooftree.audit_retention', 'on', true) AS setting)
      DELETE FROM audit_entries WHERE ctid = ANY (ARRAY(
        SELECT t.ctid FROM ${entries.aged(sql, days, contextId)} AND (SELECT setting FROM retention) = 'on'
        ORDER BY t.happened_at ${limitClause(sql, limit)}
      ))`;
    return count;
  },
};
