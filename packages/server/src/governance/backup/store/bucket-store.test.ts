import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { startTestBucket } from '../../../testing/providers/test-bucket.ts';
import { createBucketStore } from './bucket-store.ts';

test('an upload that breaks off is repeated, and the SDK prints nothing of it', async (t) => {
  const bucket = await startTestBucket();
  t.after(() => bucket.stop());
  const { S3_BUCKET = '', S3_REGION = '', S3_ENDPOINT = '' } = bucket.env;
  const store = createBucketStore({
    bucket: S3_BUCKET,
    prefix: '',
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
  });
  t.after(() => store.close?.());
  const { warn } = console;
  t.after(() => Object.assign(console, { warn }));
  const printed: unknown[] = [];
  console.warn = (...words) => printed.push(...words);
  const content = Buffer.alloc(200_000, 'a');
  let opened = 0;
  bucket.mood = 'refuses';
  await store.put('base/one', {
    bytes: content.length,
    open() {
      opened += 1;
      if (opened === 2) bucket.mood = 'answers';
      return Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]);
    },
  });
  assert.deepEqual([opened, printed], [2, []]);
  assert.deepEqual(await buffer(await store.read('base/one')), content);
});
