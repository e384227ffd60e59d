/** A provider's answer without what identifies people and homes: only what a rule names stays as it is. */
import type { Provider } from '../contract/provider.ts';
import { parseJson } from '../reading/parse-json.ts';
import { stepsOf } from '../reading/source-words.ts';
import { type Plain, readXml, writeXml } from '../skarabee/xml.ts';
import { pseudonymOf, type Treatment } from './pseudonyms.ts';

interface Keys {
  key: Uint8Array;
  words: RegExp;
}

type Step = ReturnType<typeof stepsOf>[number];
interface Rule {
  steps: readonly Step[];
  treatment: Treatment;
}

/** By the field that a value becomes; all others are facts of the house, whose words are the point of a recording. */
const TREATMENTS: Readonly<Record<string, Treatment>> = {
  external_id: 'id',
  account_id: 'id',
  project_id: 'id',
  managing_user_external_id: 'id',
  pictures: 'url',
  'address.street': 'street',
  'address.house_number': 'number',
  'address.house_number_extra': 'extra',
  'address.zip_code': 'zip',
  'address.place': 'place',
  'address.latitude': 'coordinate',
  'address.longitude': 'coordinate',
};

export function rulesOf({ fields, recording }: Provider): readonly Rule[] {
  const ofFields = fields.flatMap(({ field, path }) =>
    recording.records.flatMap((record) =>
      path
        .split(/ [|+] /)
        .map((each) => ruleOf(record === '' ? each : `${record}.${each}`, TREATMENTS[field] ?? 'keep')),
    ),
  );
  const kept = recording.keep.map((path) => ruleOf(path, 'keep'));
  const ids = recording.ids.map((path) => ruleOf(path, 'id'));
  // An address or an identifier stays invented, whatever else is taken from the same place.
  return [...ofFields.filter(({ treatment }) => treatment !== 'keep'), ...ids, ...ofFields, ...kept];
}

const ruleOf = (path: string, treatment: Treatment): Rule => ({ steps: stepsOf(path), treatment });

export function pseudonymise(provider: Provider, key: Uint8Array, body: Uint8Array): string {
  const rules = rulesOf(provider);
  const keys = { key, words: provider.recording.words };
  if (provider.recording.format === 'json')
    return JSON.stringify(replace(keys, parseJson(provider.name, body), rules));
  const [[root = '', content] = []] = Object.entries(Object(readXml(body)));
  // Texts, records and lists of them, as they were read.
  return writeXml(root, replace(keys, { [root]: content }, rules)[root] as Plain);
}

function replace<Value>(keys: Keys, value: Value, rules: readonly Rule[]): Value {
  // The same form with other texts and numbers.
  return replaced(keys, value, rules) as Value;
}

function replaced(keys: Keys, value: unknown, rules: readonly Rule[]): unknown {
  if (Array.isArray(value)) return value.map((each) => replaced(keys, each, rules));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, replacedPart(keys, part, below(rules, name))]),
    );
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  return pseudonymOf(keys.key, value, rules.find(({ steps }) => steps.length === 0)?.treatment, keys.words);
}

/** A step that chooses among a list counts for those that it chooses. */
function replacedPart(
  keys: Keys,
  part: unknown,
  rules: readonly (Rule & { chosen?: Step['only'] })[],
): unknown {
  const list: readonly unknown[] = Array.isArray(part) ? part : [part];
  const results = list.map((each) => {
    const meant = rules.filter(
      ({ chosen }) => chosen === undefined || valueAt(each, chosen.name) === chosen.value,
    );
    return replaced(keys, each, meant);
  });
  return Array.isArray(part) ? results : results[0];
}

function below(rules: readonly Rule[], name: string): (Rule & { chosen?: Step['only'] })[] {
  return rules.flatMap(({ steps: [step, ...steps], treatment }) =>
    step?.name === name ? [{ steps, treatment, ...(step.only && { chosen: step.only }) }] : [],
  );
}

function valueAt(value: unknown, name: string): string | undefined {
  return typeof value === 'object' && value !== null
    ? String(Object.entries(value).find(([each]) => each === name)?.[1])
    : undefined;
}
