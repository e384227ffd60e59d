/**
 * The home in section with a glow outside each part, as thick as the heat that it loses. Floor, walls and roof glow
 * along their length; windows and doors stand on the right, moving air leaves at the top. Its storeys and its roof are
 * those of the home's drawing.
 */
import { LOSS_PATHS, type LossPath } from '@rooftree/engine';
import type { HouseFacts } from '../../drawing/house-facts.ts';
import { usePageWords } from '../../page-words.ts';

interface Props {
  losses: Record<LossPath, number>;
  /** Today's whole loss, W/K: what 100 % means in both pictures. */
  total: number;
  /** Parts that lose nothing, now or later, are not named: a flat between two others has no roof. */
  named: readonly LossPath[];
  house: Pick<HouseFacts, 'form' | 'storeys' | 'hasFlatRoof'>;
  alt: string;
}

interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Thickness of a part that loses everything; chosen so that a third of the loss, common for a roof, still fits. */
const FULL_GLOW = 96;
const HOUSE = { left: 98, right: 232, ground: 214, ridgeX: 165 };
/** By storeys: what is higher than three is drawn as high as three, with its floors. */
const EAVES = [122, 148, 122, 112];
const MOST_STOREYS = 5;

export function HeatSection({ losses, total, named, house, alt }: Props) {
  const { catalogue, percent } = usePageWords();
  const glow = (path: LossPath) => (losses[path] / total) * FULL_GLOW;
  const { left, right, ground, ridgeX } = HOUSE;
  // The storeys of a flat are those of its building.
  const storeys = house.form === 'flat' ? 1 : Math.min(house.storeys, MOST_STOREYS);
  const eaves = EAVES[house.form === 'flat' ? 0 : Math.min(storeys, EAVES.length - 1)] ?? 122;
  const hasGable = house.form !== 'flat' && !house.hasFlatRoof;
  const ridgeY = hasGable ? eaves - 52 : eaves;
  const isLow = eaves > 140;
  const floors = Array.from(
    { length: storeys - 1 },
    (_, index) => eaves + ((index + 1) * (ground - eaves)) / storeys,
  );
  const overhang = hasGable ? 8 : 0;
  const vent = { x: ridgeX + 34, y: hasGable ? ridgeY + 8 : eaves - 12 };
  const air = glow('infiltration') + glow('ventilation');
  const roofLine = `M${left - overhang} ${eaves} L${ridgeX} ${ridgeY} L${right + overhang} ${eaves}`;
  const places: Record<LossPath, Place> = {
    roof: { x: left - 6, y: eaves - 62, anchor: 'end' },
    walls: { x: left - 8 - glow('walls'), y: ground - 52, anchor: 'end' },
    windows: { x: right + 8 + glow('windows'), y: eaves + (isLow ? 12 : 24), anchor: 'start' },
    doors: { x: right + 8 + glow('doors'), y: ground - 24, anchor: 'start' },
    floor: { x: ridgeX - 20, y: ground + glow('floor') + 18, anchor: 'middle' },
    thermal_bridges: { x: right + 8, y: ground + 24, anchor: 'start' },
    infiltration: { x: vent.x + 10 + air / 2, y: 18, anchor: 'start' },
    ventilation: { x: vent.x + 10 + air / 2, y: 54, anchor: 'start' },
  };
  return (
    <svg class="heat" viewBox="-6 0 362 268" role="img" aria-label={alt}>
      <g class="heat-glow">
        <path
          d={`${roofLine} v${-glow('roof')} L${ridgeX} ${ridgeY - glow('roof')} L${left - overhang} ${eaves - glow('roof')} Z`}
        />
        <rect x={left - glow('walls')} y={eaves + 6} width={glow('walls')} height={ground - eaves - 6} />
        <rect x={right} y={eaves + 6} width={glow('windows')} height={isLow ? 20 : 34} />
        <rect x={right} y={ground - 36} width={glow('doors')} height="36" />
        <rect x={left} y={ground} width={right - left} height={glow('floor')} />
        <path
          d={`M${vent.x - 4} ${vent.y + 6} C${vent.x - 4} 56 ${vent.x - air / 2} 50 ${vent.x - air / 2} 18 h${air} C${vent.x + air / 2} 50 ${vent.x + 4} 56 ${vent.x + 4} ${vent.y + 6} Z`}
        />
        <circle cx={left} cy={ground} r={glow('thermal_bridges') / 2 + 1} />
        <circle cx={right} cy={ground} r={glow('thermal_bridges') / 2 + 1} />
      </g>
      <path class="heat-chimney" d={`M${vent.x - 6} ${vent.y + 22} V${vent.y} h12 V${vent.y + 30} Z`} />
      <path
        class="heat-room"
        d={`M${left} ${ground} V${eaves} L${ridgeX} ${ridgeY} L${right} ${eaves} V${ground} Z`}
      />
      <g class="heat-walls">
        <path d={roofLine} />
        <path d={`M${left} ${eaves} V${ground} H${right} V${eaves}`} />
        {hasGable && <path d={`M${left} ${eaves} H${right}`} class="heat-thin" />}
        {floors.map((y) => (
          <path key={y} d={`M${left} ${y} H${right}`} class="heat-thin" />
        ))}
      </g>
      <rect class="heat-window" x={right - 2.5} y={eaves + 6} width="5" height={isLow ? 20 : 34} />
      <rect class="heat-door" x={right - 2.5} y={ground - 36} width="5" height="36" />
      {LOSS_PATHS.filter((path) => named.includes(path)).map((path) => {
        const { x, y, anchor } = places[path];
        return (
          <text key={path} class="heat-words" x={x} y={y} text-anchor={anchor}>
            {catalogue.lossPaths[path]}
            <tspan class="heat-share" x={x} dy="1.15em">
              {percent(Math.round((losses[path] / total) * 100))}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}
