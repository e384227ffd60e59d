/**
 * Areas of the envelope from what is known of the building; what is not known follows the typical shape of its format.
 */
import type { Country, EstateFormat } from '../../contract/codes.ts';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import {
  APARTMENT_SHAPE,
  DOORS,
  HOUSE_SHAPES,
  ROOF_PER_FLOOR,
  STOREY_HEIGHT_M,
  TYPICAL_FLOOR_AREA_M2,
} from '../../data/shapes.ts';

/** Which floor an apartment is on: it decides whether it has a roof or a floor to lose heat through. */
export type ApartmentPosition = 'GROUND' | 'MIDDLE' | 'TOP';

export interface Envelope {
  storeys: number;
  pitchedRoofM2: number;
  flatRoofM2: number;
  wallM2: number;
  floorM2: number;
  windowsM2: number;
  doorsM2: number;
}

const LEAST_WALL_M2 = 1;

export function typicalFloorAreaM2(country: Country, format: EstateFormat | null): number {
  return TYPICAL_FLOOR_AREA_M2[country][format ?? 'APARTMENT'];
}

/** `shape` widens or narrows the outer surface: 1 is the typical house of this format and size. */
export function houseEnvelope(
  format: EstateFormat,
  floorAreaM2: number,
  windowShare: number,
  facts: DwellingFacts,
  shape: number,
): Envelope {
  const typical = HOUSE_SHAPES[format];
  const width = facts.building_width_m;
  const depth = facts.building_depth_m;
  const footprintM2 = width !== undefined && depth !== undefined ? width * depth : undefined;
  const storeys = heatedStoreys(
    facts,
    footprintM2 === undefined ? typical.storeys : floorAreaM2 / footprintM2,
  );
  const floorM2 = facts.ground_floor_surface_m2 ?? footprintM2 ?? floorAreaM2 / storeys;
  const heightM = facts.cornice_height_m ?? STOREY_HEIGHT_M * storeys;
  const facadeM2 =
    width !== undefined && depth !== undefined
      ? freePerimeterM(format, width, depth) * heightM
      : typical.facadePerRootFloor * Math.sqrt(floorM2) * heightM * shape;
  const windowsM2 = facts.window_surface_m2 ?? windowShare * floorAreaM2;
  const doorsM2 = Math.min(DOORS.areaM2, DOORS.largestShareOfFloorArea * floorAreaM2);
  const { pitchedRoofM2, flatRoofM2 } = roof(facts, floorM2, shape);
  return {
    storeys,
    pitchedRoofM2,
    flatRoofM2,
    wallM2: facts.outer_wall_surface_m2 ?? Math.max(facadeM2 - windowsM2 - doorsM2, LEAST_WALL_M2),
    floorM2,
    windowsM2,
    doorsM2,
  };
}

export function apartmentEnvelope(
  floorAreaM2: number,
  position: ApartmentPosition,
  facts: DwellingFacts,
  shape: number,
): Envelope {
  // A small flat has more façade per m² than a large one: façade grows with the root of the area.
  const facadeM2 = APARTMENT_SHAPE.facadeShare * Math.sqrt(floorAreaM2 * APARTMENT_SHAPE.atAreaM2) * shape;
  const windowsM2 =
    facts.window_surface_m2 ?? Math.min(APARTMENT_SHAPE.windowShare * floorAreaM2, 0.7 * facadeM2);
  // The only storey of its building lies under the roof and on the ground.
  const isOnlyStorey = facts.storeys !== undefined && facts.storeys < 2;
  const hasRoof = position === 'TOP' || isOnlyStorey;
  const hasPitchedRoof =
    facts.roof_type === 'INCLINED' ||
    isAtticFloorGiven(facts) ||
    (facts.inclined_roof_insulation_type !== undefined && facts.flat_roof_insulation_type === undefined);
  const isPitchedGiven = facts.inclined_roof_surface_m2 !== undefined && facts.inclined_roof_surface_m2 > 0;
  const pitchedM2 = hasRoof && hasPitchedRoof ? floorAreaM2 * ROOF_PER_FLOOR : 0;
  const flatM2 = hasRoof && !hasPitchedRoof && !isPitchedGiven ? floorAreaM2 : 0;
  return {
    storeys: 1,
    pitchedRoofM2: facts.inclined_roof_surface_m2 ?? pitchedM2,
    flatRoofM2: facts.flat_roof_surface_m2 ?? flatM2,
    wallM2: facts.outer_wall_surface_m2 ?? Math.max(facadeM2 - windowsM2 - DOORS.apartmentM2, LEAST_WALL_M2),
    floorM2: facts.ground_floor_surface_m2 ?? (position === 'GROUND' || isOnlyStorey ? floorAreaM2 : 0),
    windowsM2,
    doorsM2: DOORS.apartmentM2,
  };
}

function isAtticFloorGiven({
  attic_floor_surface_m2: surfaceM2,
  attic_floor_insulation_type: insulation,
}: DwellingFacts): boolean {
  return surfaceM2 === undefined ? insulation !== undefined : surfaceM2 > 0;
}

/**
 * Where the floor of an unheated attic is given, which part of the space under an inclined roof it closes and what is
 * left to the slope. Without a surface it closes all of it, or half where the slope is given as well.
 */
export function underPitchedRoof(
  pitchedRoofM2: number,
  facts: DwellingFacts,
): { slopeM2: number; atticFloorM2: number } {
  if (!isAtticFloorGiven(facts)) return { slopeM2: pitchedRoofM2, atticFloorM2: 0 };
  const belowM2 = pitchedRoofM2 / ROOF_PER_FLOOR;
  const isSlopeTold = facts.inclined_roof_insulation_type !== undefined;
  const atticFloorM2 = facts.attic_floor_surface_m2 ?? (isSlopeTold ? belowM2 / 2 : belowM2);
  const slopeM2 = facts.inclined_roof_surface_m2 ?? Math.max(belowM2 - atticFloorM2, 0) * ROOF_PER_FLOOR;
  return { slopeM2, atticFloorM2 };
}

/** Living space under the roof counts for half a storey. */
function heatedStoreys(facts: DwellingFacts, otherwise: number): number {
  if (facts.storeys === undefined) return Math.max(otherwise, 1);
  return facts.storeys + (facts.attic_usage === 'HABITABLE' ? 0.5 : 0);
}

function freePerimeterM(format: EstateFormat, widthM: number, depthM: number): number {
  if (format === 'OPEN') return 2 * (widthM + depthM);
  if (format === 'SEMI_OPEN') return 2 * widthM + depthM;
  return 2 * widthM;
}

/** A flat roof covers the ground floor; a mixed one is half and half. */
function roof(
  facts: DwellingFacts,
  floorM2: number,
  shape: number,
): { pitchedRoofM2: number; flatRoofM2: number } {
  const flatShare = facts.roof_type === 'FLAT' ? 1 : facts.roof_type === 'MIXED' ? 0.5 : 0;
  const isFlatGiven = facts.flat_roof_surface_m2 !== undefined && facts.roof_type === undefined;
  const pitchedM2 = (1 - flatShare) * floorM2 * ROOF_PER_FLOOR * shape;
  const flatM2 = facts.flat_roof_surface_m2 ?? flatShare * floorM2;
  const pitchedBeside = isFlatGiven ? Math.max(pitchedM2 - flatM2 * ROOF_PER_FLOOR, 0) : pitchedM2;
  return { pitchedRoofM2: facts.inclined_roof_surface_m2 ?? pitchedBeside, flatRoofM2: flatM2 };
}
