export interface Figure {
  what: string;
  measured: number;
  unit: string;
  most?: number;
  least?: number;
}

/** Prints every figure with its target, and makes the process fail when one is missed. */
export function report(figures: readonly Figure[]): void {
  for (const { what, measured, unit, most, least } of figures) {
    const isMet =
      measured <= (most ?? Number.POSITIVE_INFINITY) && measured >= (least ?? Number.NEGATIVE_INFINITY);
    const limit = most ?? least;
    const bound = most === undefined ? 'at least' : 'at most';
    const verdict = limit === undefined ? '' : `${bound} ${limit} ${unit}: ${isMet ? 'met' : 'NOT MET'}`;
    if (!isMet) process.exitCode = 1;
    console.log(
      `${what.padEnd(38)} ${measured.toFixed(unit === '×' ? 2 : 1).padStart(9)} ${unit.padEnd(3)} ${verdict}`,
    );
  }
}
