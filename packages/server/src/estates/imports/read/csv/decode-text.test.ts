import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeText } from './decode-text.ts';

/** Decodes bytes that come in pieces of the given size, as from a pipe. */
async function decode(bytes: Buffer, size = 7) {
  const notes: string[] = [];
  async function* pieces() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  const text = (await Array.fromAsync(decodeText(pieces(), (note) => notes.push(note)))).join('');
  return { text, notes };
}

const TEXT = 'id;plaats\r\n1;Gent\r\n2;Liège\r\n3;Ath 🏠\r\n';
const LATIN = 'id;plaats\n1;Gent\n2;Liège\n3;façade\n';
const advice = 'save the file as UTF-8 (in Excel: "CSV UTF-8") and import it again';

test('UTF-8 is read with and without its mark, and nothing is said', async () => {
  for (const size of [1, 2, 3, 5, 1000]) {
    assert.deepEqual(await decode(Buffer.from(TEXT), size), { text: TEXT, notes: [] });
    assert.deepEqual(await decode(Buffer.from(`\ufeff${TEXT}`), size), { text: TEXT, notes: [] });
  }
});

test('UTF-16 is read by its mark in both byte orders', async () => {
  const little = Buffer.from(`\ufeff${TEXT}`, 'utf16le');
  for (const size of [1, 3, 1000]) {
    assert.equal((await decode(little, size)).text, TEXT);
    assert.equal((await decode(Buffer.from(little).swap16(), size)).text, TEXT);
  }
});

test('Windows-1252 is read, and said aloud with a word that shows it', async () => {
  // 0x80 is the euro sign, which Latin-1 does not have.
  const bytes = Buffer.concat([Buffer.from(LATIN, 'latin1'), Buffer.from([0x80, 0x0a])]);
  assert.deepEqual(await decode(bytes), {
    text: `${LATIN}€\n`,
    notes: ['the file is not UTF-8 and is read as Windows-1252: line 3 has "Liège"'],
  });
});

test('a file that is partly UTF-8 and partly not is refused, with the line', async () => {
  const utf8 = Buffer.from(LATIN);
  const latin1 = Buffer.from(LATIN, 'latin1');
  await assert.rejects(decode(Buffer.concat([utf8, latin1])), {
    messages: [`line 7: is not UTF-8 and earlier lines are UTF-8: ${advice}`],
  });
  await assert.rejects(decode(Buffer.concat([latin1, utf8])), {
    messages: [`line 7: is UTF-8 and earlier lines are not UTF-8: ${advice}`],
  });
});

test('bytes that are no text are refused', async () => {
  await assert.rejects(decode(Buffer.from([0x61, 0x0a, 0xe9, 0x81, 0x0a])), {
    messages: [`line 2: is neither UTF-8 nor Windows-1252: ${advice}`],
  });
  // UTF-16 without its mark.
  await assert.rejects(decode(Buffer.from('id;x\n', 'utf16le')), {
    messages: [`line 1: has NUL characters: ${advice}`],
  });
  await assert.rejects(decode(Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00])), {
    messages: [`the file is not valid UTF-16: ${advice}`],
  });
});

test('an empty file is an empty text', async () => {
  assert.deepEqual(await decode(Buffer.alloc(0)), { text: '', notes: [] });
});
