/** An answer as a small drawing where it has a shape: so many centimetres in a wall, so many panes. */
import { INSULATION_TYPES } from '@rooftree/engine';
import type { Fact } from '../../choices/facts.ts';

const TYPES: readonly string[] = INSULATION_TYPES;
const PANES: Record<string, number> = { SINGLE: 1, DOUBLE: 2, HIGH_EFFICIENCY: 2, TRIPLE: 3 };

export function AnswerPicture({ fact, value }: { fact: Fact; value: string }) {
  if (fact.field.kind === 'insulation') {
    const layer = 4 * TYPES.indexOf(value);
    return (
      <svg class="answer-picture" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
        <rect class="answer-brick" x="2" y="1" width="9" height="22" />
        <rect class="answer-layer" x="11" y="1" width={layer} height="22" />
        <rect class="answer-brick" x={11 + layer} y="1" width="5" height="22" />
      </svg>
    );
  }
  const panes = fact.name === 'window_glazing_type' ? PANES[value] : undefined;
  if (panes === undefined) return null;
  return (
    <svg class="answer-picture" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      {[0, 1, 2].slice(0, panes).map((pane) => (
        <rect
          key={pane}
          class={value === 'HIGH_EFFICIENCY' && pane === 1 ? 'answer-coated' : 'answer-pane'}
          x={8 + pane * 10}
          y="1"
          width="4"
          height="22"
        />
      ))}
    </svg>
  );
}
