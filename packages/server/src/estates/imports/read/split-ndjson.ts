import { Fault } from '../../../fault.ts';
import { refuseLostCharacters } from './csv/lost-characters.ts';
import { splitLines } from './csv/split-lines.ts';
import type { FileRecord } from './file-record.ts';

// As many as a request with one estate may have at most: a line is parsed at once.
const MAX_LINE_CHARACTERS = 1024 * 1024;

/** One JSON object per line: the body of a PUT with its `external_id`, or an estate as we answer it. */
export async function* splitNdjson(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let line = 0;
  for await (const json of splitLines(text)) {
    line += 1;
    if (json.trim() === '') continue;
    if (json.length > MAX_LINE_CHARACTERS)
      throw new Fault('invalid', [
        `line ${line}: is longer than 1 MiB: put each estate on a line of its own`,
      ]);
    refuseLostCharacters(json, line);
    yield { line, json };
  }
}
