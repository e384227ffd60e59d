import { readFileSync } from 'node:fs';

const MAPPING = /^([0-9a-f]+)-([0-9a-f]+) rwxp /gm;
let measured: number | undefined;

/**
 * What V8 sets aside for the compiled code of one thread. On x64 it is 512 MiB, writable from the start, so that the
 * system counts it as data although little of it is ever used. A child has the Node of this process, and so the same
 * range.
 */
export function codeRangeBytes(): number {
  measured ??= largestCodeMapping(readMappings());
  return measured;
}

export function largestCodeMapping(mappings: string): number {
  const sizes = Array.from(
    mappings.matchAll(MAPPING),
    ([, from = '', to = '']) => Number.parseInt(to, 16) - Number.parseInt(from, 16),
  );
  return Math.max(0, ...sizes);
}

function readMappings(): string {
  try {
    return readFileSync('/proc/self/maps', 'latin1');
  } catch {
    return ''; // A system without /proc has no such limit either.
  }
}
