import { join } from 'node:path';
import { fileTypeOf } from '../file-type.ts';
import { READING_LIMITS } from '../reading-limits.ts';
import { runReader } from '../run-reader.ts';

const CHILD = join(import.meta.dirname, 'draw-page.child.ts');

/**
 * One page of a document, counted from 1, as PNG; null when it has no such page, or cannot be drawn within the limits.
 */
export async function drawDocumentPage(
  contextId: string,
  bytes: Uint8Array,
  page: number,
): Promise<Buffer | null> {
  const type = fileTypeOf(bytes);
  if (type !== 'pdf' && type !== 'image') return null;
  const { waitedMilliseconds: milliseconds } = READING_LIMITS;
  const drawn = await runReader(CHILD, String(page), { contextId, bytes, type, milliseconds });
  return 'failure' in drawn || drawn.output.length === 0 ? null : drawn.output;
}
