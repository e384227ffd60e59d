import assert from 'node:assert/strict';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makePrivate } from './folders.ts';

const NOBODY = { uid: 65534, gid: 65534 };
const SOMEBODY = { uid: 65533, gid: 65533 };
const self = process.getuid?.() ?? 0;
const isRoot = self === 0;
const account = isRoot ? NOBODY : null;
const needsRoot = { skip: isRoot ? false : 'only root can give a folder away' };

const home = mkdtempSync(join(tmpdir(), 'rooftree-folders-'));
after(() => rmSync(home, { recursive: true, force: true }));

test('a new folder belongs to the account, and nobody else may enter', () => {
  const folder = join(home, 'new');
  for (const _ of [1, 2]) {
    makePrivate(folder, account);
    const { uid, mode } = statSync(folder);
    assert.deepEqual([uid, mode & 0o777], [account?.uid ?? self, 0o700]);
  }
});

test('a link that stands in its place is refused, and what it points to is left alone', () => {
  const target = join(home, 'target');
  mkdirSync(target, { mode: 0o755 });
  symlinkSync(target, join(home, 'link'));
  assert.throws(() => makePrivate(join(home, 'link'), account), /link belongs to another user/);
  const { uid, mode } = statSync(target);
  assert.deepEqual([uid, mode & 0o777], [self, 0o755]);
});

test("another user's folder is refused, and stays that user's", needsRoot, () => {
  const folder = join(home, 'foreign');
  mkdirSync(folder);
  chownSync(folder, SOMEBODY.uid, SOMEBODY.gid);
  assert.throws(() => makePrivate(folder, account), /foreign belongs to another user/);
  assert.equal(statSync(folder).uid, SOMEBODY.uid);
});
