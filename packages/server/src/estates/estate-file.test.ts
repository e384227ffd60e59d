import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readEstateFile } from './estate-file.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-estates-'));
after(() => rmSync(home, { recursive: true, force: true }));

function read(name: string, text: string, encoding: BufferEncoding = 'utf8') {
  const path = join(home, name);
  writeFileSync(path, text, encoding);
  return Array.fromAsync(readEstateFile(path));
}

const CSV = 'external_id,place\nf-1,Gent\nf-2,Liège\n';
const NDJSON = '{"external_id":"f-1"}\n\n{"external_id":"Liège"}\n';
const REFUSAL =
  'line 3: has characters that are not UTF-8: save the file as UTF-8 (in Excel: "CSV UTF-8") and import it again';

test('letters with accents are read from UTF-8', async () => {
  const [, csv] = await read('good.csv', CSV);
  assert.deepEqual(csv, { line: 3, value: { external_id: 'f-2', address: { place: 'Liège' } } });
  const [, ndjson] = await read('good.ndjson', NDJSON);
  assert.deepEqual(ndjson, { line: 3, value: { external_id: 'Liège' } });
});

test('another encoding is refused with what to do, and the line that shows it', async () => {
  // Windows-1252, which is Latin-1 in these letters, is what Excel saves as "CSV" in Belgium.
  await assert.rejects(read('windows.csv', CSV, 'latin1'), { messages: [REFUSAL] });
  await assert.rejects(read('windows.ndjson', NDJSON, 'latin1'), { messages: [REFUSAL] });
});

test('a character that was lost before the file was written is refused too', async () => {
  await assert.rejects(read('lost.csv', CSV.replace('è', '\ufffd')), { messages: [REFUSAL] });
});
