/**
 * The labels of wanted addresses in a file of EP-Online, read while it arrives. The file of all labels is a CSV of 42
 * columns and over five million rows, after two lines with the day of publication and the last change (public clients,
 * 2026-04 to 2026-08). Assumed: that the file of a day's changes has `Pandcertificaat` elements as the XML of all
 * labels does; it may be a CSV as well.
 */
import { csvLabels } from './csv-labels.ts';
import { unzipFirst } from './unzip-first.ts';
import type { LabelFileEvent, WantedAddresses } from './wanted-addresses.ts';
import { xmlLabels } from './xml-labels.ts';

/** The wanted labels of a zip archive, and how many rows there were, now and then and at the end. */
export async function* readLabelFile(
  archive: AsyncIterable<Uint8Array>,
  wanted: WantedAddresses,
): AsyncGenerator<LabelFileEvent> {
  const text = unzipFirst(archive);
  const first = await text.next();
  if (first.done) throw new Error('the file is empty');
  async function* all() {
    yield first.value ?? Buffer.alloc(0);
    yield* text;
  }
  const isXml = /^(\xef\xbb\xbf)?\s*</.test(first.value.toString('latin1', 0, 100));
  yield* isXml ? xmlLabels(all(), wanted) : csvLabels(all(), wanted);
}
