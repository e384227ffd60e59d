import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvOf } from './csv.ts';

const textOf = async (lines: string[][]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csvOf(lines).arrayBuffer());

test('cells are parted by semicolons, with the mark of the encoding before them', async () => {
  assert.equal(
    await textOf([
      ['Adres', 'Prijs'],
      ['Rue de l’Été 1', '7'],
    ]),
    '\ufeffAdres;Prijs\r\nRue de l’Été 1;7\r\n',
  );
});

test('what would end a cell is quoted', async () => {
  assert.equal(
    await textOf([['a;b', 'say "hi"', 'two\nlines']]),
    '\ufeff"a;b";"say ""hi""";"two\nlines"\r\n',
  );
});

test('a cell that begins like a formula is a text', async () => {
  for (const start of ['=', '+', '-', '@', '\t'])
    assert.equal(await textOf([[`${start}1`]]), `\ufeff'${start}1\r\n`);
  assert.equal(await textOf([['1-2']]), '\ufeff1-2\r\n');
});
