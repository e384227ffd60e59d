/** Typst as a native addon, where one is published for the platform: some ten times faster than WebAssembly. */
import { join } from 'node:path';
import { readFonts } from './fonts.ts';
import { type Layout, LayoutError, type TypstCompiler } from './typst-compiler.ts';

/** PDF/A-3 at level A: for archives, tagged, and the only one of the family that may carry an attached JSON file. */
const ARCHIVE_STANDARD = 'a-3a';

/**
 * Parts that one of the last documents had are not laid out again: most sentences of a report are also in the next one
 * of its language. Few, because ten documents took 150 MB of each thread.
 */
const REMEMBERED_DOCUMENTS = 2;

/** Null where no addon is published for the platform. */
export async function createNativeCompiler(layout: Layout): Promise<TypstCompiler | null> {
  const addon = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => null);
  if (addon === null) return null;
  const compiler = addon.NodeCompiler.create({
    workspace: layout.folder,
    fontArgs: [{ fontBlobs: readFonts(layout.fonts) }],
  });
  return {
    kind: 'native',
    compile(data) {
      // Straight to the PDF, so that the document never becomes a JavaScript object: there is no way to dispose of one,
      // and V8, which sees a few bytes where megabytes lie, would leave it there until it has some other reason to
      // collect.
      const source = { mainFilePath: join(layout.folder, layout.main), inputs: { data } };
      try {
        return (
          tryArchive(() => compiler.pdf(source, { pdfStandard: ARCHIVE_STANDARD })) ?? compiler.pdf(source)
        );
      } catch (error) {
        throw new LayoutError(messageOf(error), { cause: error });
      } finally {
        compiler.evictCache(REMEMBERED_DOCUMENTS);
      }
    },
  };
}

/**
 * A character that no font has is allowed in a PDF but not in an archive PDF: then the report is an ordinary tagged
 * PDF.
 */
function tryArchive(archive: () => Buffer): Buffer | null {
  try {
    return archive();
  } catch {
    return null;
  }
}

/** The addon puts a fault of the layout into `code` and leaves the message empty. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
