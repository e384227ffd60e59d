/** The table of a provider's fields as tests: one per field, named by it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Entry } from '../contract/listing.ts';

/**
 * `given` in the provider's words beside a house that says nothing else, and what it must become, by the paths of a
 * listing (`facts.year_built`); undefined is what must stay open. A text in its place is the reason why the field is
 * not taken: then it must change nothing.
 */
export type FieldRow<Given> = readonly [field: string, given: Given, ours: Record<string, unknown> | string];

export function describeFields<Given>(
  provider: string,
  map: (given: Given | undefined) => Entry,
  rows: readonly FieldRow<Given>[],
): void {
  describe(`the fields of ${provider}`, () => {
    const bare = map(undefined);
    for (const [field, given, ours] of rows) {
      if (typeof ours === 'string')
        it(`${field} is not taken: ${ours}`, () => assert.deepEqual(map(given), bare));
      else
        it(field, () => {
          const entry = map(given);
          const subject = entry.kind === 'listing' ? entry.listing : entry;
          for (const [path, expected] of Object.entries(ours))
            assert.deepEqual(at(subject, path), expected, `${path} of ${JSON.stringify(given)}`);
        });
    }
  });
}

/** A row for each word that the field may have. */
export function rowsOfWords<Given>(
  field: string,
  path: string,
  given: (word: string) => Given,
  ours: Readonly<Record<string, unknown>>,
): FieldRow<Given>[] {
  return Object.entries(ours).map(
    ([word, value]): FieldRow<Given> => [`${field} ${word}`, given(word), { [path]: value }],
  );
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
