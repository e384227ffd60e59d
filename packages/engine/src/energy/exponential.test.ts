import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { exp, log } from './exponential.ts';

const SOURCES = join(import.meta.dirname, '..');
/** Two units in the last place. */
const TOLERANCE = 2 ** -51;

const isNear = (value: number, wanted: number): boolean =>
  Math.abs(value - wanted) <= TOLERANCE * Math.max(Math.abs(wanted), Number.MIN_VALUE);

test('exp and log are those of the language but for the last bits', () => {
  fc.assert(
    fc.property(fc.double({ min: -690, max: 690, noNaN: true }), (x) => isNear(exp(x), Math.exp(x))),
    { numRuns: 5000 },
  );
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => isNear(log(x), Math.log(x))),
    { numRuns: 5000 },
  );
});

test('exp and log know the ends', () => {
  assert.deepEqual([0, -Infinity, Infinity, -800, 800, Number.NaN].map(exp), [
    1,
    0,
    Infinity,
    0,
    Infinity,
    Number.NaN,
  ]);
  assert.deepEqual([1, 0, Infinity, -1, Number.NaN].map(log), [
    0,
    -Infinity,
    Infinity,
    Number.NaN,
    Number.NaN,
  ]);
});

/** The bits themselves, so that another machine, compiler or browser that strays is seen. */
test('exp and log have these bits', () => {
  const bitsOf = (value: number) => new BigUint64Array(Float64Array.of(value).buffer)[0]?.toString(16);
  assert.deepEqual([0.1, -0.35, 1, 7.77].map(exp).map(bitsOf), [
    '3ff1aec7b35a00d4',
    '3fe68cce09671f71',
    '4005bf0a8b14576a',
    '40a280f14cb5126e',
  ]);
  assert.deepEqual([0.1, 1.25, 3, 412.7].map(log).map(bitsOf), [
    'c0026bb1bbb55515',
    '3fcc8ff7c79a9a21',
    '3ff193ea7aad030b',
    '4018174428413fe5',
  ]);
});

test('no part of a plan uses a function of Math whose last bit is open', async () => {
  const open =
    /\bMath\.(exp|expm1|log|log1p|log2|log10|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|pow)\(/;
  for await (const file of glob('**/*.ts', { cwd: SOURCES })) {
    if (/\.test\.ts$|^validation|^testing|exponential\.ts$/.test(file)) continue;
    assert.ok(!open.test(await readFile(join(SOURCES, file), 'utf8')), file);
  }
});
