import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrueValue, Truth, ValueClass } from '@rooftree/certificates/measure';
import { parse } from 'csv-parse/sync';

const TRUTH_SUFFIX = '.truth.json';
const TRUTH_CSV = 'truth.csv';

/**
 * What is known of the documents in a folder: a `NAME.truth.json` beside each, or one `truth.csv` with a column `file`,
 * a column for each field that is known, and optionally `refusal`. Empty cells are not known and not judged.
 */
export async function truthsIn(folder: string): Promise<Truth[]> {
  const names = (await readdir(folder)).sort();
  const beside = names.filter((name) => name.endsWith(TRUTH_SUFFIX));
  if (beside.length > 0) {
    return Promise.all(beside.map(async (name) => truthOfJson(await readFile(join(folder, name), 'utf8'))));
  }
  if (!names.includes(TRUTH_CSV)) return [];
  const csv = await readFile(join(folder, TRUTH_CSV), 'utf8');
  const rows: Record<string, string>[] = parse(csv, {
    columns: true,
    bom: true,
    // Where values have a decimal comma, columns are parted by semicolons.
    delimiter: /^[^\n]*;/.test(csv) ? ';' : ',',
    trim: true,
    skip_empty_lines: true,
  });
  return rows.map(truthOfRow);
}

function truthOfJson(text: string): Truth {
  // The file's own format, described where the sample documents are.
  const truth = JSON.parse(text) as Truth;
  return {
    ...truth,
    fields: truth.fields ?? {},
    optional: truth.optional ?? {},
    neutral: truth.neutral ?? [],
    select: truth.select ?? null,
  };
}

function truthOfRow({ file = '', refusal = '', ...row }: Record<string, string>): Truth {
  const known = Object.entries(row).filter(([, text]) => text !== '');
  return {
    file,
    group: 'own documents',
    kind: '',
    text: /\.(xml|json|csv)$/i.test(file) ? 'data' : 'layer',
    outcome: refusal === '' ? 'FINISHED' : 'FAILED',
    ...(refusal !== '' && { refusal: refusal.split('|') }),
    fields: Object.fromEntries(known.map(([name, text]) => [name, valueOfCell(name, text)])),
    optional: {},
    neutral: ['*'],
    select: null,
  };
}

function valueOfCell(name: string, text: string): TrueValue {
  const number = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
  if (name.endsWith('_insulation_type') && number !== null) {
    return { value: { u_value_w_per_m2_k: number }, class: 'u_value', tolerance: { abs: 0.02 } };
  }
  const value = text === 'true' ? true : text === 'false' ? false : (number ?? text);
  const [kind, tolerance] = classOf(name);
  return { value, class: kind, tolerance };
}

/** The tolerances that are published with the figures. */
function classOf(name: string): [ValueClass, { abs?: number; rel?: number }] {
  if (name === 'energy_label') return ['label', {}];
  if (name === 'energy_score_kwh_per_m2') return ['score', { abs: 0.5 }];
  if (name === 'habitable_space_m2') return ['floor_area', { rel: 0.01 }];
  if (name.endsWith('_surface_m2')) return ['element_area', { rel: 0.02, abs: 0.1 }];
  if (name.endsWith('_kwp')) return ['power', { rel: 0.01, abs: 0.01 }];
  return [/year/.test(name) ? 'year' : 'code', {}];
}
