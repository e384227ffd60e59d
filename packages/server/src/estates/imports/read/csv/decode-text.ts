import { isAscii, isUtf8 } from 'node:buffer';
import { Fault } from '../../../../fault.ts';
import type { OnNotice } from '../import-row.ts';
import { peekBytes } from './peek-bytes.ts';
import { linesOf, wholeLines } from './whole-lines.ts';

const ADVICE = 'save the file as UTF-8 (in Excel: "CSV UTF-8") and import it again';
// Bytes to which Windows-1252 gives no character.
const NOT_WINDOWS_1252 = /[\x81\x8d\x8f\x90\x9d]/;
// Enough for a person to see whether the letters are right.
const EXAMPLE_LENGTH = 40;

/**
 * The text of a file in UTF-8, in UTF-16 with its mark, or in Windows-1252, which Excel saves as "CSV" here. Without a
 * mark the first line that has more than ASCII decides between UTF-8 and Windows-1252, which is said aloud. A line of
 * the other kind is then refused: a file glued together from both has no reading in which every name is right.
 */
export async function* decodeText(source: AsyncIterable<Buffer>, onNotice: OnNotice): AsyncGenerator<string> {
  const { first, all } = await peekBytes(source, 2);
  if (first[0] === 0xff && first[1] === 0xfe) yield* decodeUtf16(all, 'utf-16le');
  else if (first[0] === 0xfe && first[1] === 0xff) yield* decodeUtf16(all, 'utf-16be');
  else yield* decodeLines(all, onNotice);
}

async function* decodeUtf16(source: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new Fault('invalid', [`the file is not valid UTF-16: ${ADVICE}`]);
    throw error;
  }
}

type Encoding = 'utf-8' | 'windows-1252';

async function* decodeLines(source: AsyncIterable<Buffer>, onNotice: OnNotice): AsyncGenerator<string> {
  // Its mark is taken off the file, not off every block.
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  const windows1252 = new TextDecoder('windows-1252');
  let encoding: Encoding | null = null;
  let isFirst = true;
  let line = 0;
  for await (const block of wholeLines(source)) {
    for (const bytes of linesOf(block)) {
      line += 1;
      if (bytes.includes(0)) throw notText(line, 'has NUL characters');
      if (isAscii(bytes)) continue;
      const found: Encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
      if (encoding === null && found === 'windows-1252') {
        onNotice(
          `the file is not UTF-8 and is read as Windows-1252: line ${line} has "${example(windows1252.decode(bytes))}"`,
        );
      }
      encoding ??= found;
      if (found !== encoding)
        throw notText(line, `is ${nameOf(found)} and earlier lines are ${nameOf(encoding)}`);
      if (found === 'windows-1252' && NOT_WINDOWS_1252.test(bytes.toString('latin1'))) {
        throw notText(line, 'is neither UTF-8 nor Windows-1252');
      }
    }
    const text = encoding === 'windows-1252' ? windows1252.decode(block) : utf8.decode(block);
    yield isFirst ? text.replace(/^\ufeff/, '') : text;
    isFirst = false;
  }
}

function nameOf(encoding: Encoding): string {
  return encoding === 'utf-8' ? 'UTF-8' : 'not UTF-8';
}

function example(line: string): string {
  return (/[^\s,;|"]*[^\p{ASCII}][^\s,;|"]*/u.exec(line)?.[0] ?? '').slice(0, EXAMPLE_LENGTH);
}

function notText(line: number, what: string): Fault {
  return new Fault('invalid', [`line ${line}: ${what}: ${ADVICE}`]);
}
