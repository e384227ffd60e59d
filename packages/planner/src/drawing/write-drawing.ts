/** A drawing as SVG text: for the preview card and the passport, which are no pages. */
import { escapeXml } from './escape-xml.ts';
import type { HousePart } from './house-facts.ts';
import { type Callout, type Drawing, INK, type Shape, WORD_SIZE } from './shape.ts';

export type PartNames = Record<HousePart, string>;

export function writeDrawing(drawing: Drawing, names: PartNames): string {
  const { left, width, top, height } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" font-family="Inter">${writeElements(drawing, names)}</svg>`;
}

/** Without the frame, to be placed in a larger picture. */
export function writeElements({ shapes, callouts }: Drawing, names: PartNames): string {
  return [...shapes.map(writeShape), ...callouts.map((callout) => writeCallout(callout, names))].join('');
}

function writeShape({ d, fill, stroke, strokeWidth, isDashed }: Shape): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"`;
  return `<path d="${d}" fill="${fill}"${line}${isDashed ? ' stroke-dasharray="5 4"' : ''} stroke-linejoin="round"/>`;
}

function writeCallout({ part, x, y, anchor }: Callout, names: PartNames): string {
  return `<text x="${x}" y="${y + 0.35 * WORD_SIZE}" font-size="${WORD_SIZE}" fill="${INK}" text-anchor="${anchor}">${escapeXml(names[part])}</text>`;
}
