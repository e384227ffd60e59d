/** Runs in a thread of the compute pool: SVG to PNG, with our own fonts and nothing from the network or the machine. */
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

/** For the pool, where a rejection means the machine: null for what cannot be drawn. */
export async function tryRenderPng(svg: string): Promise<Uint8Array | null> {
  const fontBuffers = await load();
  try {
    return renderPng(svg, fontBuffers);
  } catch {
    return null;
  }
}

function renderPng(svg: string, fontBuffers: Uint8Array[]): Uint8Array {
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
