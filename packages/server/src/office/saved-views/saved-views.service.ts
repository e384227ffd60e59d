/**
 * Views of the portfolio under a name: each belongs to the member who made it, and can be shown to all of the context.
 */
import { type Caller, isPermitted } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { errorCode } from '../../infra/error-code.ts';
import {
  deleteView,
  insertView,
  listViews,
  type SavedView,
  updateView,
  type ViewChange,
} from './saved-views.repository.ts';

/** Of one member in one context: more than a menu can show. */
const MOST_VIEWS = 100;
const UNIQUE_VIOLATION = '23505';

export async function getViews(sql: Sql, caller: Caller): Promise<SavedView[]> {
  requireMember(caller);
  return listViews(sql, caller.contextId, caller.id);
}

export async function saveView(
  sql: Sql,
  caller: Caller,
  view: { name: string; query: string; isShared: boolean },
): Promise<SavedView> {
  requireMember(caller);
  requireSharing(caller, view.isShared);
  const saved = await insertView(sql, caller.contextId, caller.id, view, MOST_VIEWS).catch(refuseTaken);
  if (saved === null)
    throw new Fault('conflict', [`there are ${MOST_VIEWS} views already: delete one first`]);
  return saved;
}

export async function changeView(
  sql: Sql,
  caller: Caller,
  id: string,
  change: ViewChange,
): Promise<SavedView> {
  requireMember(caller);
  requireSharing(caller, change.isShared === true);
  const changed = await updateView(sql, caller.contextId, caller.id, id, change).catch(refuseTaken);
  if (changed === null) throw new Fault('missing');
  return changed;
}

export async function removeView(sql: Sql, caller: Caller, id: string): Promise<void> {
  requireMember(caller);
  if (!(await deleteView(sql, caller.contextId, caller.id, id))) throw new Fault('missing');
}

/** A view belongs to a person. */
function requireMember({ kind }: Caller): void {
  if (kind !== 'member') throw new Fault('forbidden');
}

/** A member who may only read shares no views with others. */
function requireSharing(caller: Caller, isShared: boolean): void {
  if (isShared && !isPermitted(caller, 'estates:write'))
    throw new Fault('forbidden', ['your role in this context does not allow this']);
}

function refuseTaken(error: unknown): never {
  if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
  throw new Fault('conflict', ['you have a view of this name already']);
}
