import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { LayoutError } from './typst-compiler.ts';

/** More than a 32-bit program can hold, and nested deeper than its stack: Typst has no error for these, it panics. */
const LAYOUT = `
#let data = json(bytes(sys.inputs.data))
#set document(date: none)
#if data.trap == "memory" { ("x" * 3000000000).len() }
#if data.trap == "stack" { eval("(" * 100000) }
#data.title
`;
const TRAPS = ['memory', 'stack'];

describe("a trap of Typst's WebAssembly program", () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rooftree-layout-'));
    await writeFile(join(folder, 'main.typ'), LAYOUT);
    // Where the program prints its panics, with a stack of a hundred lines each.
    mock.method(console, 'error', () => {});
  });
  after(async () => {
    mock.restoreAll();
    await rm(folder, { recursive: true, force: true });
  });

  const isTrap = (error: unknown) => error instanceof Error && !(error instanceof LayoutError);

  it('fails its document and no other, even when it is the first', async (test) => {
    const wasm = await import('./wasm-compiler.ts').catch(() => null);
    if (wasm === null) return test.skip('this platform has the native compiler instead');
    const compiler = await wasm.createWasmCompiler({ folder, main: 'main.typ', fonts: 'text' });
    const compile = (title: string, trap = 'none') => compiler.compile(JSON.stringify({ title, trap }), 'en');
    for (const trap of TRAPS) assert.throws(() => compile('First', trap), isTrap);
    const good = Buffer.from(compile('Good'));
    for (const trap of TRAPS) {
      assert.throws(() => compile('Trap', trap), isTrap);
      assert.ok(good.equals(compile('Good')), `another document after a trap of the ${trap}`);
    }
  });
});
