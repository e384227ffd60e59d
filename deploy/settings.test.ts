import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SETTING_NAMES } from '../packages/server/src/config.ts';

const DEPLOY = import.meta.dirname;
const SETTING = /\b(?:ROOFTREE|DATABASE|S3|BACKUP)_[A-Z0-9_]+\b|\b(?:PUBLIC_URL|CDN_URL)\b/g;
/** Compose's own: which image to take. */
const NO_SETTINGS = ['ROOFTREE_IMAGE'];

for (const file of globSync('{container,kubernetes}/*', { cwd: DEPLOY })) {
  test(`deploy/${file} names settings that there are`, () => {
    const named = readFileSync(join(DEPLOY, file), 'utf8').match(SETTING) ?? [];
    const unknown = named.filter((name) => !SETTING_NAMES.includes(name) && !NO_SETTINGS.includes(name));
    assert.deepEqual(unknown, []);
  });
}

test('the pods run as the user of the image', () => {
  const image = readFileSync(join(DEPLOY, 'container', 'Containerfile'), 'utf8');
  const [, uid, gid] = image.match(/^USER (\d+):(\d+)$/m) ?? [];
  for (const file of globSync('kubernetes/{migrate,server,worker}.yaml', { cwd: DEPLOY })) {
    const pod = readFileSync(join(DEPLOY, file), 'utf8');
    assert.equal(pod.match(/runAsUser: (\d+)/)?.[1], uid, file);
    assert.equal(pod.match(/runAsGroup: (\d+)/)?.[1], gid, file);
  }
});
