/** One entry, and how it reads: the same words on the screen and in the file. */
import type { AuditPage } from '@rooftree/client/members';
import type { OfficeWords } from '../language.ts';
import { formatMoment } from '../parts/moment.ts';

export type AuditEntry = AuditPage['entries'][number];

/** The names of members, clients and webhooks that are still there, by id. */
export type Names = ReadonlyMap<string, string>;

export const COLUMNS = ['when', 'who', 'what', 'change', 'from'] as const;
export type Column = (typeof COLUMNS)[number];

export function textOf(column: Column, entry: AuditEntry, words: OfficeWords, names: Names): string {
  const { texts, language } = words;
  if (column === 'when') return formatMoment(language, entry.happened_at);
  if (column === 'who') return whoOf(entry, words);
  if (column === 'what') {
    const [operation, thing] = [operationName(entry.operation, words), thingOf(entry, words, names)];
    return thing === '' ? operation : texts.audit.pair(operation, thing);
  }
  if (column === 'change')
    return [
      ...changesOf(entry, words),
      ...((entry.status ?? 0) >= 400 ? [texts.audit.refused(entry.status ?? 0)] : []),
    ].join('; ');
  return entry.network ?? '';
}

export function operationName(operation: string, { texts }: OfficeWords): string {
  const known: Record<string, string> = texts.audit.operations;
  return known[operation] ?? operation;
}

function whoOf({ actor }: AuditEntry, { texts }: OfficeWords): string {
  if (actor.kind !== 'member' && actor.kind !== 'client') return texts.audit[actor.kind];
  return actor.name ?? texts.audit.gone;
}

function thingOf({ thing, path }: AuditEntry, { texts }: OfficeWords, names: Names): string {
  if (thing === null) return decodedPath(path ?? '');
  // The agency's own settings are of no other thing, and an import is described by its counts.
  if (thing.kind === 'context' || thing.kind === 'import') return '';
  return thing.kind === 'estate' ? thing.id : (names.get(thing.id) ?? texts.audit.gone);
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What differs, a field each. */
function changesOf({ before, after }: AuditEntry, words: OfficeWords): string[] {
  const fields: Record<string, string> = { ...words.texts.privacy.kinds, ...words.texts.audit.fields };
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const values = [was, is].map((value) => valueText(field, value, words));
    const value = before === null ? (values[1] ?? '') : values.join(' → ');
    return [words.texts.audit.pair(fields[field] ?? field, value)];
  });
}

function valueText(field: string, value: unknown, words: OfficeWords): string {
  const { texts } = words;
  if (value === undefined || value === null) return '–';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((one) => valueText(field, one, words)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const known: Record<string, Record<string, string>> = {
    role: texts.roles,
    permissions: texts.programs.permissions,
    events: texts.programs.events,
  };
  return known[field]?.[value] ?? value;
}
