import {
  type Entry,
  isUnfilled,
  type Page,
  ProviderFault,
  type ProviderField,
  type SourceWords,
  sourceWords,
} from '@rooftree/connectors';
import { Fault } from '../../fault.ts';
import { addressLine } from './address-line.ts';
import type { Connection, SyncCounts } from './connection.ts';
import type { OpenSessions } from './providers/open-sessions.ts';
import { countsOf, type PageReader, preparePage } from './sync/write-page.ts';

/** Enough to see whether the houses are the right ones, and quick. */
const MOST_ENTRIES = 200;
const MOST_PAGES = 3;
const SHOWN = 20;

interface PreviewedRow {
  external_id: string | null;
  outcome: 'new' | 'changed' | 'unchanged' | 'refused' | 'gone';
  address: string | null;
  estate_type: string | null;
  facts: number;
  /** Facts beside the provider's own words for them. */
  values: PreviewedValue[];
  reasons: readonly string[];
}

interface PreviewedValue {
  name: string;
  value: unknown;
  /** It says that something is there, not how much: no plan uses it. */
  is_vague: boolean;
  sources: SourceWords[];
}

interface Preview {
  announced: number | null;
  is_whole: boolean;
  counts: SyncCounts;
  rows: PreviewedRow[];
}

/**
 * The beginning of a first sync, and what would become of it. Nothing is written, and nothing is fetched but the list.
 */
export async function previewConnection(
  writer: PageReader & { sessions: OpenSessions },
  connection: Connection,
): Promise<Preview> {
  const { entries, records, fields, announced, isWhole } = await readBeginning(
    writer.sessions,
    connection,
  ).catch(asFault);
  const prepared = await preparePage(writer, connection, entries).catch(asFault);
  const refused = new Map(prepared.refused.map(({ external_id, reasons }) => [external_id, reasons]));
  const written = new Map(prepared.estates.map(({ estate, rowVersion }) => [estate.external_id, rowVersion]));
  const outcomeOf = (name: string): PreviewedRow['outcome'] => {
    if (refused.has(name)) return 'refused';
    if (!written.has(name)) return 'unchanged';
    return written.get(name) === null ? 'new' : 'changed';
  };
  const rows = entries.flatMap((entry, place) =>
    // Its units are entries of their own.
    entry.kind === 'project'
      ? []
      : {
          ...rowOf(entry, outcomeOf, (name) => refused.get(name) ?? []),
          values: valuesOf(entry, records[place], fields),
        },
  );
  // What a person has to fix comes first.
  rows.sort((one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'));
  return { announced, is_whole: isWhole, counts: countsOf(prepared), rows: rows.slice(0, SHOWN) };
}

async function readBeginning(sessions: OpenSessions, connection: Connection) {
  const { provider, session } = await sessions.open(connection);
  if (provider.pull === undefined)
    throw new Fault('conflict', ['the provider does not support sync: it sends changes by webhook']);
  const entries: Entry[] = [];
  const records: unknown[] = [];
  let page: Page | undefined;
  for (let pages = 0; pages < MOST_PAGES && entries.length < MOST_ENTRIES && page?.next !== null; pages++) {
    page = await provider.pull.readPage(session, null, page?.next ?? null);
    entries.push(...page.entries);
    records.push(...(page.records ?? []));
  }
  return {
    entries,
    records,
    fields: provider.fields,
    announced: page?.total ?? null,
    isWhole: page?.next === null,
  };
}

function asFault(error: unknown): never {
  if (!(error instanceof ProviderFault)) throw error;
  throw new Fault(error.kind === 'busy' ? 'busy' : 'conflict', [error.message], {
    ...(error.retryAfterSeconds !== null && { retryAfterSeconds: error.retryAfterSeconds }),
  });
}

function rowOf(
  entry: Exclude<Entry, { kind: 'project' }>,
  outcomeOf: (name: string) => PreviewedRow['outcome'],
  reasonsOf: (name: string) => readonly string[],
): Omit<PreviewedRow, 'values'> {
  if (entry.kind !== 'listing') {
    const reasons = entry.kind === 'refused' ? entry.reasons : [];
    const { kind: outcome, external_id } = entry;
    return { external_id, outcome, address: null, estate_type: null, facts: 0, reasons };
  }
  const { external_id, address, estate_type, facts } = entry.listing;
  return {
    external_id,
    outcome: outcomeOf(external_id),
    address: addressLine(address),
    estate_type,
    facts: Object.keys(facts).length,
    reasons: reasonsOf(external_id),
  };
}

/** Each fact that was found, and each that the provider has words for which became nothing. */
function valuesOf(entry: Entry, record: unknown, fields: readonly ProviderField[]): PreviewedValue[] {
  if (entry.kind !== 'listing') return [];
  const { facts, vague = {} } = entry.listing;
  const exact = new Map<string, unknown>(Object.entries(facts));
  const loose = new Map<string, unknown>(Object.entries(vague));
  const values = fields.flatMap(({ field, path }): PreviewedValue[] => {
    const [, pattern] = /^facts\.([\w*]+)$/.exec(field) ?? [];
    if (pattern === undefined) return [];
    const sources = sourceWords(record, path);
    const form = formOf(pattern);
    const names = pattern.includes('*')
      ? [...exact.keys(), ...loose.keys()].filter((name) => form.test(name))
      : [pattern];
    return names.flatMap((name) => {
      const value = exact.get(name) ?? loose.get(name) ?? null;
      if (value === null && sources.every(isUnfilled)) return [];
      const also = value === null ? lastDayOf(name, record, fields) : [];
      return [{ name, value, is_vague: loose.has(name), sources: [...sources, ...also] }];
    });
  });
  const used = new Set(values.flatMap(({ value, sources }) => (value === null ? [] : fieldsIn(sources))));
  // A list of many things says nothing of most facts: it is shown with those that it decides, or else once.
  return values.filter(({ value, sources }) => {
    if (value !== null) return true;
    const [first = '', ...others] = fieldsIn(sources);
    const isNew = !used.has(first);
    for (const field of [first, ...others]) used.add(field);
    return isNew;
  });
}

const fieldsIn = (sources: readonly SourceWords[]) => sources.map(({ field }) => field);

/** Why an expired label is not used: the field with its last day. */
function lastDayOf(name: string, record: unknown, fields: readonly ProviderField[]): SourceWords[] {
  return fields.flatMap(({ field, path }) => {
    const [, pattern] = /^facts\.([\w*]+) \(last day\)$/.exec(field) ?? [];
    const isMeant = pattern !== undefined && formOf(pattern).test(name);
    return isMeant ? sourceWords(record, path) : [];
  });
}

const formOf = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
