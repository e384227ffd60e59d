/** The tables of the guides that repeat what openapi.json says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { CLIENT_PERMISSIONS, clientPermissionFor, PERMISSIONS } from '../../packages/server/src/caller.ts';
import { ERROR_CODES } from '../../packages/server/src/error-codes.ts';
import { inlineParts } from '../../packages/server/src/http/openapi/shared-parts.ts';
import { ROOT } from './sample-folder.ts';

interface Operation {
  parameters?: { name: string; schema: { maximum?: number } }[];
  security?: object[];
  'x-permission'?: string;
  deprecated?: boolean;
}

const OPENAPI = readFileSync(join(ROOT, 'openapi.json'), 'utf8');
const { paths }: { paths: Record<string, Record<string, Operation>> } = inlineParts(JSON.parse(OPENAPI));
/** Those that a client's token can call. */
const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(
      ([, { security, 'x-permission': permission }]) => permission !== undefined && security === undefined,
    )
    .map(([method, operation]) => ({ ...operation, name: `${method.toUpperCase()} ${path}` })),
);
const OPERATION = /`([A-Z]+ \/v1\/[^`]+)`/g;

const rowsOf = (guide: string, begin: string) =>
  readFileSync(join(import.meta.dirname, `${guide}.md`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(begin))
    .map((line) => line.split('|').map((cell) => cell.trim()));
const operationsIn = (cell = '') => [...cell.matchAll(OPERATION)].map(([, name]) => name ?? '');

test('versions.md has all that is deprecated', async () => {
  const ofApi = OPERATIONS.filter(({ deprecated }) => deprecated).map(({ name }) => name);
  const fields = [...OPENAPI.matchAll(/"(\w+)": ?\{[^{}]*"deprecated": ?true/g)].map(([, name]) => name);
  const inClient: string[] = [];
  for await (const file of glob('packages/client/src/**/*.ts', { cwd: ROOT }))
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(
      /@deprecated [^*]*\*\/\s*(?:async )?(\w+)/g,
    ))
      inClient.push(`${basename(file, '.ts')}.${name}`);
  assert.ok(inClient.length > 0);
  const written = rowsOf('versions', '| `').map(([, deprecated = '']) => /`([^`]+)`/.exec(deprecated)?.[1]);
  assert.deepEqual(written.toSorted(), [...ofApi, ...fields, ...inClient].toSorted());
});

test('limits.md has the largest page of every list', () => {
  const expected = OPERATIONS.flatMap(({ name, parameters = [] }) => {
    const largest = parameters.find((each) => each.name === 'page_size')?.schema.maximum;
    return largest === undefined ? [] : [[name, largest.toLocaleString('en')]];
  });
  const written = rowsOf('limits', '| a page of ').flatMap(([, lists, largest]) =>
    operationsIn(lists).map((name) => [name, largest]),
  );
  assert.deepEqual(Object.fromEntries(written), Object.fromEntries(expected));
});

test('errors.md has every permission of a client, with the operations that need it', () => {
  const expected = CLIENT_PERMISSIONS.map((permission) => [
    permission,
    OPERATIONS.filter(({ 'x-permission': needed }) => {
      const known = PERMISSIONS.find((each) => each === needed);
      return known !== undefined && clientPermissionFor(known) === permission;
    })
      .map(({ name }) => name)
      .toSorted(),
  ]);
  const written = rowsOf('errors', '| `')
    .filter(([, permission = '']) => permission.includes(':'))
    .map(([, permission = '', operations]) => [
      permission.replaceAll('`', ''),
      operationsIn(operations).toSorted(),
    ]);
  assert.deepEqual(Object.fromEntries(written), Object.fromEntries(expected));
});

test('errors.md has every error code with its meaning', () => {
  const written = rowsOf('errors', '| `')
    .filter(([, code = '']) => /^`[a-z_]+`$/.test(code))
    .map(([, code = '', meaning]) => [code.replaceAll('`', ''), meaning]);
  assert.deepEqual(Object.fromEntries(written), ERROR_CODES);
});
