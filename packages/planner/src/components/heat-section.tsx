/**
 * A house in section with a glow outside each part, as thick as the heat that it loses. Floor, walls and roof glow along
 * their length; windows and doors stand on the right, moving air leaves through the chimney.
 */
import type { LossPath } from '@rooftree/engine';
import { useSpeech } from '../speech.ts';

interface Props {
  losses: Record<LossPath, number>;
  /** Today's whole loss, W/K: what 100 % means in both pictures. */
  total: number;
  alt: string;
}

/** Thickness of a part that loses everything; chosen so that a third of the loss, common for a roof, still fits. */
const FULL_GLOW = 96;
const HOUSE = { left: 98, right: 232, eaves: 122, ground: 214, ridgeX: 165, ridgeY: 66 };

export function HeatSection({ losses, total, alt }: Props) {
  const { catalogue, percent } = useSpeech();
  const glow = (path: LossPath) => Math.max(0.75, (losses[path] / total) * FULL_GLOW);
  const { left, right, eaves, ground, ridgeX, ridgeY } = HOUSE;
  const roof = glow('roof');
  const air = glow('infiltration') + glow('ventilation');
  const chimney = ridgeX + 34;
  const share = (path: LossPath, x: number, y: number, anchor: 'start' | 'middle' | 'end' = 'start') => (
    <text class="heat-words" x={x} y={y} text-anchor={anchor}>
      {catalogue.lossPaths[path]}
      <tspan class="heat-share" x={x} dy="1.15em">
        {percent(Math.round((losses[path] / total) * 100))}
      </tspan>
    </text>
  );
  return (
    <svg class="heat" viewBox="-6 0 362 268" role="img" aria-label={alt}>
      <g class="heat-glow">
        <path
          d={`M${left - 8} ${eaves} L${ridgeX} ${ridgeY} L${right + 8} ${eaves} v${-roof} L${ridgeX} ${ridgeY - roof} L${left - 8} ${eaves - roof} Z`}
        />
        <rect x={left - glow('walls')} y={eaves + 6} width={glow('walls')} height={ground - eaves - 6} />
        <rect x={right} y={eaves + 10} width={glow('windows')} height="34" />
        <rect x={right} y={ground - 36} width={glow('doors')} height="36" />
        <rect x={left} y={ground} width={right - left} height={glow('floor')} />
        <path
          d={`M${chimney - 4} 80 C${chimney - 4} 60 ${chimney - air / 2} 50 ${chimney - air / 2} 18 h${air} C${chimney + air / 2} 50 ${chimney + 4} 60 ${chimney + 4} 80 Z`}
        />
        <circle cx={left} cy={ground} r={glow('thermal_bridges') / 2 + 1} />
        <circle cx={right} cy={ground} r={glow('thermal_bridges') / 2 + 1} />
      </g>
      <path class="heat-chimney" d={`M${chimney - 6} 96 V74 h12 V104 Z`} />
      <path
        class="heat-room"
        d={`M${left} ${ground} V${eaves} L${ridgeX} ${ridgeY + 4} L${right} ${eaves} V${ground} Z`}
      />
      <g class="heat-walls">
        <path d={`M${left - 8} ${eaves} L${ridgeX} ${ridgeY} L${right + 8} ${eaves}`} />
        <path d={`M${left} ${eaves} V${ground} H${right} V${eaves}`} />
        <path d={`M${left} ${(eaves + ground) / 2} H${right}`} class="heat-thin" />
      </g>
      <rect class="heat-window" x={right - 2.5} y={eaves + 10} width="5" height="34" />
      <rect class="heat-door" x={right - 2.5} y={ground - 36} width="5" height="36" />
      {share('roof', left - 6, eaves - 62, 'end')}
      {share('walls', left - 8 - glow('walls'), ground - 52, 'end')}
      {share('windows', right + 8 + glow('windows'), eaves + 24)}
      {share('doors', right + 8 + glow('doors'), ground - 24)}
      {share('floor', ridgeX - 20, ground + glow('floor') + 18, 'middle')}
      {share('thermal_bridges', right + 8, ground + 24)}
      {share('infiltration', chimney + 10 + air / 2, 18)}
      {share('ventilation', chimney + 10 + air / 2, 54)}
    </svg>
  );
}
