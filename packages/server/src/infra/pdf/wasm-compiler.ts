/**
 * Typst as WebAssembly: the same version everywhere Node runs. It makes tagged PDFs; it offers no choice of a standard.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  initSync,
  type TypstCompiler as Program,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { readFonts } from './fonts.ts';
import { type Layout, LayoutError, type TypstCompiler } from './typst-compiler.ts';
import { WasmMemory } from './wasm-memory.ts';

const WASM_FILE = '@myriaddreamin/typst-ts-web-compiler/wasm';

/** Of the compiler's own numbers for how it reports faults: as objects with a path and a range. */
const FAULTS_AS_OBJECTS = 3;

/** One a thread: every compiler in it shares the program and its memory. */
let memory: WasmMemory | undefined;

export async function createWasmCompiler(layout: Layout): Promise<TypstCompiler> {
  memory ??= loadProgram();
  const ownMemory = memory;
  const program = await ownMemory.makeCompiler(() => makeProgram(layout));
  return {
    kind: 'wasm',
    compile(data, language) {
      const outcome = ownMemory.makeDocument(language, () =>
        program.compile(`/${layout.main}`, [['data', data]], 'pdf', FAULTS_AS_OBJECTS),
      );
      if (!outcome.result) throw new LayoutError(JSON.stringify(outcome.diagnostics ?? []));
      return outcome.result;
    },
  };
}

function loadProgram(): WasmMemory {
  const { resolve } = createRequire(import.meta.url);
  return new WasmMemory(initSync({ module: readFileSync(resolve(WASM_FILE)) }));
}

async function makeProgram(layout: Layout): Promise<Program> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of readFonts(layout.fonts)) await builder.add_raw_font(font);
  const program = await builder.build();
  for (const file of readdirSync(layout.folder).filter((name) => name.endsWith('.typ'))) {
    program.add_source(`/${file}`, readFileSync(join(layout.folder, file), 'utf8'));
  }
  return program;
}
