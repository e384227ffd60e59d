/** Where a page of a PDF has ink. */
import type { Picture } from './pdf-programs.ts';

/** Paper is #FBFAF7: anything clearly darker is ink. */
const isInk = (grey: number | undefined) => grey !== undefined && grey < 235;

/** How far down the page its contents reach, without the footer. */
export function lowestInk({ width, height, pixels }: Picture): number {
  const footer = Math.floor(height * 0.93);
  for (let row = footer; row > 0; row -= 1) {
    for (let column = 0; column < width; column += 1)
      if (isInk(pixels[row * width + column])) return row / height;
  }
  return 0;
}

/** Margins are 18 mm of 210; half of that must be free whatever is printed. */
export function inkInMargins({ width, height, pixels }: Picture): number {
  const margin = Math.floor((width * 9) / 210);
  let ink = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < margin; column += 1) {
      if (isInk(pixels[row * width + column])) ink += 1;
      if (isInk(pixels[row * width + width - 1 - column])) ink += 1;
    }
  }
  return ink;
}
