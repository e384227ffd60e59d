import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const MOST_SCRIPTS = 25;
const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts);

test('docs/testing.md has every npm script, and no other', () => {
  const page = readFileSync(join(ROOT, 'docs', 'testing.md'), 'utf8');
  const documented = [...page.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(documented.sort(), scripts.sort());
});

test('there are few enough npm scripts to remember', () => {
  assert.ok(scripts.length <= MOST_SCRIPTS, `${scripts.length} scripts`);
});
