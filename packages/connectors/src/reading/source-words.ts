/**
 * The provider's own words for a field, by the path of its table: for people who compare them with what became of them.
 */
import { textOf } from './values.ts';

const MOST_VALUES = 20;
/** Names of fields are short; what is longer is cut. */
const LONGEST_LABEL = 80;

/** What the provider says in one of its fields. */
export interface SourceWords {
  /** The name of the field in the provider's own system: `cvKetelBrandstof`. */
  field: string;
  /** What the provider calls a field that is named by a number, in the language of its answer. */
  label: string | null;
  words: string;
}

/** Whether the provider sends this for a field that was not filled in. */
export const isUnfilled = ({ words }: SourceWords): boolean => /^(0|-1|UNDEFINED)$/.test(words);

/**
 * Of alternatives, the fields of the first that is filled in; else of the first that says something; none when none
 * does.
 */
export function sourceWords(record: unknown, path: string): SourceWords[] {
  const found = alternativesOf(path)
    .map((alternative) =>
      alternative.flatMap((steps) => {
        const words = valuesAt(record, steps).slice(0, MOST_VALUES).join(', ');
        return words === '' ? [] : [{ field: fieldName(steps), label: labelAt(record, steps), words }];
      }),
    )
    .filter((fields) => fields.length > 0);
  return found.find((fields) => !fields.every(isUnfilled)) ?? found[0] ?? [];
}

/** The paths of a field: any of the alternatives, each with all of its parts. */
export const alternativesOf = (path: string): Step[][][] =>
  path.split(' | ').map((alternative) => alternative.split(' + ').map(stepsOf));

/** Steps that only wrap a value. */
const WRAPPERS = new Set(['value', 'code', 'id', '#text']);

/** `details[id=1020].value` is "details 1020", `algemeen.cvKetelBrandstof` is "cvKetelBrandstof". */
function fieldName(steps: readonly Step[]): string {
  const own = steps.findLast(({ name }) => !WRAPPERS.has(name)) ?? steps.at(-1);
  return own?.only ? `${own.name} ${own.only.value}` : (own?.name ?? '');
}

function labelAt(record: unknown, steps: readonly Step[]): string | null {
  const numbered = steps.findIndex(({ only }) => only !== undefined);
  if (numbered < 0) return null;
  const [label] = valuesAt(record, [...steps.slice(0, numbered + 1), { name: 'label' }]);
  return label?.slice(0, LONGEST_LABEL) ?? null;
}

interface Step {
  name: string;
  /** Only those of a list that have this value under this name. */
  only?: { name: string; value: string };
}

export function stepsOf(path: string): Step[] {
  return path.split('.').map((part) => {
    const [, name = '', only, value = ''] = /^([@#\w]+)(?:\[(?:(\w+)=(\w+))?\])?$/.exec(part) ?? [];
    if (name === '') throw new Error(`no path of a provider's record: ${path}`);
    return { name, ...(only !== undefined && { only: { name: only, value } }) };
  });
}

function valuesAt(value: unknown, steps: readonly Step[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, steps));
  const [step, ...rest] = steps;
  if (step === undefined) {
    const text = typeof value === 'boolean' ? String(value) : textOf(value);
    return text === undefined ? [] : [text];
  }
  const found = fieldOf(value, step.name);
  const { only } = step;
  if (only === undefined) return valuesAt(found, rest);
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list
    .filter((each) => String(fieldOf(each, only.name)) === only.value)
    .flatMap((each) => valuesAt(each, rest));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? // It has the name.
      (value as Record<string, unknown>)[name]
    : undefined;
}
