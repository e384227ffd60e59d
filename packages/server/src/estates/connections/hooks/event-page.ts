import { type Entry, type Page, type Provider, ProviderFault, type Session } from '@rooftree/connectors';
import type { Sql } from '../../../infra/database/sql.ts';
import type { SyncRun } from '../connection.ts';
import { findEvents, type WaitingEvent } from './connection-events.repository.ts';

/** Each is a call: few enough that little is fetched again after a crash. */
const EVENTS_PER_PAGE = 10;
/**
 * From then on, an estate for which the provider is busy while it answers for another is no reason to wait any longer.
 */
const PATIENT_ATTEMPTS = 3;

/** The estates of a provider's events, fetched one by one, and the events that are done with them. */
export async function readEventPage(
  sql: Sql,
  run: SyncRun,
  { provider, session }: { provider: Provider; session: Session },
): Promise<{ page: Page; events: WaitingEvent[] }> {
  const { hook } = provider;
  if (hook === undefined) throw new ProviderFault('refused', 'the provider does not send webhooks');
  const waiting = await findEvents(sql, run.contextId, run.connectionId, EVENTS_PER_PAGE + 1);
  const events = waiting.slice(0, EVENTS_PER_PAGE);
  const entries: Entry[] = [];
  let busy: ProviderFault | null = null;
  let answers = 0;
  for (const { externalId, change } of events) {
    if (change === 'deleted') {
      entries.push({ kind: 'gone', external_id: externalId });
      continue;
    }
    try {
      entries.push(...(await hook.readEntries(session, externalId)));
      answers += 1;
    } catch (error) {
      const entry = entryOfFault(error, externalId);
      if (error instanceof ProviderFault && error.kind === 'busy') busy = error;
      else answers += 1;
      entries.push(entry);
    }
  }
  if (busy !== null && (answers === 0 || run.attempts < PATIENT_ATTEMPTS)) throw busy;
  const next = waiting.length > events.length ? { page: run.pages + 1 } : null;
  return { page: { entries, next, total: null }, events };
}

/** It is not shown any more, or cannot be used: the others are fetched all the same. */
function entryOfFault(error: unknown, external_id: string): Entry {
  if (!(error instanceof ProviderFault) || error.kind === 'credentials') throw error;
  return error.kind === 'gone'
    ? { kind: 'gone', external_id }
    : { kind: 'refused', external_id, reasons: [error.message] };
}
