/**
 * The process that draws a logo: the drawing on standard input, an empty one of the same size as its argument, a PNG on
 * standard output; nothing when the drawing cannot be drawn, or shows nothing.
 */
import { text } from 'node:stream/consumers';
import { renderPng } from '../../infra/png/render-png.thread.ts';

const [, , empty = ''] = process.argv;
const drawing = await text(process.stdin);
process.stdout.write(await draw(), () => process.exit(0));

async function draw(): Promise<Uint8Array> {
  try {
    const png = await renderPng(drawing);
    // A damaged picture is left out of a drawing without a word.
    return Buffer.compare(png, await renderPng(empty)) === 0 ? new Uint8Array() : png;
  } catch {
    return new Uint8Array();
  }
}
