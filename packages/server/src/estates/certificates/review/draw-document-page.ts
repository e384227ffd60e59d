import { join } from 'node:path';
import { Fault } from '../../../fault.ts';
import { fileTypeOf } from '../file-type.ts';
import { READING_LIMITS } from '../reading-limits.ts';
import { runReader } from '../run-reader.ts';

const CHILD = join(import.meta.dirname, 'draw-page.child.ts');

/** A page that a busy machine did not draw in time is worth another try; one that is not there never is. */
const RETRY_AFTER_SECONDS = 10;

/** One page of a document, counted from 1, as PNG; null when it has no such page, or the page cannot be drawn. */
export async function drawDocumentPage(
  contextId: string,
  bytes: Uint8Array,
  page: number,
  milliseconds: number = READING_LIMITS.waitedMilliseconds,
): Promise<Buffer | null> {
  const type = fileTypeOf(bytes);
  if (type !== 'pdf' && type !== 'image') return null;
  const drawn = await runReader(CHILD, String(page), { contextId, bytes, type, milliseconds });
  if ('output' in drawn) return drawn.output.length === 0 ? null : drawn.output;
  if (drawn.failure.code !== 'took_too_long') return null;
  throw new Fault('busy', [], { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
