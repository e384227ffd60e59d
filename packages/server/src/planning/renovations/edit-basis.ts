/** From a renovation to what its plan can be made again from, with other choices; pure. */
import {
  DATA_VERSION,
  ENGINE_VERSION,
  type OwnPriceBook,
  type Plan,
  type PlanControls,
} from '@rooftree/engine';
import { priceBookAt } from '@rooftree/engine/own-prices';
import { wishesOf } from '@rooftree/engine/upgrade-plan';
import type { Choices } from '@rooftree/planner/choices/choices';
import type { PlanBasis } from '@rooftree/planner/choices/plans/plan-basis';
import { readChoicesFor } from '@rooftree/planner/choices/plans/plan-with-choices';

export interface EditableRenovation {
  estateId: string;
  country: 'BE' | 'NL';
  isActive: boolean;
  isDeleted: boolean;
  /** As the engine reads it today. */
  estate: Record<string, unknown> & { address: { zip_code: string | null; region: string | null } };
  plan: Pick<Plan, 'engine_version' | 'data_version' | 'date' | 'controls'>;
  /** As its maker chose; null for a suggestion. */
  choices: string | null;
  /** Those that the plan was made with, and those that the context uses now; null for our own prices alone. */
  priceBook: OwnPriceBook | null;
  priceBookNow: OwnPriceBook | null;
}

export interface EditBasis {
  basis: PlanBasis;
  /** On top of the basis they give the plan again, while nothing has changed since. */
  choices: string;
}

/**
 * A plan of another method or of older data cannot be made again to the cent: it is then planned for today, with the
 * same wishes.
 */
export function editBasisOf(found: EditableRenovation, today: string): EditBasis {
  const { plan, estate } = found;
  const isOfThisEngine = plan.engine_version === ENGINE_VERSION && plan.data_version === DATA_VERSION;
  const book = isOfThisEngine ? found.priceBook : found.priceBookNow;
  const { region, zip_code: zipCode } = estate.address;
  const dated = {
    input: estate,
    date: isOfThisEngine ? plan.date : today,
    ...(book && { priceBook: priceBookAt(book, { region, zipCode }) }),
  };
  const choices = found.choices ?? '';
  const read = readChoicesFor({ ...dated, controls: {} }, choices).choices;
  return { basis: { ...dated, controls: withoutChosen(plan.controls, read) }, choices };
}

/** What was chosen is left to the choices, so that it can be taken back as well. */
function withoutChosen(controls: PlanControls, chosen: Choices): Partial<PlanControls> {
  const isLeft = (measure: PlanControls['locked_measures'][number]) => chosen.measures[measure] === undefined;
  const kept: Partial<PlanControls> = {
    ...wishesOf(controls),
    excluded_measures: controls.excluded_measures.filter(isLeft),
    locked_measures: controls.locked_measures.filter(isLeft),
  };
  if (chosen.target !== null) delete kept.target_label;
  if (chosen.budget !== null) delete kept.budget_eur;
  if (chosen.objective !== null) delete kept.objective;
  if (chosen.income !== null) delete kept.income_group;
  if (chosen.ownership !== null) delete kept.ownership;
  if (chosen.fossilFree !== null) delete kept.fossil_free;
  return kept;
}
