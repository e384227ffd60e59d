/** Moves what is not known of a dwelling until its score is the one that a certificate states. */

import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { evaluate } from '../energy/evaluate.ts';

/** How far U-values and draughts may move: beyond this the certificate speaks of another house than the model. */
const LEAST_FACTOR = 0.5;
const MOST_FACTOR = 1.8;
const CLOSE_ENOUGH_KWH_PER_M2 = 0.02;
const MOST_STEPS = 12;

/** The dwelling nearest to the score, and the score that it has. */
export function calibrated(
  dwelling: Dwelling,
  facts: DwellingFacts,
  targetKwhPerM2: number,
): { dwelling: Dwelling; primaryKwhPerM2: number } {
  const at = (factor: number) => {
    const moved = scaled(dwelling, facts, factor);
    return { dwelling: moved, primaryKwhPerM2: evaluate(moved).primaryKwhPerM2 };
  };
  let low = LEAST_FACTOR;
  let high = MOST_FACTOR;
  let atLow = at(low);
  let atHigh = at(high);
  if (targetKwhPerM2 <= atLow.primaryKwhPerM2) return atLow;
  if (targetKwhPerM2 >= atHigh.primaryKwhPerM2) return atHigh;
  let found = atLow;
  // Regula falsi: the score is nearly straight in the factor, so that two or three steps do.
  for (let step = 0; step < MOST_STEPS; step++) {
    const share = (targetKwhPerM2 - atLow.primaryKwhPerM2) / (atHigh.primaryKwhPerM2 - atLow.primaryKwhPerM2);
    const factor = low + (high - low) * share;
    found = at(factor);
    if (Math.abs(found.primaryKwhPerM2 - targetKwhPerM2) < CLOSE_ENOUGH_KWH_PER_M2) break;
    if (found.primaryKwhPerM2 < targetKwhPerM2) {
      low = factor;
      atLow = found;
    } else {
      high = factor;
      atHigh = found;
    }
  }
  return found;
}

/** Given elements stay as they are; draughts and thermal bridges are never given. */
function scaled(dwelling: Dwelling, facts: DwellingFacts, factor: number): Dwelling {
  const element = (part: Dwelling['wall'], isGiven: boolean) =>
    isGiven ? part : { ...part, uValueWPerM2K: part.uValueWPerM2K * factor };
  const isWallGiven =
    facts.outer_wall_insulation_type !== undefined || facts.has_cavity_wall_insulation !== undefined;
  return {
    ...dwelling,
    pitchedRoof: element(dwelling.pitchedRoof, facts.inclined_roof_insulation_type !== undefined),
    flatRoof: element(dwelling.flatRoof, facts.flat_roof_insulation_type !== undefined),
    wall: element(dwelling.wall, isWallGiven),
    floor: element(dwelling.floor, facts.floor_insulation_type !== undefined),
    thermalBridgesWPerM2K: dwelling.thermalBridgesWPerM2K * factor,
    infiltrationPerHour: dwelling.infiltrationPerHour * factor,
  };
}
