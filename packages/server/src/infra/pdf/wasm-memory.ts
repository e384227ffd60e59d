/**
 * Typst remembers the parts of every document it made, and its WebAssembly build has no call to make it forget: 14 MB a
 * report, without end. So after each document the memory is put back as it was after the first one of each language,
 * most of whose texts are also in the next one: 11 MB a language, for two fifths of the processor time. The compiler
 * then starts every document from the same warm state, which is also faster than a memory that fills up.
 *
 * It also mends the program after a trap (a panic of Typst, say), which leaves locks taken and the stack half used:
 * without it every later document of the thread would fail too.
 */
import type { InitOutput } from '@myriaddreamin/typst-ts-web-compiler';

/** Room for the largest document. Only what a document touches becomes real memory. */
const SPARE_BYTES = 256 * 1024 * 1024;
const ALIGNMENT = 16;

interface RestState {
  bytes: Uint8Array;
  /** Lies outside of the memory, in a variable of the program's own. */
  stackPointer: number;
  /** The languages of which it holds a document. */
  languages: ReadonlySet<string>;
}

export class WasmMemory {
  readonly #exports: InitOutput;
  #atRest: RestState | null = null;
  #compilersBeingMade = 0;

  constructor(exports: InitOutput) {
    this.#exports = exports;
  }

  /** What is made here stays: the state to go back to is taken again afterwards. */
  async makeCompiler<Compiler>(make: () => Promise<Compiler>): Promise<Compiler> {
    this.#compilersBeingMade += 1;
    try {
      return await make();
    } finally {
      this.#compilersBeingMade -= 1;
      if (this.#compilersBeingMade === 0) this.#remember(new Set());
    }
  }

  /** The result must be of JavaScript alone: nothing of the document is left in the program's memory. */
  makeDocument<Result>(language: string, make: () => Result): Result {
    let isMade = false;
    try {
      const result = make();
      isMade = true;
      return result;
    } finally {
      this.#settle(isMade, language);
    }
  }

  #settle(isMade: boolean, language: string): void {
    // A compiler that is half made must not be undone. A thread of the pool does one thing at a time: there it is never
    // so.
    if (this.#atRest === null || this.#compilersBeingMade > 0) return;
    const { languages } = this.#atRest;
    if (isMade && !languages.has(language)) this.#remember(new Set([...languages, language]));
    else this.#restore(this.#atRest);
  }

  #restore({ bytes, stackPointer }: RestState): void {
    new Uint8Array(this.#exports.memory.buffer).set(bytes);
    this.#moveStackPointer(stackPointer - this.#moveStackPointer(0));
  }

  /**
   * Makes the allocator take the spare room now: it only ever requests new pages at the end, so that pages taken later
   * would be lost to it once its own books are put back. The room lies behind everything in use, so what is before it
   * is all that must be remembered.
   */
  #remember(languages: ReadonlySet<string>): void {
    // wasm-bindgen's names in this version (it is pinned) for the allocator's malloc and free.
    const { memory, __wbindgen_export: allocate, __wbindgen_export4: free } = this.#exports;
    const spare = allocate(SPARE_BYTES, ALIGNMENT) >>> 0;
    free(spare, SPARE_BYTES, ALIGNMENT);
    const bytes = new Uint8Array(memory.buffer).slice(0, spare);
    this.#atRest = { bytes, stackPointer: this.#moveStackPointer(0), languages };
  }

  /** Returns where it then points. */
  #moveStackPointer(by: number): number {
    return this.#exports.__wbindgen_add_to_stack_pointer(by);
  }
}
