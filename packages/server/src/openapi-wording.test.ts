import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

// Words that an integrator would stumble over. "Else" is refused as a connective ("its id, else its name").
const REFUSED =
  /\b(told|tells?|whoever|anew|hears?|heard|mend|nobody|somebody|look(s|ed)? (through|for|at)|said|says|handed|hand over|by itself|by themselves|for ever|stands? before|works? no more|faults?|answers?|answered)\b|, else /i;

test('summaries and descriptions of openapi.json use the words of an API reference', async () => {
  const document: unknown = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../openapi.json'), 'utf8'),
  );
  const refused = textsOf(document).filter((text) => REFUSED.test(text));
  assert.deepEqual([...new Set(refused)], []);
});

test('a summary is one short phrase without a full stop', async () => {
  const document: { paths: Record<string, Record<string, { summary: string }>> } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../openapi.json'), 'utf8'),
  );
  const summaries = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ summary }) => summary),
  );
  assert.deepEqual(
    summaries.filter((summary) => summary.length > 60 || /[.?!:;]/.test(summary)),
    [],
  );
});

function textsOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'summary' || key === 'description') && typeof inner === 'string' ? [inner] : textsOf(inner),
  );
}
