/** Gives a dwelling the certificate that is given or shown for it. */
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { LEAST_CERTIFICATE_FACTOR } from '../../energy/certified-need.ts';
import { type ScoreParts, scoreParts } from '../../energy/evaluate.ts';

/**
 * How much better than its states say a house may be built: beyond it, the certificate speaks of another house than the
 * model.
 */
const BETTER_BUILT = 0.5;

/** A smaller part of the score would hide what works save. Judgement (2026). */
const LEAST_SCORE_FACTOR = 0.5;

/**
 * The factor of the certificate takes it all up. A score far below the house needs better elements where they are not
 * given; what even they do not explain takes the same part off every later score. As an amount it would make a house
 * without panels produce energy once it is renovated. Only what is left of it below the least part is an amount.
 */
export function meetScore(
  dwelling: Dwelling,
  facts: DwellingFacts,
  parts: ScoreParts,
  targetKwhPerM2: number,
): Dwelling {
  const factor = factorFor(parts, targetKwhPerM2);
  if (factor >= LEAST_CERTIFICATE_FACTOR) return certified(dwelling, parts, factor);
  const better = betterBuilt(dwelling, facts);
  const betterParts = scoreParts(better);
  const betterFactor = factorFor(betterParts, targetKwhPerM2);
  if (betterFactor >= LEAST_CERTIFICATE_FACTOR) return certified(better, betterParts, betterFactor);
  const { otherKwhPerM2, heatingKwhPerM2 } = betterParts;
  const leastKwhPerM2 = otherKwhPerM2 + LEAST_CERTIFICATE_FACTOR * heatingKwhPerM2;
  const scoreFactor = Math.min(1, Math.max(LEAST_SCORE_FACTOR, targetKwhPerM2 / leastKwhPerM2));
  const offsetKwhPerM2 = targetKwhPerM2 - scoreFactor * leastKwhPerM2;
  return certified(better, betterParts, LEAST_CERTIFICATE_FACTOR, scoreFactor, offsetKwhPerM2);
}

function factorFor({ otherKwhPerM2, heatingKwhPerM2 }: ScoreParts, targetKwhPerM2: number): number {
  return heatingKwhPerM2 > 0 ? (targetKwhPerM2 - otherKwhPerM2) / heatingKwhPerM2 : 0;
}

function certified(
  dwelling: Dwelling,
  { standardHeatNeedKwh }: ScoreParts,
  factor: number,
  scoreFactor = 1,
  offsetKwhPerM2 = 0,
): Dwelling {
  return {
    ...dwelling,
    certificate: { factor, heatNeedKwh: standardHeatNeedKwh, scoreFactor, offsetKwhPerM2 },
  };
}

/** Given elements stay as they are; draughts and thermal bridges are never given. */
function betterBuilt(dwelling: Dwelling, facts: DwellingFacts): Dwelling {
  const element = (part: Dwelling['wall'], isGiven: boolean) =>
    isGiven ? part : { ...part, uValueWPerM2K: part.uValueWPerM2K * BETTER_BUILT };
  const isWallGiven =
    facts.outer_wall_insulation_type !== undefined || facts.has_cavity_wall_insulation !== undefined;
  const isRoofGiven =
    facts.inclined_roof_insulation_type !== undefined || facts.attic_floor_insulation_type !== undefined;
  return {
    ...dwelling,
    pitchedRoof: element(dwelling.pitchedRoof, isRoofGiven),
    flatRoof: element(dwelling.flatRoof, facts.flat_roof_insulation_type !== undefined),
    wall: element(dwelling.wall, isWallGiven),
    floor: element(dwelling.floor, facts.floor_insulation_type !== undefined),
    thermalBridgesWPerM2K: dwelling.thermalBridgesWPerM2K * BETTER_BUILT,
    infiltrationPerHour: dwelling.infiltrationPerHour * BETTER_BUILT,
  };
}
