import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { schemesPage } from './schemes-page.ts';

test('docs/method/schemes.md has every scheme as the tables have it: npm run schemes writes it', () => {
  const page = join(import.meta.dirname, '..', '..', 'docs', 'method', 'schemes.md');
  assert.equal(readFileSync(page, 'utf8'), schemesPage());
});
