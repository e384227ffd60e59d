/** The steps of a ladder, worst first. Brussels has 18 labels: too many for a phone, so B+, B and B− share a step. */
import { type LabelScale, labelsOf } from '@rooftree/engine';

export interface LadderCell {
  name: string;
  labels: string[];
}

export function ladderCells(scale: LabelScale): LadderCell[] {
  const cells = new Map<string, LadderCell>();
  for (const label of labelsOf(scale).toReversed()) {
    const name = scale === 'brussels' ? label.charAt(0) : label;
    const cell = cells.get(name) ?? { name, labels: [] };
    cell.labels.push(label);
    cells.set(name, cell);
  }
  return [...cells.values()];
}
