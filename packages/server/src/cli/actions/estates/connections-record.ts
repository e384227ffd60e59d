import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Cursor,
  type Entry,
  ProviderFault,
  type RecordedAnswer,
  recordingSession,
  replaySession,
  type Session,
} from '@rooftree/connectors';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Connection } from '../../../estates/connections/connection.ts';
import { getConnection } from '../../../estates/connections/connections.service.ts';
import { getProvider } from '../../../estates/connections/providers/known-providers.ts';
import { OpenSessions } from '../../../estates/connections/providers/open-sessions.ts';
import { countsOf, preparePage } from '../../../estates/connections/sync/write-page.ts';
import { plain, print, printJson } from '../../../infra/terminal.ts';
import { UsageError } from '../../cli-error.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface RecordOptions {
  context: string;
  out?: string;
  replay?: string;
  json?: true;
}

const NAME = /^answer-\d{5}\.json$/;

/**
 * Saves the answers of a full sync, or shows what a sync of saved answers would do. Nothing is stored in the database.
 */
export async function recordConnectionAction(id: string, options: RecordOptions): Promise<void> {
  const { out, replay } = options;
  if ((out === undefined) === (replay === undefined)) throw new UsageError('Give either --out or --replay.');
  await withDependencies(async (dependencies) => {
    const { id: contextId } = await getContextBySlug(dependencies.sql, options.context);
    const connection = await getConnection(dependencies.sql, contextId, id);
    if (out !== undefined) return record(dependencies, connection, out, options);
    return show(dependencies, connection, replay ?? '', options);
  });
}

async function record(
  { config, loadClientKeys }: Dependencies,
  connection: Connection,
  folder: string,
  { json }: RecordOptions,
): Promise<void> {
  const addresses = { bases: config.connectionBases, hosts: config.connectionHosts };
  const { provider, session } = await new OpenSessions(addresses, loadClientKeys).open(connection);
  mkdirSync(folder, { recursive: true });
  let answers = 0;
  const save = (place: number, answer: RecordedAnswer) => {
    answers += 1;
    const name = `answer-${String(place).padStart(5, '0')}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(answer)}\n`);
  };
  const entries = await readAll(connection, recordingSession(provider, session, randomBytes(32), save));
  if (json) return printJson({ answers, entries: entries.length });
  print(`${answers} answers with ${entries.length} estates are in ${folder}, without personal data.`);
}

async function show(
  { sql, compute }: Dependencies,
  connection: Connection,
  folder: string,
  { json }: RecordOptions,
): Promise<void> {
  // Written by `record`.
  const answers = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordedAnswer);
  const { base, credentials } = getProvider(connection.provider);
  const given = Object.fromEntries(credentials.map(({ name }) => [name, 'recorded']));
  const session = replaySession(answers, { base, credentials: given, now: () => new Date() });
  // The account of a recording is an invented one.
  const anyAccount = { ...connection, accountId: null };
  const prepared = await preparePage({ sql, compute }, anyAccount, await readAll(connection, session));
  const counts = countsOf(prepared);
  if (json) return printJson({ ...counts, refused_rows: prepared.refused });
  print(
    `${counts.read} read: ${counts.created} new, ${counts.changed} changed, ${counts.refused} rejected. Nothing was saved.`,
  );
  for (const { external_id: name, reasons } of prepared.refused)
    print(plain(`rejected ${name ?? '–'}: ${reasons.join('; ')}`));
}

async function readAll(connection: Connection, session: Session): Promise<Entry[]> {
  const { pull } = getProvider(connection.provider);
  if (pull === undefined)
    throw new ProviderFault('refused', 'the provider has no list to record: it sends changes by webhook');
  const entries: Entry[] = [];
  let cursor: Cursor | null = null;
  do {
    const page = await pull.readPage(session, null, cursor);
    entries.push(...page.entries);
    cursor = page.next;
  } while (cursor !== null);
  return entries;
}
