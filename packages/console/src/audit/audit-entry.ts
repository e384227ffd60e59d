/** How an entry of the audit log reads: the same words on the screen, in a home's history and in the server's file. */
import type { AuditPage } from '@rooftree/client/members';
import { formatEuro } from '@rooftree/words/format';
import { writeLabel } from '@rooftree/words/label-colours';
import type { Words } from '@rooftree/words/words-of';
import { providerName } from '../connections/provider-name.ts';
import { FIELDS } from '../facts/fact-groups.ts';
import { addressLine } from '../words/address-line.ts';
import type { OfficeWords } from '../words/office-words.ts';

export type AuditEntry = AuditPage['entries'][number];
type Values = Pick<AuditEntry, 'before' | 'after'>;

/** The office's words, and those for facts. */
export interface EntryWords extends Pick<OfficeWords, 'texts' | 'language' | 'places'> {
  facts: Words;
}

export const COLUMNS = ['when', 'who', 'what', 'home', 'change', 'from'] as const;
export type Column = (typeof COLUMNS)[number];

export function textOf(column: Exclude<Column, 'when'>, entry: AuditEntry, words: EntryWords): string {
  const { texts } = words;
  if (column === 'who') return whoOf(entry.actor, words);
  if (column === 'what') {
    const [operation, thing] = [operationName(entry.operation, words), nameOf(entry, words)];
    return thing === '' ? operation : texts.audit.pair(operation, thing);
  }
  if (column === 'home') return entry.home === null ? '' : addressLine(entry.home, words);
  if (column === 'change')
    return [
      ...changesOf(entry, words).map(({ text }) => capitalised(text)),
      ...((entry.status ?? 0) >= 400 ? [texts.audit.refused] : []),
    ].join('; ');
  return entry.network ?? '';
}

/** One that this version does not know yet, as during an update, is a change without a name. */
export function operationName(operation: string, { texts }: Pick<OfficeWords, 'texts'>): string {
  const known: Record<string, string> = texts.audit.operations;
  return known[operation] ?? texts.audit.otherOperation;
}

export function whoOf(
  { kind, name }: Pick<AuditEntry['actor'], 'kind' | 'name'>,
  { texts }: Pick<OfficeWords, 'texts'>,
): string {
  return kind === 'member' || kind === 'client' ? (name ?? texts.audit.gone) : texts.audit[kind];
}

/** What the operation was about, where its home does not say it. */
function nameOf({ thing }: AuditEntry, { texts }: EntryWords): string {
  const isNamed = thing !== null && ['member', 'client', 'webhook', 'connection'].includes(thing.kind);
  return isNamed ? (thing.name ?? texts.audit.gone) : '';
}

/** The names of fields come from forms and from sentences. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export interface Change {
  name: string;
  /** With its name: "Glazing: single → double". */
  text: string;
  /** How many values came and went, where the field is a list. */
  listed: number;
}

/** What differs, a field each. */
export function changesOf({ before, after }: Values, words: EntryWords): Change[] {
  const { pair, changedHidden } = words.texts.audit;
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const name = fieldName(field, words);
    const [old, value] = [was.get(field), is.get(field)];
    if (name === null) return [];
    if (value === HIDDEN) return [{ name, text: pair(name, changedHidden), listed: 0 }];
    if (JSON.stringify(old) === JSON.stringify(value)) return [];
    if (Array.isArray(old) && Array.isArray(value)) return listChange(field, name, old, value, words);
    const values = before === null ? [value] : [old, value];
    const text = pair(name, values.map((one) => valueText(field, one, words)).join(' → '));
    return [{ name, text, listed: Array.isArray(value) ? value.length : 0 }];
  });
}

/** "Permissions: +2 (read plans, create plans), −1 (read homes)"; nothing when only the order differs. */
function listChange(
  field: string,
  name: string,
  old: readonly unknown[],
  value: readonly unknown[],
  words: EntryWords,
): Change[] {
  const parts = [
    { sign: '+', values: value.filter((one) => !old.includes(one)) },
    { sign: '−', values: old.filter((one) => !value.includes(one)) },
  ].filter(({ values }) => values.length > 0);
  if (parts.length === 0) return [];
  const texts = parts.map(
    ({ sign, values }) => `${sign}${values.length} (${valueText(field, values, words)})`,
  );
  const listed = parts.reduce((sum, { values }) => sum + values.length, 0);
  return [{ name, text: words.texts.audit.pair(name, texts.join(', ')), listed }];
}

/** A value that is not recorded. */
const HIDDEN = '…';

/** Null for what means nothing to a reader: an id of another table, a setting of the server. */
function fieldName(field: string, { texts, facts }: EntryWords): string | null {
  const { branding } = texts;
  const names: Record<string, string> = {
    ...texts.privacy.kinds,
    ...texts.audit.fields,
    kind: branding.kind,
    logoUrl: branding.logo,
    accentColor: branding.accent,
    embedOrigins: branding.embedOrigins,
    contactName: branding.contactName,
    contactPhone: branding.contactPhone,
    contactEmail: branding.contactEmail,
    contactUrl: branding.contactUrl,
    contactPhotoUrl: branding.photo,
    previewHasAddress: branding.previewHasAddress,
    keepsOwnerCertificates: branding.keepsCertificates,
    takesContactRequests: branding.takesContacts,
  };
  return names[field] ?? (field in FIELDS ? facts.fact(field) : null);
}

function valueText(field: string, value: unknown, words: EntryWords): string {
  const { texts, places, facts, language } = words;
  // A setting without a value is empty; only a fact can be unknown.
  if (value === undefined || value === null || value === '') return field in FIELDS ? texts.notKnown : '–';
  if (field in FIELDS) return facts.factValue(field, factValue(value));
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((one) => listedText(field, one, words)).join(', ');
  if (typeof value === 'number')
    return field === 'net_cost' || field === 'price' ? formatEuro(language, value) : String(value);
  if (field === 'label_after') return writeLabel(String(value));
  if (field === 'provider') return providerName(String(value));
  const known: Record<string, Record<string, string>> = {
    role: texts.roles,
    permissions: texts.programs.permissions,
    events: texts.programs.events,
    estate_type: places.estateTypes,
    estate_status: texts.statuses,
    decision: texts.audit.decisions,
    credentials: { replaced: texts.audit.replaced },
    language: texts.reportList.languages,
    kind: texts.branding.kinds,
  };
  return known[field]?.[String(value)] ?? String(value);
}

/** The names of reviewed facts are facts; everything else in a list is a value of its field. */
function listedText(field: string, value: unknown, words: EntryWords): string {
  return typeof value === 'string' && value in FIELDS
    ? words.facts.fact(value)
    : valueText(field, value, words);
}

function factValue(value: unknown): Parameters<Words['factValue']>[1] {
  // Recorded from an estate that had passed the engine's check.
  return value as Parameters<Words['factValue']>[1];
}
