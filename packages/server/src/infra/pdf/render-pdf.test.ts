import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { textOf } from '../../testing/server/pdf-programs.ts';
import { fontSetFor } from './fonts.ts';
import { renderPdf } from './render-pdf.thread.ts';
import { LayoutError } from './typst-compiler.ts';

const LAYOUT = `
#let data = json(bytes(sys.inputs.data))
#set document(date: none)
#set text(font: "Inter")
#if data.at("broken", default: false) { panic("broken") }
= #data.title
#table(columns: 4, ..range(data.cells).map(cell => [#data.title #cell]))
`;

describe('a PDF of a layout and data', () => {
  let layoutFolder: string;
  before(async () => {
    layoutFolder = await mkdtemp(join(tmpdir(), 'rooftree-layout-'));
    await writeFile(join(layoutFolder, 'main.typ'), LAYOUT);
  });
  after(() => rm(layoutFolder, { recursive: true, force: true }));

  const render = (data: object) =>
    renderPdf({ layoutFolder, main: 'main.typ', data: JSON.stringify(data), language: 'en' });

  it('is the same for the same data, whatever was made in between', async () => {
    const first = Buffer.from(await render({ title: 'One', cells: 40 }));
    await render({ title: 'Another', cells: 400 });
    await render({ title: 'עוד אחד 😀', cells: 40 });
    await assert.rejects(render({ title: 'No', cells: 1, broken: true }), LayoutError);
    assert.ok(first.equals(await render({ title: 'One', cells: 40 })));
    assert.match(await textOf(await render({ title: 'Two', cells: 1 })), /Two 0/);
  });

  it('is made once the layout can be read, also when it could not be before', async () => {
    const late = {
      layoutFolder: join(layoutFolder, 'late'),
      main: 'main.typ',
      data: '{"title":"Late","cells":1}',
      language: 'en',
    };
    await assert.rejects(renderPdf(late));
    await mkdir(late.layoutFolder);
    await writeFile(join(late.layoutFolder, 'main.typ'), LAYOUT);
    assert.match(await textOf(await renderPdf(late)), /Late 0/);
  });

  it('reads the large fonts only for what Inter cannot write', () => {
    for (const plain of ['Łódź €1 200 – ½', 'Ελλάδα, Київ', 'a → b ≤ c − d'])
      assert.equal(fontSetFor(plain), 'text');
    for (const other of ['你好', 'שלום', '😀', 'हिन्दी']) assert.equal(fontSetFor(other), 'every-script');
  });
});
