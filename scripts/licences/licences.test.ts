import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXCEPTIONS, FAMILIES } from './allowed-licences.ts';
import { findForbidden } from './find-forbidden.ts';
import { listShippedPackages } from './shipped-packages.ts';

const packages = listShippedPackages();

test('every package that is shipped has a licence that is allowed, or a reason', () => {
  assert(packages.length > 100, 'package-lock.json was not understood');
  assert.deepEqual(findForbidden(packages), []);
});

test('what is not allowed is found: another licence, none, a changed one of an exception, one of two', () => {
  const of = (name: string, licence: string) => ({ name, version: '1.0.0', licence });
  const bad = [of('a', 'GPL-3.0-only'), of('b', ''), of('argparse', 'AGPL-3.0'), of('c', 'MIT AND GPL-2.0')];
  assert.deepEqual(findForbidden(bad), bad);
  assert.deepEqual(findForbidden([of('d', '(MIT OR GPL-3.0-only)'), of('e', '(MIT AND Zlib)')]), []);
});

test('no exception is left for a package that is gone', () => {
  for (const name of Object.keys(EXCEPTIONS))
    assert(
      packages.some((each) => each.name === name),
      name,
    );
  for (const { prefix } of FAMILIES)
    assert(
      packages.some(({ name }) => name.startsWith(prefix)),
      prefix,
    );
});
