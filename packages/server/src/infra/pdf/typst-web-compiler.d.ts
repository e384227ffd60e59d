/**
 * What is used of the package. Its own types are missing where it is not installed: on processors with a native build
 * of Typst.
 */
declare module '@myriaddreamin/typst-ts-web-compiler' {
  export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbindgen_export: (bytes: number, alignment: number) => number;
    readonly __wbindgen_export4: (pointer: number, bytes: number, alignment: number) => void;
    readonly __wbindgen_add_to_stack_pointer: (by: number) => number;
  }

  export function initSync(options: { module: BufferSource }): InitOutput;

  interface Outcome {
    result?: Uint8Array;
    diagnostics?: { path: string; range: string; severity: string; message: string }[];
  }

  export interface TypstCompiler {
    add_source(path: string, source: string): boolean;
    compile(main: string, inputs: [string, string][], format: string, diagnostics: number): Outcome;
  }

  export class TypstCompilerBuilder {
    set_dummy_access_model(): void;
    add_raw_font(font: Uint8Array): Promise<void>;
    build(): Promise<TypstCompiler>;
  }
}
