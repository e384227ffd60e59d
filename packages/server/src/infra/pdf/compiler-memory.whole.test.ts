import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { createNativeCompiler } from './native-compiler.ts';

const LAYOUT = `
#let data = json(bytes(sys.inputs.data))
#set document(date: none)
#set text(font: "Inter")
#table(columns: 4, ..range(data.cells).map(cell => [#data.title #cell]))
`;
const WARM_UP = 3;
const DOCUMENTS = 16;
const PROGRAM = join(import.meta.dirname, 'render-many.fixture.ts');
const WITHOUT_NATIVE = join(import.meta.dirname, 'without-native-compiler.fixture.ts');

describe('the memory of a thread that makes PDFs', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rooftree-layout-'));
    await writeFile(join(folder, 'main.typ'), LAYOUT);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /**
   * Compares within one process, whatever the platform's figures are. A compiler that keeps what it made, or leaves it
   * to V8, takes more for these documents than for the first one with its program and fonts; half of that is well above
   * the noise.
   */
  async function checkMemory(...flags: string[]): Promise<void> {
    const args = [...flags, PROGRAM, folder, String(WARM_UP), String(DOCUMENTS)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { before, afterFirst, afterWarm, afterMany } = JSON.parse(stdout);
    assert.ok(afterMany - afterWarm < (afterFirst - before) / 2, stdout);
  }

  it('is not filled by the native compiler', async (test) => {
    const native = await createNativeCompiler({ folder, main: 'main.typ', fonts: 'text' });
    if (native === null) return test.skip('the native compiler is not published for this platform');
    await checkMemory();
  });

  it('is not filled by the WebAssembly compiler', async (test) => {
    const wasm = await import('./wasm-compiler.ts').catch(() => null);
    if (wasm === null) return test.skip('this platform has the native compiler instead');
    await checkMemory(`--import=${WITHOUT_NATIVE}`);
  });
});
