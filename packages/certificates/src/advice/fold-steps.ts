/** The format has three steps, a plan any number. */

/** A step of the plan: what it costs, and the score after it. */
export interface CurvePoint {
  costEur: number;
  scoreAfter: number;
}

/**
 * The numbers of the steps that end the first, second and third part: those with the least loss, of which the first is
 * taken. Of a plan with fewer than three steps the last parts are empty.
 *
 * The plan is a staircase of the score over what has been spent. A part that has several steps holds its first score
 * until all of it is paid: the loss is the area between the two staircases, EUR × kWh/m². Plans have few steps, so that
 * every pair of ends is tried.
 */
export function foldSteps(points: readonly CurvePoint[], scoreBefore: number): [number, number, number] {
  const count = points.length;
  let best: [number, number, number] = [Math.min(1, count), Math.min(2, count), count];
  let least = count <= 3 ? 0 : Number.POSITIVE_INFINITY;
  for (let first = 1; first < count - 1; first++)
    for (let second = first + 1; second < count; second++) {
      const loss = foldLoss(points, scoreBefore, [first, second, count]);
      if (loss >= least) continue;
      least = loss;
      best = [first, second, count];
    }
  return best;
}

export function foldLoss(
  points: readonly CurvePoint[],
  scoreBefore: number,
  ends: readonly [number, number, number],
): number {
  let loss = 0;
  let held = scoreBefore;
  let score = scoreBefore;
  for (const [index, point] of points.entries()) {
    loss += point.costEur * Math.abs(score - held);
    score = point.scoreAfter;
    if (ends.includes(index + 1)) held = score;
  }
  return loss;
}
