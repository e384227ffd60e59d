import { text } from 'node:stream/consumers';
import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { listConnections, listRefused } from '../../../estates/connections/connection-json.repository.ts';
import {
  createConnection,
  getConnection,
  removeConnection,
} from '../../../estates/connections/connections.service.ts';
import { fields, plain, print, printJson, table } from '../../../infra/terminal.ts';
import { UsageError } from '../../cli-error.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface ContextOptions {
  context: string;
  json?: true;
}

interface CreateOptions extends ContextOptions {
  provider: string;
  name: string;
  credentialsFrom?: string;
  paused?: true;
  plans: boolean;
  returnReports?: true;
}

/** Of what `listConnections` writes. */
interface ShownConnection {
  id: string;
  provider: string;
  name: string;
  state: string;
  estates: number;
  last_full_read_at: string | null;
  last_delta_read_at: string | null;
  next_read_at: string | null;
  last_fault: string | null;
  last_run: ShownRun | null;
}

export interface ShownRun {
  id: string;
  kind: string;
  run_status: string;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  deactivated: number;
  to_deactivate: number | null;
  announced: number | null;
  fault: string | null;
}

/** How many are named of what was not taken. */
const MAX_NAMED = 20;

export async function createConnectionAction(options: CreateOptions): Promise<void> {
  const credentials = await readCredentials(options.credentialsFrom);
  const made = await withDependencies(async ({ sql, loadClientKeys, config }) => {
    const { id: contextId } = await getContextBySlug(sql, options.context);
    const given = {
      provider: options.provider,
      name: options.name,
      credentials,
      isPaused: options.paused === true,
      plansEstates: options.plans,
      returnsReports: options.returnReports === true,
    };
    const id = await createConnection(
      { sql, loadKeys: loadClientKeys, hosts: config.connectionHosts },
      contextId,
      given,
      COMMAND,
    );
    const [json = '{}'] = await listConnections(sql, contextId, id);
    return JSON.parse(json);
  });
  if (options.json) return printJson(made);
  print(`Connection  ${made.id}`);
  print(
    options.paused
      ? 'It is paused: start a sync with `rooftree connections run`.'
      : 'The first sync starts within a minute.',
  );
}

/** Arguments are seen by every user of the machine, and stored in the history of the shell. */
async function readCredentials(variable: string | undefined): Promise<Record<string, unknown>> {
  const place = variable === undefined ? 'on standard input' : `in the environment variable ${variable}`;
  if (variable === undefined && process.stdin.isTTY)
    throw new UsageError(
      'give the credentials on standard input, as a JSON object, or use --credentials-from',
    );
  try {
    const given: unknown = JSON.parse(
      variable === undefined ? await text(process.stdin) : (process.env[variable] ?? ''),
    );
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given };
  } catch {
    // Said below, without a word of what was given.
  }
  throw new UsageError(`the credentials ${place} must be a JSON object`);
}

export async function listConnectionsAction({ context: slug, json }: ContextOptions): Promise<void> {
  const found = await withDependencies(async ({ sql }) => {
    const { id } = await getContextBySlug(sql, slug);
    return (await listConnections(sql, id)).map((each): ShownConnection => JSON.parse(each));
  });
  if (json) return printJson(found);
  const rows = found.map((each) => [
    each.id,
    each.provider,
    each.name,
    each.state,
    String(each.estates),
    lastRead(each),
    each.last_fault ?? '',
  ]);
  const headings = ['CONNECTION', 'PROVIDER', 'NAME', 'STATE', 'ESTATES', 'LAST SYNC', 'PROBLEM'];
  print(rows.length === 0 ? 'There is no connection yet.' : table(headings, rows));
}

const lastRead = ({ last_full_read_at: full, last_delta_read_at: delta }: ShownConnection): string =>
  [full ?? '', delta ?? ''].sort().at(-1) || 'never';

export async function showConnectionAction(
  id: string,
  { context: slug, json }: ContextOptions,
): Promise<void> {
  const { shown, refused } = await withDependencies(async ({ sql }) => {
    const context = await getContextBySlug(sql, slug);
    await getConnection(sql, context.id, id);
    const [found = '{}'] = await listConnections(sql, context.id, id);
    const connection: ShownConnection = JSON.parse(found);
    const rows = connection.last_run && (await listRefused(sql, context.id, id, connection.last_run.id));
    const list: { external_id: string | null; reasons: string[] }[] = JSON.parse(rows ?? '[]');
    return { shown: connection, refused: list };
  });
  if (json) return printJson({ ...shown, refused_rows: refused });
  print(`${plain(shown.name)} (${shown.provider})`);
  print(
    fields([
      ['State', shown.state],
      ['Estates', String(shown.estates)],
      ['Last sync', lastRead(shown)],
      ['Next sync', shown.next_read_at ?? 'paused'],
      ...(shown.last_fault === null ? [] : [['Fault', plain(shown.last_fault)] as const]),
      ...(shown.last_run === null ? [] : [['Last run', runLine(shown.last_run)] as const]),
    ]),
  );
  for (const { external_id, reasons } of refused.slice(0, MAX_NAMED))
    print(plain(`rejected ${external_id ?? '(without an id)'}: ${reasons.join('; ')}`));
  if (refused.length > MAX_NAMED) print(`and ${refused.length - MAX_NAMED} more`);
}

export function runLine({
  kind,
  run_status,
  read,
  created,
  changed,
  unchanged,
  refused,
  deactivated,
}: ShownRun): string {
  return `${kind} ${run_status}: ${read} synced, ${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} rejected, ${deactivated} deactivated`;
}

export async function removeConnectionAction(
  id: string,
  { context: slug, json }: ContextOptions,
): Promise<void> {
  await withDependencies(async ({ sql }) => {
    const context = await getContextBySlug(sql, slug);
    return removeConnection(sql, context.id, id, COMMAND);
  });
  if (json) return printJson({ id, removed: true });
  print(`Removed the connection ${id}; its estates stay.`);
}
