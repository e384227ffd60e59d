/** The affine maps of PDF: from a picture's or a path's own space to that of the page. */
import type { Box } from '@rooftree/certificates';

export type Matrix = readonly [number, number, number, number, number, number];

export function boxOf(
  matrix: Matrix,
  [left = 0, bottom = 0, right = 0, top = 0]: ArrayLike<number> & Iterable<number>,
): Box {
  const xs = [left, right].flatMap((x) =>
    [bottom, top].map((y) => matrix[0] * x + matrix[2] * y + matrix[4]),
  );
  const ys = [left, right].flatMap((x) =>
    [bottom, top].map((y) => matrix[1] * x + matrix[3] * y + matrix[5]),
  );
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function isNumbers(value: unknown): value is ArrayLike<number> & Iterable<number> {
  return (
    value instanceof Float32Array || (Array.isArray(value) && value.every((each) => typeof each === 'number'))
  );
}

export function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Iterable<number>): Matrix {
  return [a, b, c, d, e, f];
}

export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
