import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandLinePage } from './command-line-page.ts';

test('docs/command-line.md has every command as it is: npm run command-line writes it', () => {
  const page = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'command-line.md');
  assert.equal(readFileSync(page, 'utf8'), commandLinePage());
});
