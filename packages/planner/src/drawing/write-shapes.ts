/** A drawing as the elements of an SVG, for the preview card, which is no page. */
import type { Drawing, Shape } from './shape.ts';

export function writeShapes({ shapes }: Drawing): string {
  return shapes.map(writeShape).join('');
}

function writeShape({ d, fill, stroke, strokeWidth, isDashed }: Shape): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"`;
  return `<path d="${d}" fill="${fill}"${line}${isDashed ? ' stroke-dasharray="5 4"' : ''} stroke-linejoin="round"/>`;
}
