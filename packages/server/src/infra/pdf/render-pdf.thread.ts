/** Runs in a thread of the compute pool: one warm compiler for each layout and set of fonts. */
import { fontSetFor } from './fonts.ts';
import { createNativeCompiler } from './native-compiler.ts';
import type { Layout, TypstCompiler } from './typst-compiler.ts';
import { createWasmCompiler } from './wasm-compiler.ts';

export interface PdfInput {
  layoutFolder: string;
  main: string;
  /** JSON. */
  data: string;
}

const compilers = new Map<string, Promise<TypstCompiler>>();

export async function renderPdf(input: PdfInput): Promise<Uint8Array> {
  const compiler = await compilerFor({
    folder: input.layoutFolder,
    main: input.main,
    fonts: fontSetFor(input.data),
  });
  return compiler.compile(input.data);
}

function compilerFor(layout: Layout): Promise<TypstCompiler> {
  const key = JSON.stringify(layout);
  const known = compilers.get(key);
  if (known) return known;
  const made = createNativeCompiler(layout).catch(() => createWasmCompiler(layout));
  compilers.set(key, made);
  return made;
}
