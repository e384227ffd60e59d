/**
 * Typst remembers the parts of every document it made, and its WebAssembly build has no call to make it forget: 14 MB a
 * report, without end. So after each document the memory is put back as it was after the first one. The compiler then
 * starts every document from the same warm state, which is also faster than a memory that fills up.
 */
import type { InitOutput } from '@myriaddreamin/typst-ts-web-compiler';

/** Room for the largest document. Only what a document touches becomes real memory. */
const SPARE_BYTES = 256 * 1024 * 1024;
const ALIGNMENT = 16;

export class WasmMemory {
  readonly #exports: InitOutput;
  #atRest: Uint8Array | null = null;
  #compilersBeingMade = 0;

  constructor(exports: InitOutput) {
    this.#exports = exports;
  }

  /** What is made here stays: the state to go back to is taken anew afterwards. */
  async makeCompiler<Compiler>(make: () => Promise<Compiler>): Promise<Compiler> {
    this.#compilersBeingMade += 1;
    try {
      return await make();
    } finally {
      this.#compilersBeingMade -= 1;
      this.#atRest = null;
    }
  }

  /** After a document, when nothing of it is needed in there any more. */
  settle(): void {
    if (this.#compilersBeingMade > 0) return;
    if (this.#atRest === null) this.#atRest = this.#remember();
    else new Uint8Array(this.#exports.memory.buffer).set(this.#atRest);
  }

  /**
   * Makes the allocator take the spare room now: it only ever asks for new pages at the end, so that pages taken later
   * would be lost to it once its own books are put back. The room lies behind everything in use, so what is before it is all
   * that must be remembered.
   */
  #remember(): Uint8Array {
    // wasm-bindgen's names in this version (it is pinned) for the allocator's malloc and free.
    const { memory, __wbindgen_export: allocate, __wbindgen_export4: free } = this.#exports;
    const spare = allocate(SPARE_BYTES, ALIGNMENT) >>> 0;
    free(spare, SPARE_BYTES, ALIGNMENT);
    return new Uint8Array(memory.buffer).slice(0, spare);
  }
}
