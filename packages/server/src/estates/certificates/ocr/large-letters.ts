/**
 * Letters that stand alone in large print, such as the class on a Dutch label: OCR of a page takes them for pictures.
 */
import type { Picture } from './ocr-draw.ts';

/** Left, top, right and bottom in pixels, the last two not included. */
export type PixelBox = readonly [number, number, number, number];

/** Shapes are searched for in a picture this many times smaller. */
const SMALLER = 2;
/** Darker than this is ink. */
const INK = 120;
/** Of a capital, in the smaller pixels of a page at 200 dots an inch: from 10 points to an inch. */
const [LEAST_HEIGHT, MOST_HEIGHT] = [13, 100];
/** Width by height: a capital is neither a rule nor a bar. */
const [LEAST_WIDTH, MOST_WIDTH] = [0.4, 1.25];
/** The part of its box that a letter fills at most: a coloured bar of the scale fills nearly all. */
const MOST_FILLED = 0.75;
/** A letter of a word has a neighbour nearer than this, in heights. */
const ALONE = 0.7;
const MOST_LETTERS = 4;

interface Shape {
  box: PixelBox;
  /** Its pixels. */
  ink: number;
}

/**
 * The boxes of large shapes without letters beside them, with the plus or minus that follows them; the largest first.
 */
export function findLargeLetters(picture: Picture): PixelBox[] {
  const found = shapesOf(smaller(picture));
  const shapes = found.map(({ box }) => box);
  const isCapital = ([left, top, right, bottom]: PixelBox) => {
    const [width, height] = [right - left, bottom - top];
    return (
      height >= LEAST_HEIGHT &&
      height <= MOST_HEIGHT &&
      width >= LEAST_WIDTH * height &&
      width <= MOST_WIDTH * height
    );
  };
  const isFilled = ({ box: [left, top, right, bottom], ink }: Shape) =>
    ink > MOST_FILLED * (right - left) * (bottom - top);
  return found
    .filter((each) => isCapital(each.box) && !isFilled(each))
    .map(({ box: shape }) => ({
      shape,
      near: shapes.filter((other) => other !== shape && isBeside(shape, other)),
    }))
    .filter(({ shape, near }) => near.every((other) => isSign(shape, other)))
    .map(({ shape, near }) => near.reduce(union, shape))
    .sort((a, b) => b[3] - b[1] - (a[3] - a[1]))
    .slice(0, MOST_LETTERS)
    .map(([left, top, right, bottom]) => [SMALLER * left, SMALLER * top, SMALLER * right, SMALLER * bottom]);
}

function isBeside([left, top, right, bottom]: PixelBox, other: PixelBox): boolean {
  const height = bottom - top;
  const gap = Math.max(other[0] - right, left - other[2]);
  const overlap = Math.min(bottom, other[3]) - Math.max(top, other[1]);
  // Specks are no neighbours, and neither are the lines of a frame around the letter.
  const isSpeck = other[3] - other[1] < height / 10 && other[2] - other[0] < height / 5;
  const isAround = other[0] < left && other[2] > right;
  return gap < ALONE * height && overlap > 0 && !isSpeck && !isAround;
}

/** A plus or a minus behind the letter, lower than it. */
function isSign([, top, right, bottom]: PixelBox, other: PixelBox): boolean {
  return other[0] >= right - 1 && other[3] - other[1] <= 0.75 * (bottom - top);
}

const union = (a: PixelBox, b: PixelBox): PixelBox => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** The boxes of what hangs together in ink. */
function shapesOf({ width, height, pixels }: Picture): Shape[] {
  const isDone = new Uint8Array(width * height);
  const shapes: Shape[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (isDone[start] || (pixels[start] ?? 255) >= INK) continue;
    const open = [start];
    isDone[start] = 1;
    let [left, top, right, bottom, ink] = [width, height, 0, 0, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      ink++;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++)
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
          const next = nextY * width + nextX;
          if (isDone[next] || (pixels[next] ?? 255) >= INK) continue;
          isDone[next] = 1;
          open.push(next);
        }
    }
    shapes.push({ box: [left, top, right, bottom], ink });
  }
  return shapes;
}

function smaller(picture: Picture): Picture {
  return scaled(picture, [0, 0, picture.width, picture.height], 1 / SMALLER);
}

/** A part of a picture in another size, each pixel the mean of those that it stands for. */
export function scaled(picture: Picture, [left, top, right, bottom]: PixelBox, scale: number): Picture {
  const [width, height] = [Math.round((right - left) * scale), Math.round((bottom - top) * scale)];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [Math.floor(left + x / scale), Math.floor(top + y / scale)];
      const [toX, toY] = [
        Math.max(fromX + 1, Math.floor(left + (x + 1) / scale)),
        Math.max(fromY + 1, Math.floor(top + (y + 1) / scale)),
      ];
      let sum = 0;
      for (let sy = fromY; sy < toY; sy++)
        for (let sx = fromX; sx < toX; sx++) sum += picture.pixels[sy * picture.width + sx] ?? 255;
      pixels[y * width + x] = sum / ((toX - fromX) * (toY - fromY));
    }
  }
  return { width, height, pixels };
}
