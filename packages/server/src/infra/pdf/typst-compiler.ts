/** A warm compiler: it holds the fonts and the layout, and gets new data for each document. */
import type { FontSet } from './fonts.ts';

export interface TypstCompiler {
  readonly kind: 'native' | 'wasm';
  /**
   * `data` is JSON, read by the layout as `sys.inputs.data`; documents of a language share most of their texts. Throws
   * a `LayoutError` with the compiler's messages.
   */
  compile(data: string, language: string): Uint8Array;
}

export interface Layout {
  /** Folder of `.typ` files. */
  folder: string;
  /** The file in it to compile. */
  main: string;
  fonts: FontSet;
}

export class LayoutError extends Error {
  override name = 'LayoutError';
}
