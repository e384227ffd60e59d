/** Runs in a thread of the compute pool: one warm compiler for each layout and set of fonts. */
import { loadOnce } from '../load-once.ts';
import { fontSetFor } from './fonts.ts';
import { createNativeCompiler } from './native-compiler.ts';
import { type Layout, LayoutError, type TypstCompiler } from './typst-compiler.ts';

export interface PdfInput {
  layoutFolder: string;
  main: string;
  /** JSON. */
  data: string;
  language: string;
}

const compilers = new Map<string, () => Promise<TypstCompiler>>();

export async function renderPdf(input: PdfInput): Promise<Uint8Array> {
  const compiler = await compilerFor({
    folder: input.layoutFolder,
    main: input.main,
    fonts: fontSetFor(input.data),
  });
  return compiler.compile(input.data, input.language);
}

/** For the pool, where a rejection means the machine: a fault of the layout comes back as a result. */
export async function tryRenderPdf(input: PdfInput): Promise<{ pdf: Uint8Array } | { fault: string }> {
  try {
    return { pdf: await renderPdf(input) };
  } catch (error) {
    if (error instanceof LayoutError) return { fault: error.message };
    throw error;
  }
}

function compilerFor(layout: Layout): Promise<TypstCompiler> {
  const key = JSON.stringify(layout);
  const compiler = compilers.get(key) ?? loadOnce(() => createCompiler(layout));
  compilers.set(key, compiler);
  return compiler();
}

async function createCompiler(layout: Layout): Promise<TypstCompiler> {
  const native = await createNativeCompiler(layout);
  if (native !== null) return native;
  // Installed only for processors without a native build.
  const { createWasmCompiler } = await import('./wasm-compiler.ts');
  return createWasmCompiler(layout);
}
