/** The region's scale from worst to best, with today's label above it and the plan's below it. */
import type { LabelScale } from '@rooftree/engine';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { ladderCells } from './ladder-cells.ts';

const ROW = { top: 36, height: 44 };
/** The labels that matter stand taller than the others, so that colour is not the only sign. */
const UNLIT_INSET = 8;

interface Props {
  scale: LabelScale;
  /** One label, or a band of those that are likely. */
  now: { best: string; worst: string; title: string; text: string };
  /** `isReached` is false where nothing is planned: the label is lit, without a pin of its own. */
  after: { label: string; title: string; text: string; isReached: boolean };
  /** The picture in one sentence. */
  name: string;
}

export function LabelLadder({ scale, now, after, name }: Props) {
  const cells = ladderCells(scale);
  const width = 100 / cells.length;
  const cellOf = (label: string) => cells.findIndex((cell) => cell.labels.includes(label));
  const [worstCell, bestCell] = [cellOf(now.worst), cellOf(now.best)];
  return (
    <figure class="ladder">
      <svg width="100%" height={after.isReached ? 120 : 84} role="img" aria-label={name}>
        {cells.map((cell, index) => {
          const colour = labelColour(scale, cell.labels[0] ?? cell.name);
          const isLit = (index >= worstCell && index <= bestCell) || cell.labels.includes(after.label);
          const inset = isLit ? 0 : UNLIT_INSET;
          return (
            <g key={cell.name}>
              <rect
                x={`${index * width + 0.3}%`}
                y={ROW.top + inset}
                width={`${width - 0.6}%`}
                height={ROW.height - 2 * inset}
                rx="4"
                fill={colour.background}
              />
              <text
                class="ladder-letter"
                x={`${(index + 0.5) * width}%`}
                y={ROW.top + ROW.height / 2}
                dy="0.36em"
                text-anchor="middle"
                fill={colour.text}
              >
                {writeLabel(cell.name)}
              </text>
            </g>
          );
        })}
        <Pin
          at={((worstCell + bestCell + 1) / 2) * width}
          y={16}
          pointsTo={ROW.top - 4}
          title={now.title}
          text={now.text}
        />
        {after.isReached && (
          <Pin
            at={(cellOf(after.label) + 0.5) * width}
            y={ROW.top + ROW.height + 30}
            pointsTo={ROW.top + ROW.height + 4}
            title={after.title}
            text={after.text}
          />
        )}
      </svg>
    </figure>
  );
}

interface PinProps {
  at: number;
  y: number;
  pointsTo: number;
  title: string;
  text: string;
}

/** A pointer with its words; near an edge the words are set towards the middle. */
function Pin({ at, y, pointsTo, title, text }: PinProps) {
  const anchor = at < 30 ? 'start' : at > 70 ? 'end' : 'middle';
  const isAbove = y < pointsTo;
  const x = anchor === 'start' ? Math.max(0, at - 4) : anchor === 'end' ? Math.min(100, at + 4) : at;
  return (
    <g>
      <svg
        aria-hidden="true"
        x={`${at}%`}
        y={isAbove ? pointsTo - 9 : pointsTo}
        width="1"
        height="10"
        overflow="visible"
      >
        <path class="ladder-arrow" d={isAbove ? 'M-7 0 H7 L0 9 Z' : 'M-7 9 H7 L0 0 Z'} />
      </svg>
      <text class="ladder-pin" x={`${x}%`} y={y} text-anchor={anchor}>
        <tspan class="ladder-when">{title}</tspan> <tspan>{text}</tspan>
      </text>
    </g>
  );
}
