/** The house drawn from its facts, as the buyer's page has it; without words, which stand beside it. */
import type { Estate } from '@rooftree/client';
import type { StoredPlan } from '@rooftree/engine';
import { drawBlock } from '@rooftree/planner/drawing/draw-block';
import { drawFront } from '@rooftree/planner/drawing/draw-front';
import { FRAME } from '@rooftree/planner/drawing/frame';
import { houseFactsOf } from '@rooftree/planner/drawing/house-facts';
import { houseShapeOf } from '@rooftree/planner/drawing/house-shape';
import { painter } from '@rooftree/planner/drawing/paint';
import { useMemo } from 'preact/hooks';

/** Without the margins for words. */
const VIEW = `${FRAME.left - 8} 0 ${FRAME.right - FRAME.left + 16} ${FRAME.ground + 4}`;

interface Props {
  estate: Estate;
  plan: StoredPlan;
}

export function HousePicture({ estate, plan }: Props) {
  const { shapes } = useMemo(() => {
    const facts = houseFactsOf(plan, houseShapeOf(estate));
    const draw = facts.form === 'flat' ? drawBlock : drawFront;
    return draw(facts, painter(facts));
  }, [estate, plan]);
  return (
    <svg class="house-picture" viewBox={VIEW} aria-hidden="true" focusable="false">
      {shapes.map(({ d, fill, stroke, strokeWidth, isDashed }, index) => (
        <path
          key={`${index} ${d}`}
          d={d}
          fill={fill}
          stroke={stroke}
          stroke-width={strokeWidth}
          stroke-dasharray={isDashed ? '5 4' : undefined}
          stroke-linejoin="round"
        />
      ))}
    </svg>
  );
}
