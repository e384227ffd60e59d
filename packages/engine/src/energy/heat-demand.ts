/** What the envelope, its air and the use of the house ask for, whatever gives the heat. */
import { CLIMATES } from '../data/climate.ts';
import { DESIGN_OUTSIDE_C, HEAT_RECOVERY } from '../data/systems.ts';
import type { CertificateView, Dwelling } from '../dwelling/dwelling.ts';
import { type Apertures, heatNeedKwh, MONTHLY, type Period, roomForGains, writeGains } from './balance.ts';
import { certifiedHeatNeedKwh } from './certified-need.ts';
import {
  AIR_CAPACITY_WH_PER_M3_K,
  AIR_CHANGES_BY_USE_PER_HOUR,
  CAPACITY_WH_PER_M2_K,
  GLASS_SHARE,
  HEATING_LIMIT_C,
  INSIDE_C,
  INTERNAL_GAINS_W_PER_M2,
  OBLIQUE_ANGLE,
  REDUCTION,
  ROOM_HEIGHT_M,
  SHADING_HORIZONTAL,
  SHADING_VERTICAL,
  temperatureReduction,
} from './use-conditions.ts';

export interface HeatDemand {
  standardHeatNeedKwh: number;
  /** What a certificate makes of the standard need. */
  certifiedHeatNeedKwh: number;
  peakHeatLoadKw: number;
}

const SEASONS: Record<Dwelling['country'], readonly Period[]> = {
  BE: CLIMATES.BE.filter((month) => month.outsideC < HEATING_LIMIT_C),
  NL: CLIMATES.NL.filter((month) => month.outsideC < HEATING_LIMIT_C),
};

/**
 * By fixed names, here and in what the planner calls as often: to look a table up by a name that changes from call to
 * call takes longer than to calculate with what it holds.
 */
function seasonOf(country: Dwelling['country']): readonly Period[] {
  return country === 'BE' ? SEASONS.BE : SEASONS.NL;
}

/** The parts that are insulated together. */
export type ShellParts = Pick<Dwelling, 'pitchedRoof' | 'flatRoof' | 'wall' | 'floor'>;

/** What a shell loses, without thermal bridges, and how large it is. */
export interface ShellLoss {
  lossWPerK: number;
  areaM2: number;
}

/** All but the shell: the planner puts many shells around one and the same rest. */
export interface Inside {
  windowsWPerK: number;
  doorsWPerK: number;
  windowsM2: number;
  doorsM2: number;
  bridgesWPerM2K: number;
  airWPerK: number;
  floorAreaM2: number;
  estateType: Dwelling['estateType'];
  country: Dwelling['country'];
  certificate: CertificateView;
  /** Of each month of the season, kWh. */
  gains: number[];
}

export function heatDemand(dwelling: Dwelling): HeatDemand {
  return demandWithin(shellLoss(dwelling), insideOf(dwelling, SCRATCH));
}

/** Gains that are read once: to make room for them takes as long as to calculate them. */
const SCRATCH = roomForGains(12);

export function shellLoss({ pitchedRoof, flatRoof, wall, floor }: ShellParts): ShellLoss {
  return {
    lossWPerK:
      pitchedRoof.areaM2 * pitchedRoof.uValueWPerM2K * pitchedRoof.temperatureFactor +
      flatRoof.areaM2 * flatRoof.uValueWPerM2K * flatRoof.temperatureFactor +
      wall.areaM2 * wall.uValueWPerM2K * wall.temperatureFactor +
      floor.areaM2 * floor.uValueWPerM2K * floor.temperatureFactor,
    areaM2: pitchedRoof.areaM2 + flatRoof.areaM2 + wall.areaM2 + floor.areaM2,
  };
}

/** `gains` is where they are written. */
export function insideOf(dwelling: Dwelling, gains = roomForGains(12)): Inside {
  const { windows, doors, floorAreaM2, country } = dwelling;
  writeGains(gains, seasonOf(country), INTERNAL_GAINS_W_PER_M2 * floorAreaM2, aperturesOf(windows));
  return {
    windowsWPerK: windows.areaM2 * windows.uValueWPerM2K * windows.temperatureFactor,
    doorsWPerK: doors.areaM2 * doors.uValueWPerM2K * doors.temperatureFactor,
    windowsM2: windows.areaM2,
    doorsM2: doors.areaM2,
    bridgesWPerM2K: dwelling.thermalBridgesWPerM2K,
    airWPerK: airLoss(dwelling),
    floorAreaM2,
    estateType: dwelling.estateType,
    country,
    certificate: dwelling.certificate,
    gains,
  };
}

