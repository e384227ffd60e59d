/** One possible dwelling: what is given stays, the rest is in the states that were drawn for it. */

import type { DwellingFacts, InsulationType } from '../../contract/dwelling-fields.ts';
import { CONDUCTIVITY_W_PER_M_K, GLAZING } from '../../data/constructions.ts';
import { TEMPERATURE_FACTORS, unheatedAtticShare, WINDOW_SHARE_BY_ORIENTATION } from '../../data/shapes.ts';
import { GENERATOR_YEARS } from '../../data/stock-shares.ts';
import type { Dwelling, Element, Windows } from '../../dwelling/dwelling.ts';
import { typicalResidents } from '../../energy/household.ts';
import {
  type Cohort,
  givenGlazing,
  givenUValue,
  type InsulatedElement,
  stateAt,
  uValueOf,
} from './cohort.ts';
import { buildingOf } from './draw-building.ts';
import { hasGasConnection, hotWaterOf, solarPanelsOf } from './draw-installations.ts';
import {
  apartmentEnvelope,
  type Envelope,
  houseEnvelope,
  typicalFloorAreaM2,
  underPitchedRoof,
} from './geometry.ts';
import type { HeatingState } from './heating-states.ts';
import { POSITIONS, type States } from './states.ts';

const MOST_INFILTRATION_PER_HOUR = 0.8;
/** Clear cavity of an unfilled wall, cm. General knowledge. */
const TYPICAL_CAVITY_CM = 6;
const SOLAR_BOILER_COLLECTOR_M2 = 5;
/** From here on new houses have floor heating or large radiators. General knowledge. */
const LOW_TEMPERATURE_SINCE = 2012;

/** A certificate that finds the standard need: the caller sets another. */
const PLAIN_CERTIFICATE = { factor: 1, heatNeedKwh: 0, scoreFactor: 1, offsetKwhPerM2: 0 };

export function drawDwelling(
  cohort: Cohort,
  states: States,
  { generator: heatGenerator, carrier: heatCarrier }: HeatingState,
  facts: DwellingFacts,
): Dwelling {
  const { country, yearBuilt, estateType, format } = cohort;
  const floorAreaM2 = facts.habitable_space_m2 ?? typicalFloorAreaM2(country, format) * states.size;
  const envelope = envelopeOf(cohort, states, facts, floorAreaM2);
  const wall = wallOf(cohort, states, facts, envelope.wallM2);
  const roof = pitchedRoofOf(cohort, states, facts, envelope);
  const glazing = givenGlazing(country, facts) ?? stateAt(cohort.glazing, states.glazing);
  return {
    country,
    region: cohort.region,
    labelScale: cohort.scale,
    estateType,
    estateFormat: format,
    yearBuilt,
    floorAreaM2,
    storeys: envelope.storeys,
    pitchedRoof: roof.element,
    atticIsUnheated: roof.atticIsUnheated,
    atticUseIsKnown: format === null || isAtticGiven(facts),
    flatRoof: elementOf(
      cohort,
      'flatRoof',
      envelope.flatRoofM2,
      facts.flat_roof_insulation_type,
      states.roof,
      1,
    ),
    wall: wall.element,
    cavityCm: wall.cavityCm,
    floor: elementOf(
      cohort,
      'floor',
      envelope.floorM2,
      facts.floor_insulation_type,
      states.floor,
      TEMPERATURE_FACTORS.floor,
    ),
    basement: facts.basement_type ?? (country === 'NL' ? 'CRAWL_SPACE' : 'NONE'),
    windows: windowsOf(GLAZING[country][glazing], envelope.windowsM2, facts.window_u_value_w_per_m2_k),
    doors: {
      areaM2: envelope.doorsM2,
      uValueWPerM2K: facts.door_u_value_w_per_m2_k ?? cohort.doorUValue,
      temperatureFactor: 1,
    },
    thermalBridgesWPerM2K: cohort.thermalBridgesWPerM2K,
    infiltrationPerHour: Math.min(cohort.infiltrationPerHour * states.draughts, MOST_INFILTRATION_PER_HOUR),
    ventilation: facts.ventilation_type ?? stateAt(cohort.ventilation, states.ventilation),
    heatGenerator,
    heatCarrier,
    heatGeneratorYearIsKnown: facts.heating_installation_year !== undefined,
    heatGeneratorYear: facts.heating_installation_year ?? Math.max(GENERATOR_YEARS[heatGenerator], yearBuilt),
    hasLowTemperatureEmitters: yearBuilt >= LOW_TEMPERATURE_SINCE,
    hotWaterGenerator: hotWaterOf(cohort, states, facts, heatGenerator),
    solarCollectorM2: facts.has_solar_boiler === true ? SOLAR_BOILER_COLLECTOR_M2 : 0,
    solarPanelsKwp: solarPanelsOf(states, facts, floorAreaM2),
    batteryKwh: 0,
    certificate: PLAIN_CERTIFICATE,
    hasGasConnection: hasGasConnection(facts, heatCarrier),
    hasHeatNetwork: facts.has_heat_network === true,
    hasSolarShading: facts.has_solar_shading === true,
    isHeritage: facts.is_heritage === true,
    building: estateType === 'APARTMENT' ? buildingOf(facts) : null,
    household: {
      residents: facts.residents ?? typicalResidents(country, floorAreaM2),
      heatFactor: 1,
      powerFactor: 1,
      meteredPowerFactor: null,
      solarYieldFactor: 1,
    },
  };
}

