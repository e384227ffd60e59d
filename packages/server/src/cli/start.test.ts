import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SOURCE = join(import.meta.dirname, '..');
// `import type` and what is imported when a command runs do not count.
const LOADED_AT_ONCE = /^import (?!type )[^;]*? from '([^']+)'|^import '([^']+)'/gms;

function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.ts')) return found;
  for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(LOADED_AT_ONCE)) {
    const name = from ?? bare ?? '';
    if (name.startsWith('.')) loadedWith(join(dirname(file), name), found);
    else if (name.startsWith('@rooftree/')) loadedWith(fileURLToPath(import.meta.resolve(name)), found);
    else found.add(name);
  }
  return found;
}

test('help loads the table of commands and nothing that acts', () => {
  const loaded = [...loadedWith(join(SOURCE, 'cli', 'main.ts'))].map((name) =>
    name.startsWith('/') ? relative(SOURCE, name) : name,
  );
  const others = loaded.filter(
    (name) => !/^cli\/(main|program|unknown-command|cli-error|commands\/[\w/-]+)\.ts$/.test(name),
  );
  assert.deepEqual(others.sort(), [
    '../../engine/src/contract/codes.ts',
    '../../words/src/language.ts',
    '../package.json',
    'access/contexts/contexts.ts',
    'caller.ts',
    'commander',
    'estates/estates.ts',
    'events.ts',
    'infra/database/connection/database-addresses.ts',
    'infra/terminal.ts',
    'node:net',
    'node:path',
    'node:util',
    'setting-kinds.ts',
  ]);
});
