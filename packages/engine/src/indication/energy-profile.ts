/** What a lender reports of a home: its probable energy score in bands, and its energy by carrier. */
import { possibleDwellings, shownDwelling } from '../completion/complete.ts';
import type { Carrier } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Range } from '../contract/plan.ts';
import { plannable } from '../dwelling/plannable.ts';
import { evaluate } from '../energy/evaluate.ts';
import { toScoreScale } from '../stock/evidence/scores.ts';
import { bandProbabilities } from '../stock/spread.ts';

export interface EnergyProfile {
  label: string;
  label_probabilities: Record<string, number>;
  primary_kwh_per_m2: Range;
  /** Of the bands between the given limits; they add up to 1, but for their rounding to a millionth. */
  band_probabilities: number[];
  floor_area_m2: number;
  /** Delivered in a year of typical use, or as the meters say. */
  final_kwh_by_carrier: Record<Carrier, number>;
}

/** Null for an estate of which too little is known or that has no energy label. */
export function energyProfile(input: EstateInput, upperKwhPerM2: readonly number[]): EnergyProfile | null {
  const estate = plannable(input);
  if (estate === null) return null;
  const possible = possibleDwellings(estate);
  const dwelling = shownDwelling(estate, possible);
  const energy = evaluate(dwelling);
  return {
    label: possible.shownLabel,
    label_probabilities: possible.labelProbabilities,
    primary_kwh_per_m2: {
      p10: Math.round(possible.range.p10),
      p50: Math.round(possible.range.p50),
      p90: Math.round(possible.range.p90),
    },
    band_probabilities: bandProbabilities(
      upperKwhPerM2,
      possible.scenarios.map(({ primaryKwhPerM2 }) => toScoreScale(primaryKwhPerM2)),
      possible.scenarios.map(({ weight }) => weight),
      possible.scoreNoise,
    ).map((share) => Math.round(share * 1e6) / 1e6),
    floor_area_m2: dwelling.floorAreaM2,
    final_kwh_by_carrier: {
      gas: Math.round(energy.gasKwh),
      oil: Math.round(energy.oilKwh),
      electricity: Math.round(energy.electricityKwh),
      wood: Math.round(energy.woodKwh),
      district_heat: Math.round(energy.districtHeatKwh),
    },
  };
}
