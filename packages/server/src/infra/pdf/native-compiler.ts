/** Typst as a native addon, where one is published for the platform: some ten times faster than WebAssembly. */
import { join } from 'node:path';
import { readFonts } from './fonts.ts';
import { type Layout, LayoutError, type TypstCompiler } from './typst-compiler.ts';

/** PDF/A-3 at level A: for archives, tagged, and the only one of the family that may carry an attached JSON file. */
const ARCHIVE_STANDARD = 'a-3a';

/** The compiler remembers parts of past documents; older ones are dropped, or its memory would grow without end. */
const REMEMBERED_DOCUMENTS = 10;

export async function createNativeCompiler(layout: Layout): Promise<TypstCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({
    workspace: layout.folder,
    fontArgs: [{ fontBlobs: readFonts(layout.fonts) }],
  });
  return {
    kind: 'native',
    compile(data) {
      const outcome = compiler.compile({
        mainFilePath: join(layout.folder, layout.main),
        inputs: { data },
      });
      const document = outcome.result;
      if (!document) {
        const faults = outcome.takeError()?.shortDiagnostics ?? [];
        throw new LayoutError(JSON.stringify(faults));
      }
      const pdf =
        tryArchive(() => compiler.pdf(document, { pdfStandard: ARCHIVE_STANDARD })) ?? compiler.pdf(document);
      compiler.evictCache(REMEMBERED_DOCUMENTS);
      return pdf;
    },
  };
}

/** A character that no font has is allowed in a PDF but not in an archive PDF: then the report is an ordinary tagged PDF. */
function tryArchive(archive: () => Buffer): Buffer | null {
  try {
    return archive();
  } catch {
    return null;
  }
}