function envelopeOf(cohort: Cohort, states: States, facts: DwellingFacts, floorAreaM2: number): Envelope {
  const { shape } = states;
  if (cohort.format !== null)
    return houseEnvelope(cohort.format, floorAreaM2, cohort.windowShare, facts, shape);
  return apartmentEnvelope(floorAreaM2, POSITIONS[states.position] ?? 'MIDDLE', facts, shape);
}

/** The slope and the floor of an unheated attic close the house together: one element that loses what both lose. */
function pitchedRoofOf(
  cohort: Cohort,
  states: States,
  facts: DwellingFacts,
  { pitchedRoofM2, storeys }: Envelope,
): { element: Element; atticIsUnheated: boolean } {
  const isToldUnheated = facts.attic_usage !== undefined && facts.attic_usage !== 'HABITABLE';
  const { slopeM2, atticFloorM2 } = underPitchedRoof(pitchedRoofM2, facts);
  const slope = elementOf(
    cohort,
    'pitchedRoof',
    slopeM2,
    facts.inclined_roof_insulation_type,
    states.roof,
    // A use that is not given leaves the score as it is: what the statistics know of roofs holds for both.
    isToldUnheated ? TEMPERATURE_FACTORS.atticFloor : TEMPERATURE_FACTORS.roof,
  );
  if (atticFloorM2 === 0) {
    const isDrawn = cohort.format !== null && !isAtticGiven(facts);
    return {
      element: slope,
      atticIsUnheated: isDrawn ? states.attic < unheatedAtticShare(storeys) : isToldUnheated,
    };
  }
  const floor = elementOf(
    cohort,
    'pitchedRoof',
    atticFloorM2,
    facts.attic_floor_insulation_type,
    states.roof,
    TEMPERATURE_FACTORS.atticFloor,
  );
  return { element: together(slope, floor), atticIsUnheated: atticFloorM2 >= slopeM2 };
}

function isAtticGiven({ attic_usage: usage, attic_floor_surface_m2: floorM2 }: DwellingFacts): boolean {
  return usage !== undefined || (floorM2 ?? 0) > 0;
}

function together(one: Element, other: Element): Element {
  const areaM2 = one.areaM2 + other.areaM2;
  const outsideM2 = one.areaM2 * one.temperatureFactor + other.areaM2 * other.temperatureFactor;
  const lossWPerK =
    one.areaM2 * one.temperatureFactor * one.uValueWPerM2K +
    other.areaM2 * other.temperatureFactor * other.uValueWPerM2K;
  return { areaM2, uValueWPerM2K: lossWPerK / outsideM2, temperatureFactor: outsideM2 / areaM2 };
}

function elementOf(
  cohort: Cohort,
  element: InsulatedElement,
  areaM2: number,
  insulation: InsulationType | undefined,
  state: number,
  temperatureFactor: number,
): Element {
  const uValueWPerM2K =
    insulation === undefined
      ? stateAt(cohort.uValues[element], state)
      : givenUValue(cohort, element, insulation);
  return { areaM2, uValueWPerM2K, temperatureFactor };
}

/** A wall whose cavity is filled has none left; one that was insulated otherwise may still have it. */
function wallOf(
  cohort: Cohort,
  states: States,
  facts: DwellingFacts,
  areaM2: number,
): { element: Element; cavityCm: number } {
  const hasCavity = facts.has_cavity_wall ?? cohort.hasCavity;
  const widthCm = hasCavity ? (facts.cavity_wall_width_cm ?? TYPICAL_CAVITY_CM) : 0;
  const element = elementOf(
    cohort,
    'wall',
    areaM2,
    facts.outer_wall_insulation_type ?? (facts.has_cavity_wall_insulation === false ? 'NONE' : undefined),
    states.wall,
    TEMPERATURE_FACTORS.wall,
  );
  if (facts.has_cavity_wall_insulation === true) {
    if (facts.outer_wall_insulation_type === undefined) {
      const bare = uValueOf(cohort.country, 'wall', 'NONE', cohort.yearBuilt);
      element.uValueWPerM2K =
        1 / (1 / bare + (widthCm || TYPICAL_CAVITY_CM) / 100 / CONDUCTIVITY_W_PER_M_K.wall);
    }
    return { element, cavityCm: 0 };
  }
  const { outer_wall_insulation_type: given } = facts;
  // Who names a class of insulation has looked: what is in the wall leaves no cavity to fill, whatever its year.
  const isBare =
    typeof given === 'string' ? given === 'NONE' : element.uValueWPerM2K > cohort.bareWallFromUValue;
  return { element, cavityCm: isBare || facts.has_cavity_wall_insulation === false ? widthCm : 0 };
}

/** A given U-value is that of frame and glass; how much sun comes in depends on the glass. */
function windowsOf(
  glass: { uValueWPerM2K: number; gValue: number },
  areaM2: number,
  toldWPerM2K: number | undefined,
): Windows {
  const share = WINDOW_SHARE_BY_ORIENTATION;
  return {
    areaM2,
    uValueWPerM2K: toldWPerM2K ?? glass.uValueWPerM2K,
    temperatureFactor: 1,
    gValue: glass.gValue,
    areaByOrientationM2: {
      horizontal: areaM2 * share.horizontal,
      east: areaM2 * share.east,
      south: areaM2 * share.south,
      west: areaM2 * share.west,
      north: areaM2 * share.north,
    },
  };
}
