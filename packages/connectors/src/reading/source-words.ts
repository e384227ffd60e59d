/** The provider's own words for a field, by the path of its table: for people who compare them with what became of them. */
import { textOf } from './values.ts';

const MOST_VALUES = 20;

/** Of alternatives, those of the first that says something; undefined when none does. */
export function sourceWords(record: unknown, path: string): string | undefined {
  for (const alternative of path.split(' | ')) {
    const found = valuesAt(record, stepsOf(alternative)).slice(0, MOST_VALUES);
    if (found.length > 0) return found.join(', ');
  }
  return undefined;
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
