/** The drawing of the home with the names of its parts, and the key to its colours. */
import { drawHouse } from '../../drawing/draw-house.ts';
import { HOUSE_PARTS, type HouseFacts, type Rating } from '../../drawing/house-facts.ts';
import { RATING_COLOURS } from '../../drawing/rating-colours.ts';
import { type Shape, WORD_SIZE } from '../../drawing/shape.ts';
import { usePageWords } from '../../page-words.ts';

/** Behind the longest names, which end at the edge of the frame. */
const AIR = 12;
const RATINGS: readonly Rating[] = [0, 1, 2, 3, 4];

export function HouseDrawing({ house, address }: { house: HouseFacts; address: string }) {
  const { texts, colon } = usePageWords();
  const { width, top, height, shapes, callouts } = drawHouse(house);
  const parts = HOUSE_PARTS.flatMap((part) => {
    const state = house.parts[part];
    return state === undefined
      ? []
      : [`${texts.partNames[part]}${colon} ${texts.rating(part, state.rating)}`];
  });
  return (
    <figure class="picture picture-drawn">
      <svg
        class="house-drawing"
        viewBox={`0 ${top} ${width + AIR} ${height}`}
        width={width + AIR}
        height={height}
        focusable="false"
        role="img"
        aria-label={texts.drawingAlt(address, `${parts.join(', ')}.`)}
      >
        {shapes.map((shape, index) => (
          <Path key={`${index} ${shape.d}`} shape={shape} />
        ))}
        {callouts.map(({ part, x, y, anchor }) => (
          <text key={part} x={x} y={y + 0.35 * WORD_SIZE} font-size={WORD_SIZE} text-anchor={anchor}>
            {texts.partNames[part]}
          </text>
        ))}
      </svg>
      <figcaption class="drawing-key" aria-hidden="true">
        <span>{texts.rating('roof', 0)}</span>
        <svg viewBox="0 0 90 14" width="64" height="10" aria-hidden="true" focusable="false">
          {RATINGS.map((rating) => (
            <rect
              key={rating}
              x={rating * 18}
              y="0"
              width="16"
              height="14"
              rx="3"
              fill={RATING_COLOURS[rating].fill}
            />
          ))}
        </svg>
        <span>{texts.rating('roof', 4)}</span>
        <svg viewBox="0 0 24 14" width="22" height="12" aria-hidden="true" focusable="false">
          <rect
            x="1"
            y="1"
            width="22"
            height="12"
            rx="3"
            fill="none"
            stroke="#14211d"
            stroke-width="1.5"
            stroke-dasharray="4 3"
          />
        </svg>
        <span>{texts.keyAssumed}</span>
      </figcaption>
    </figure>
  );
}

function Path({ shape: { d, fill, stroke, strokeWidth, isDashed } }: { shape: Shape }) {
  return (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      stroke-width={strokeWidth}
      stroke-dasharray={isDashed ? '5 4' : undefined}
      stroke-linejoin="round"
    />
  );
}
