import { type Entry, type Page, type Provider, ProviderFault, type Session } from '@rooftree/connectors';
import type { Sql } from '../infra/database/sql.ts';
import type { Run } from './connection.ts';
import { findEvents, type WaitingEvent } from './connection-events.repository.ts';

/** Each is a call: few enough that little is asked for again after a crash. */
const EVENTS_PER_PAGE = 10;

/** The estates that a provider told us of, fetched one by one, and the events that are done with them. */
export async function readEventPage(
  sql: Sql,
  run: Run,
  { provider, session }: { provider: Provider; session: Session },
): Promise<{ page: Page; events: WaitingEvent[] }> {
  const { hook } = provider;
  if (hook === undefined) throw new ProviderFault('refused', 'the provider does not tell of changes');
  const waiting = await findEvents(sql, run.contextId, run.connectionId, EVENTS_PER_PAGE + 1);
  const events = waiting.slice(0, EVENTS_PER_PAGE);
  const entries: Entry[] = [];
  for (const { externalId, change } of events) {
    if (change === 'deleted') entries.push({ kind: 'gone', external_id: externalId });
    else
      entries.push(
        await hook.readOne(session, externalId).catch((error: unknown) => goneOr(error, externalId)),
      );
  }
  const next = waiting.length > events.length ? { page: run.pages + 1 } : null;
  return { page: { entries, next, total: null }, events };
}

/** It is not shown any more, or never was. */
function goneOr(error: unknown, external_id: string): Entry {
  if (error instanceof ProviderFault && error.kind === 'gone') return { kind: 'gone', external_id };
  throw error;
}
