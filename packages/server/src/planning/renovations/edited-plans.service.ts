/** Plans that people change. Figures are never accepted from a page: the plan is made again from the choices. */

import { type Override, overrideFaults } from '@rooftree/engine';
import type { PlanBasis } from '@rooftree/planner/choices/plans/plan-basis';
import { planWithChoices, readChoicesFor } from '@rooftree/planner/choices/plans/plan-with-choices';
import { planningDayOf } from '../../access/contexts/planning-day.ts';
import type { Caller } from '../../caller.ts';
import { refreshFactsOf } from '../../estates/facts/stale-facts.ts';
import { Fault } from '../../fault.ts';
import type { Executor, Sql } from '../../infra/database/sql.ts';
import { type EditableRenovation, type EditBasis, editBasisOf } from './edit-basis.ts';
import {
  type EditedPlan,
  findEditable,
  insertEditedPlan,
  listPlansOfEstate,
} from './edited-plans.repository.ts';
import { findRenovation } from './renovations.repository.ts';

/** A page that has been open for this long can still save its plan. */
const OLDEST_PAGE_DAYS = 2;
const MAX_PLANS_PER_DAY = 200;
const DAY_MS = 86_400_000;

export interface WantedPlan {
  name: string;
  /** As in the address of the page. */
  choices: string;
  date: string;
  /** An adviser's values; absent: those of the plan that is edited. */
  overrides?: Override[];
}

/** All plans of an estate as a JSON array. */
export async function getPlansOfEstate(
  sql: Executor,
  contextId: string,
  externalId: string,
  includeDeleted: boolean,
): Promise<string> {
  const plans = await listPlansOfEstate(sql, contextId, externalId, includeDeleted);
  if (plans === null) throw new Fault('missing');
  return plans;
}

/** What a renovation's plan is made from, of the facts that hold today. */
export async function getEditBasis(sql: Sql, contextId: string, renovationId: string): Promise<EditBasis> {
  return editBasisOf(...(await editable(sql, contextId, renovationId)));
}

async function editable(
  sql: Sql,
  contextId: string,
  renovationId: string,
): Promise<[EditableRenovation, string]> {
  const find = async () => {
    const found = await findEditable(sql, contextId, renovationId);
    if (found === null) throw new Fault('missing');
    return found;
  };
  const { estateId } = await find();
  await refreshFactsOf(sql, contextId, [estateId]);
  const found = await find();
  return [found, await planningDayOf(sql, contextId, found.country)];
}

/** A new plan beside the one that it was made from, which stays; the whole renovation as JSON. */
export async function editRenovation(
  sql: Sql,
  caller: Pick<Caller, 'contextId' | 'kind'>,
  renovationId: string,
  wanted: WantedPlan,
): Promise<string> {
  const { contextId, kind } = caller;
  const [found, today] = await editable(sql, contextId, renovationId);
  if (!found.isActive)
    throw new Fault('conflict', ['the estate is deactivated'], { code: 'estate_deactivated' });
  if (found.isDeleted) throw new Fault('conflict', ['renovation is deleted'], { code: 'renovation_deleted' });
  const edited = makeEditedPlan({
    basis: editBasisOf(found, today).basis,
    today,
    estateId: found.estateId,
    wanted,
    editedBy: kind === 'member' ? 'MEMBER' : 'CLIENT',
  });
  const renovation = await findRenovation(sql, contextId, await storeEditedPlan(sql, contextId, edited));
  if (renovation === null) throw new Fault('missing');
  return renovation;
}

interface PlanToSave extends Pick<EditedPlan, 'estateId' | 'editedBy'> {
  basis: PlanBasis;
  today: string;
  wanted: WantedPlan;
}

/** The plan of these choices, to be stored as an edited one. */
export function makeEditedPlan({ basis, today, wanted, estateId, editedBy }: PlanToSave): EditedPlan {
  // The engine has no clock: the day is the estate's, as of now or as of when the page was made.
  const date = checkedDate(wanted.date, basis.date, today);
  const overrides = wanted.overrides ?? basis.controls.overrides ?? [];
  const faults = overrideFaults(overrides, date);
  if (faults.length > 0)
    throw new Fault(
      'invalid',
      faults.map(({ message }) => message),
    );
  const dated = { ...basis, date, controls: { ...basis.controls, overrides } };
  const { choices, rejected } = readChoicesFor(dated, wanted.choices);
  if (rejected.length > 0)
    throw new Fault(
      'invalid',
      rejected.map((name) => `${name} is not possible for this estate`),
    );
  const outcome = planWithChoices(dated, choices);
  if (outcome.kind === 'none')
    throw new Fault('invalid', ['there is no plan for this estate with these choices']);
  return { estateId, name: wanted.name, plan: outcome.plan, choices: wanted.choices, editedBy };
}

/** Answers its id. */
export async function storeEditedPlan(sql: Executor, contextId: string, edited: EditedPlan): Promise<string> {
  const id = await insertEditedPlan(sql, contextId, edited, MAX_PLANS_PER_DAY);
  if (id === null) throw new Fault('too_many', [], { retryAfterSeconds: 3600 });
  return id;
}

function checkedDate(date: string, basisDate: string, today: string): string {
  const age = Date.parse(today) - Date.parse(date);
  const isRecent = age >= 0 && age <= OLDEST_PAGE_DAYS * DAY_MS;
  if (date !== basisDate && !isRecent)
    throw new Fault('conflict', ['the page is too old; load it again'], { code: 'plan_outdated' });
  return date;
}
