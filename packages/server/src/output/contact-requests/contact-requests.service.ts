/**
 * Buyers who want to be called back or informed of changes: stored where the agency accepts such requests, and sent to
 * its webhooks.
 */
import type { Caller } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import type { Executor, Sql } from '../../infra/database/sql.ts';
import { announce, hasReceiver } from '../webhooks/webhooks.service.ts';
import type { NewContactRequest, Reach } from './contact-request.ts';
import {
  type ContactRequestFilter,
  insertContactRequest,
  listContactRequests,
  updateContactRequest,
} from './contact-requests.repository.ts';

const EVENT = 'plan_alert.requested';
/** Of one estate. */
const MOST_PER_DAY = 100;
const PAGE = 100;

/** Whether a contact request would reach the agency; where not, no page offers the form. */
export async function acceptsContactRequests(
  sql: Executor,
  contextId: string,
  isKept: boolean,
): Promise<boolean> {
  return isKept || hasReceiver(sql, contextId, EVENT);
}

interface ReceivedRequest extends NewContactRequest {
  externalId: string;
  planUrl: string;
  /** The agency takes requests; where not, they are handed to its webhooks and stored nowhere else. */
  isStored: boolean;
}

/** Call it in the transaction that saves the plan: the agency gets both or none. */
export async function addContactRequest(
  tx: Executor,
  contextId: string,
  received: ReceivedRequest,
): Promise<void> {
  const { externalId, planUrl, isStored: isKept, ...request } = received;
  requireReach(request);
  if (!(await acceptsContactRequests(tx, contextId, isKept))) throw new Fault('missing');
  if (isKept && (await insertContactRequest(tx, contextId, request, MOST_PER_DAY)) === null)
    throw new Fault('too_many', [], { retryAfterSeconds: 3600 });
  const { wish, renovationId, name, email, phone, language } = request;
  await announce(tx, contextId, EVENT, {
    external_id: externalId,
    wish,
    renovation_id: renovationId,
    name,
    email,
    phone,
    language,
    plan_url: planUrl,
    consented_at: new Date().toISOString(),
  });
}

/** A name alone cannot be contacted. */
export function requireReach({ email, phone }: Reach): void {
  if (email === null && phone === null) throw new Fault('invalid', ['email or phone must be given']);
}

export async function getContactRequests(
  sql: Sql,
  caller: Caller,
  filter: ContactRequestFilter,
  publicUrl: string,
): Promise<string> {
  requireMember(caller);
  const found = await listContactRequests(sql, caller.contextId, filter, { take: PAGE + 1, publicUrl });
  const page = found.slice(0, PAGE);
  const next = found.length > PAGE ? (page.at(-1)?.id ?? null) : null;
  return `{"next":${JSON.stringify(next)},"data":[${page.map(({ item }) => item).join()}]}`;
}

/** As JSON. */
export async function handleContactRequest(
  sql: Sql,
  caller: Caller,
  change: { id: string; isHandled: boolean; publicUrl: string },
): Promise<string> {
  requireMember(caller);
  const changed = await updateContactRequest(sql, caller.contextId, change);
  if (changed === null) throw new Fault('missing');
  return changed;
}

/** Buyers agreed that the agency's people see it; programs get it by webhook. */
function requireMember({ kind }: Caller): void {
  if (kind !== 'member') throw new Fault('forbidden');
}
