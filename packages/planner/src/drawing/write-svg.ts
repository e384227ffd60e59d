/** A drawing as SVG text, for whoever has no page: a report, a preview card. */
import type { Drawing, Shape } from './shape.ts';

export function writeSvg(drawing: Drawing): string {
  const { width, height } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${writeShapes(drawing)}</svg>`;
}

export function writeShapes({ shapes }: Drawing): string {
  return shapes.map(writeShape).join('');
}

function writeShape({ d, fill, stroke, strokeWidth, isDashed }: Shape): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"`;
  return `<path d="${d}" fill="${fill}"${line}${isDashed ? ' stroke-dasharray="5 4"' : ''} stroke-linejoin="round"/>`;
}
