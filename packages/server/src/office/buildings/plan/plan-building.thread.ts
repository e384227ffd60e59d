/** Runs in a thread of the compute pool: a building and its estates in, its plan out, both as JSON text. */
import {
  type BuildingControls,
  type BuildingInput,
  type BuildingPlan,
  InputError,
  type LabelScale,
  labelsOf,
  type OwnPriceBook,
  parseEstateInput,
} from '@rooftree/engine';
import { planBuilding } from '@rooftree/engine/building';

export interface BuildingWork {
  building: BuildingInput;
  /** `[[external_id, estate]]` */
  estates: string;
  controls: Partial<BuildingControls>;
  date: string;
  priceBook: OwnPriceBook | null;
}

export type PlannedBuilding = { plan: string; outline: object } | { faults: string[] };

export function planStoredBuilding({
  building,
  estates,
  controls,
  date,
  priceBook,
}: BuildingWork): PlannedBuilding {
  // The repository writes it.
  const given = JSON.parse(estates) as [string, unknown][];
  try {
    const inputs = new Map(given.map(([name, estate]) => [name, parseEstateInput(estate, date)]));
    const plan = planBuilding(building, inputs, controls, { date, ...(priceBook && { priceBook }) });
    return { plan: JSON.stringify(plan), outline: outlineOf(plan) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { faults: error.faults.map(({ message }) => message) };
  }
}

/** What lists show. */
function outlineOf({ target, totals, vote, units, label_scale: scale }: BuildingPlan): object {
  return {
    target_label: target.label,
    target_reached: target.reached,
    net_cost: totals.net_cost,
    vote_probability: vote.probability,
    labels_before: countLabels(
      scale,
      units.map(({ label_before }) => label_before),
    ),
    labels_after: countLabels(
      scale,
      units.map(({ label_after }) => label_after),
    ),
  };
}

/** In the order of the scale. */
function countLabels(scale: LabelScale, labels: readonly string[]): { label: string; units: number }[] {
  const units = (label: string) => labels.filter((each) => each === label).length;
  return labelsOf(scale)
    .map((label) => ({ label, units: units(label) }))
    .filter((count) => count.units > 0);
}
