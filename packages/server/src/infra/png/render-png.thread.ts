/**
 * SVG to PNG, with our own fonts and nothing from the network or the machine. Runs in a thread of the compute pool, or
 * in a limited process.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { loadOnce } from '../load-once.ts';
import { readFonts } from '../pdf/fonts.ts';

const WASM_FILE = '@resvg/resvg-wasm/index_bg.wasm';

const load = loadOnce(async () => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve(WASM_FILE)));
  return readFonts('text');
});

/** Throws for what is no drawing. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const fontBuffers = await load();
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter' } });
  try {
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    return png;
  } finally {
    drawing.free();
  }
}
