import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import semver from 'semver';
import { LOCK_FILE, trimLockFile } from './trim-lock-file.ts';

const ROOT = join(import.meta.dirname, '..');
const lockText = readFileSync(LOCK_FILE, 'utf8');
const { packages }: { packages: Record<string, { link?: boolean; devOptional?: boolean }> } =
  JSON.parse(lockText);
const ownNode = readFileSync(join(ROOT, '.node-version'), 'utf8').trim();

test('package-lock.json has no download addresses and no engines', () => {
  assert.ok(trimLockFile(lockText) === lockText, 'run node scripts/trim-lock-file.ts');
});

test('every installed package accepts the Node that runs it', () => {
  const installed = Object.keys(packages)
    .filter((path) => path.includes('node_modules/') && !packages[path]?.link)
    .map((path) => join(ROOT, path, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file): { name: string; engines?: { node?: string } } => JSON.parse(readFileSync(file, 'utf8')));
  assert.ok(installed.length > 200);
  assert.deepEqual(
    installed
      .filter(({ engines }) => !semver.satisfies(ownNode, engines?.node ?? '*'))
      .map(({ name }) => name),
    [],
  );
});

test('no package of developers is kept in production, as an optional peer of another', () => {
  assert.deepEqual(
    Object.keys(packages).filter((path) => packages[path]?.devOptional),
    [],
  );
});
