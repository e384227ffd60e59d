import type { Executor } from '../../infra/database/sql.ts';
import * as repository from './audit.repository.ts';
import type { Actor, Change, ChangingRequest, SignInAttempt } from './audit.ts';

/** In the transaction of the change itself: there is neither without the other. */
export async function recordChange(tx: Executor, actor: Actor, change: Change): Promise<void> {
  await repository.insertChange(tx, change.contextId, actor, change);
}

/** Records changes of things of one kind. What was there before is left out: it is in the entries before. */
export function recorderOf(kind: NonNullable<Change['thing']>['kind']) {
  return (
    tx: Executor,
    actor: Actor,
    contextId: string,
    operation: string,
    id: string,
    after: Record<string, unknown> | null,
  ): Promise<void> =>
    recordChange(tx, actor, { contextId, operation, thing: { kind, id }, before: null, after });
}

/** Also of who was refused: those who manage a context see who tried to come in. */
export async function recordSignIn(sql: Executor, attempt: SignInAttempt): Promise<void> {
  await repository.insertSignIn(sql, attempt);
}

/** For a change without its own entry: that it was requested, and the status of the response. */
export async function recordRequest(sql: Executor, actor: Actor, request: ChangingRequest): Promise<void> {
  await repository.insertRequest(sql, request.contextId, actor, request);
}
