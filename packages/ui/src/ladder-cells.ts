/**
 * The steps of a ladder, worst first. Brussels has 18 labels and the Netherlands five better than A: too many for a
 * phone, so that B+, B and B− share a step there, and A+ to A++++ here.
 */
import { type LabelScale, labelsOf } from '@rooftree/engine';

export interface LadderCell {
  name: string;
  labels: string[];
}

export function ladderCells(scale: LabelScale): LadderCell[] {
  const cells = new Map<string, LadderCell>();
  for (const label of labelsOf(scale).toReversed()) {
    const name = stepOf(scale, label);
    const cell = cells.get(name) ?? { name, labels: [] };
    cell.labels.push(label);
    cells.set(name, cell);
  }
  return [...cells.values()];
}

function stepOf(scale: LabelScale, label: string): string {
  if (scale === 'brussels') return label.charAt(0);
  return scale === 'netherlands' && label.startsWith('A+') ? 'A+' : label;
}
