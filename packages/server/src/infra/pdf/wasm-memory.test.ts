import assert from 'node:assert/strict';
import { it } from 'node:test';
import { WasmMemory } from './wasm-memory.ts';

const PAGE = 65_536;

it('holds the first document of each language, and nothing of those after it', async () => {
  const buffer = new ArrayBuffer(2 * PAGE);
  const memory = new WasmMemory({
    memory: { buffer },
    __wbindgen_export: () => PAGE,
    __wbindgen_export4: () => {},
    __wbindgen_add_to_stack_pointer: () => 0,
  });
  const bytes = new Uint8Array(buffer);
  const held = () => Buffer.from(bytes.subarray(0, 5)).toString();
  const write = (place: number, text: string) => () => void bytes.set(Buffer.from(text), place);
  const fail = (place: number) => () => {
    write(place, 'x')();
    throw new Error('a trap');
  };

  await memory.makeCompiler(async () => bytes.fill('.'.charCodeAt(0), 0, 5));
  assert.throws(() => memory.makeDocument('nl', fail(0)));
  assert.equal(held(), '.....');
  memory.makeDocument('nl', write(0, 'a'));
  memory.makeDocument('nl', write(1, 'b'));
  assert.equal(held(), 'a....');
  memory.makeDocument('fr', write(2, 'c'));
  memory.makeDocument('fr', write(3, 'd'));
  memory.makeDocument('nl', write(4, 'e'));
  assert.throws(() => memory.makeDocument('fr', fail(0)));
  assert.equal(held(), 'a.c..');
});
