/** Scanned pages lie askew, sideways or upside down. OCR reads none of these, so pictures are turned before it. */
import type { Picture } from './ocr-draw.ts';

/** Lines are searched for in a picture this many times smaller: their direction does not depend on letters. */
const SMALLER = 4;
/** Darker than this is ink. */
const INK = 140;
const WHITE = 255;
const MOST_DEGREES = 6;
/** OCR itself bears less than this. */
const LEAST_DEGREES = 0.3;
/** Lines of text that run up the page are this many times clearer across it than along it. */
const CLEARER = 1.6;

/** Turned by so much that its lines of text are level. */
export function straighten(picture: Picture): Picture {
  const degrees = skewOf(inkOf(picture));
  return Math.abs(degrees) < LEAST_DEGREES ? picture : turned(picture, -degrees);
}

/** Whether lines seem to run up the page, which may be askew as well: a hint, since rules of tables do so too. */
export function isSideways(picture: Picture): boolean {
  const dots = inkOf(picture);
  return sharpest(dots, 'columns') > CLEARER * sharpest(dots, 'rows');
}

function sharpest(dots: Dots, along: 'rows' | 'columns'): number {
  let most = 0;
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += 0.5)
    most = Math.max(most, sharpness(dots, degrees, along));
  return most;
}

export function upsideDown({ width, height, pixels }: Picture): Picture {
  return { width, height, pixels: Uint8Array.from(pixels).reverse() };
}

interface Dots {
  width: number;
  height: number;
  points: readonly (readonly [x: number, y: number])[];
}

function inkOf({ width, height, pixels }: Picture): Dots {
  const points: [number, number][] = [];
  for (let y = 0; y < height; y += SMALLER)
    for (let x = 0; x < width; x += SMALLER)
      if ((pixels[y * width + x] ?? 255) < INK) points.push([x / SMALLER, y / SMALLER]);
  return { width: Math.ceil(width / SMALLER), height: Math.ceil(height / SMALLER), points };
}

/** Between lines of text there is no ink: the more so, the better the angle. Postl's criterion, 1986. */
function sharpness({ width, height, points }: Dots, degrees: number, along: 'rows' | 'columns'): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const [size, other] = along === 'rows' ? [height, width] : [width, height];
  const sums = new Float64Array(size + 2 * other);
  for (const [x, y] of points) {
    const at = Math.round(along === 'rows' ? y - slope * x : x - slope * y) + other;
    if (at >= 0 && at < sums.length) sums[at] = (sums[at] ?? 0) + 1;
  }
  let sum = 0;
  for (let at = 1; at < sums.length; at++) sum += ((sums[at] ?? 0) - (sums[at - 1] ?? 0)) ** 2;
  return sum;
}

function skewOf(dots: Dots): number {
  const best = (from: number, to: number, step: number) => {
    let [found, most] = [0, -1];
    for (let degrees = from; degrees <= to; degrees += step) {
      const clear = sharpness(dots, degrees, 'rows');
      if (clear > most) [found, most] = [degrees, clear];
    }
    return found;
  };
  const near = best(-MOST_DEGREES, MOST_DEGREES, 0.5);
  return best(near - 0.4, near + 0.4, 0.1);
}

/**
 * Clockwise about the middle, white at the corners; each pixel from the four around its place, so that thin strokes
 * stay whole.
 */
function turned({ width, height, pixels }: Picture, degrees: number): Picture {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [width / 2, height / 2];
  const result = new Uint8Array(width * height).fill(WHITE);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = cosine * (x - middleX) + sine * (y - middleY) + middleX;
      const fromY = -sine * (x - middleX) + cosine * (y - middleY) + middleY;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || left >= width - 1 || top < 0 || top >= height - 1) continue;
      const at = top * width + left;
      const [right, below] = [fromX - left, fromY - top];
      const above = (pixels[at] ?? WHITE) * (1 - right) + (pixels[at + 1] ?? WHITE) * right;
      const under = (pixels[at + width] ?? WHITE) * (1 - right) + (pixels[at + width + 1] ?? WHITE) * right;
      result[y * width + x] = above * (1 - below) + under * below;
    }
  }
  return { width, height, pixels: result };
}

/** By a quarter, clockwise. */
export function quarterTurn({ width, height, pixels }: Picture): Picture {
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) result[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 255;
  return { width: height, height: width, pixels: result };
}
