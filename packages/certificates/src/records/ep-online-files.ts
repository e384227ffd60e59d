import { parse } from 'csv-parse/sync';
import { Refusal } from '../contract/refusal.ts';
import { type EpOnlineRecord, keyOf } from './ep-online.ts';
import { elementsNamed, type XmlElement } from './xml.ts';

/** What every record of a label has, whatever else it leaves out. */
const MARKS = ['energieklasse', 'postcode', 'gebouwklasse'] as const;

/** The answer of API v5: an array of labels, or a single one. */
export function recordsOfJson(text: string): EpOnlineRecord[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Refusal('unreadable', 'the JSON is broken');
  }
  const items: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  const records = items.flatMap((item) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) ? [toRecord(Object.entries(item))] : [],
  );
  return labelsAmong(records, 'the JSON is no answer of EP-Online');
}

/** Two lines may stand before the header; fields may be quoted. */
export function recordsOfCsv(text: string): EpOnlineRecord[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const at = lines.findIndex((line) => MARKS.every((mark) => keysIn(line).has(mark)));
  if (at < 0 || at > 10) throw new Refusal('not_a_certificate', 'the CSV is no export of EP-Online');
  const delimiter = (lines[at] ?? '').includes(';') ? ';' : ',';
  let rows: string[][];
  try {
    rows = parse(lines.slice(at).join('\n'), { delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw new Refusal('unreadable', 'the CSV is broken');
  }
  const [header = [], ...data] = rows;
  return data.map((row) => toRecord(header.map((name, index) => [name, row[index]])));
}

/** Every `Pandcertificaat` of an export. */
export function recordsOfXml(root: XmlElement): EpOnlineRecord[] {
  const labels = elementsNamed(root, 'Pandcertificaat');
  return labels.map((label) => toRecord(label.children.map((child) => [child.name, child.text])));
}

function keysIn(line: string): Set<string> {
  return new Set(line.split(/[;,]/).map(keyOf));
}

function toRecord(entries: readonly (readonly [string, unknown])[]): EpOnlineRecord {
  return new Map(
    entries.flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[keyOf(name), String(value)]] : [],
    ),
  );
}

function labelsAmong(records: readonly EpOnlineRecord[], message: string): EpOnlineRecord[] {
  const labels = records.filter(
    (record) => record.has('energieklasse') || (record.has('postcode') && record.has('gebouwklasse')),
  );
  if (labels.length === 0) throw new Refusal('not_a_certificate', message);
  return labels;
}