export function demandWithin(shell: ShellLoss, inside: Inside): HeatDemand {
  const { country, floorAreaM2, airWPerK, certificate, gains } = inside;
  const envelope = shell.areaM2 + inside.windowsM2 + inside.doorsM2;
  const transmissionWPerK =
    shell.lossWPerK + inside.windowsWPerK + inside.doorsWPerK + envelope * inside.bridgesWPerM2K;
  const lossWPerK = transmissionWPerK + airWPerK;
  const reduction = inside.estateType === 'HOUSE' ? REDUCTION.HOUSE : REDUCTION.APARTMENT;
  const zone = {
    lossWPerK,
    insideC: INSIDE_C,
    temperatureReduction: temperatureReduction(transmissionWPerK / floorAreaM2, reduction.at1, reduction.at4),
    capacityWhPerK: CAPACITY_WH_PER_M2_K * floorAreaM2,
  };
  const standardHeatNeedKwh = heatNeedKwh(seasonOf(country), MONTHLY, zone, gains);
  return {
    standardHeatNeedKwh,
    certifiedHeatNeedKwh: certifiedHeatNeedKwh(standardHeatNeedKwh, certificate),
    peakHeatLoadKw: peakKw(lossWPerK, country),
  };
}

/** On the coldest day. */
export function peakHeatLoadKw(dwelling: Dwelling): number {
  return peakKw(transmissionLoss(dwelling) + airLoss(dwelling), dwelling.country);
}

function peakKw(lossWPerK: number, country: Dwelling['country']): number {
  const outsideC = country === 'BE' ? DESIGN_OUTSIDE_C.BE : DESIGN_OUTSIDE_C.NL;
  return (lossWPerK * (INSIDE_C - outsideC)) / 1000;
}

/** Through the envelope, thermal bridges included, W/K. */
export function transmissionLoss(dwelling: Dwelling): number {
  const { windows, doors } = dwelling;
  return (
    shellLoss(dwelling).lossWPerK +
    windows.areaM2 * windows.uValueWPerM2K * windows.temperatureFactor +
    doors.areaM2 * doors.uValueWPerM2K * doors.temperatureFactor +
    envelopeM2(dwelling) * dwelling.thermalBridgesWPerM2K
  );
}

export function envelopeM2({ pitchedRoof, flatRoof, wall, floor, windows, doors }: Dwelling): number {
  return pitchedRoof.areaM2 + flatRoof.areaM2 + wall.areaM2 + floor.areaM2 + windows.areaM2 + doors.areaM2;
}

/** W/K of the air that the use of the house asks for, less what is recovered. */
export function ventilationLoss(dwelling: Dwelling): number {
  const recovery = dwelling.ventilation === 'BALANCED_WITH_RECOVERY' ? HEAT_RECOVERY : 0;
  return airWPerK(dwelling, AIR_CHANGES_BY_USE_PER_HOUR * (1 - recovery));
}

/** W/K of the air that comes in through the cracks. */
export function infiltrationLoss(dwelling: Dwelling): number {
  return airWPerK(dwelling, dwelling.infiltrationPerHour);
}

function airLoss(dwelling: Dwelling): number {
  return ventilationLoss(dwelling) + infiltrationLoss(dwelling);
}

function airWPerK(dwelling: Dwelling, changesPerHour: number): number {
  return AIR_CAPACITY_WH_PER_M3_K * changesPerHour * dwelling.floorAreaM2 * ROOM_HEIGHT_M;
}

function aperturesOf({ gValue, areaByOrientationM2: area }: Dwelling['windows']): Apertures {
  const vertical = SHADING_VERTICAL * GLASS_SHARE * OBLIQUE_ANGLE * gValue;
  return {
    horizontalM2: SHADING_HORIZONTAL * GLASS_SHARE * OBLIQUE_ANGLE * gValue * area.horizontal,
    eastM2: vertical * area.east,
    southM2: vertical * area.south,
    westM2: vertical * area.west,
    northM2: vertical * area.north,
  };
}
