import { openUnnamedFile } from '../../../infra/files/unnamed-file.ts';
import { splitLines } from './csv/split-lines.ts';
import type { ImportRow } from './import-row.ts';

const WRITE_CHARACTERS = 256 * 1024;

/**
 * Rows that wait on disk until the last one is checked: a file can be larger than the memory, and a pipe is read only
 * once.
 */
export interface RowSpool extends AsyncDisposable {
  add(row: ImportRow): Promise<void>;
  /** What was added, in batches. Nothing can be added afterwards. */
  batches(size: number): AsyncGenerator<ImportRow[]>;
}

export async function createRowSpool(): Promise<RowSpool> {
  const file = await openUnnamedFile();
  let waiting = '';

  async function flush(): Promise<void> {
    const text = waiting;
    waiting = '';
    await file.writeFile(text);
  }

  return {
    async add({ line, value }) {
      waiting += `${JSON.stringify({ line, value })}\n`;
      if (waiting.length >= WRITE_CHARACTERS) await flush();
    },
    async *batches(size) {
      await flush();
      let batch: ImportRow[] = [];
      const text = file.createReadStream({ start: 0, autoClose: false, encoding: 'utf8' });
      for await (const line of splitLines(text)) {
        batch.push(JSON.parse(line));
        if (batch.length < size) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}
