/** Two figures that count: more would promise what an estimate cannot keep. */
export function roundFigures(value: number, direction: 'round' | 'floor' | 'ceil' = 'round'): number {
  if (value === 0) return 0;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math[direction](value / unit) * unit;
}

/** A range that holds the figure beside it. */
export function roundRange(
  range: { p10: number; p90: number },
  figure: number,
): { p10: number; p90: number } {
  const middle = roundFigures(figure);
  return {
    p10: Math.min(roundFigures(range.p10, 'floor'), middle),
    p90: Math.max(roundFigures(range.p90, 'ceil'), middle),
  };
}
