/** Saves a buyer's plan. Figures are never taken from the page: the plan is made again from its choices. */
import { planWithChoices, readChoicesFor } from '@rooftree/planner/choices/plan-with-choices';
import { Fault } from '../fault.ts';
import type { Executor } from '../infra/database/sql.ts';
import { insertSavedPlan, type ReferredEstate } from './planner-page.repository.ts';
import { planBasisOf } from './planner-page.ts';

/** A page that stayed open this long still saves the plan it shows. */
const OLDEST_PAGE_DAYS = 2;
const MOST_PLANS_PER_DAY = 200;
const DAY_MS = 86_400_000;

export interface WantedPlan {
  name: string;
  /** As in the page's address. */
  choices: string;
  date: string;
}

export async function savePlan(sql: Executor, found: ReferredEstate, wanted: WantedPlan) {
  const basis = planBasisOf(found, today());
  const dated = { ...basis, date: checkedDate(wanted.date, basis.date) };
  const { choices, rejected } = readChoicesFor(dated, wanted.choices);
  if (rejected.length > 0)
    throw new Fault(
      'invalid',
      rejected.map((name) => `${name} is not possible for this estate`),
    );
  const outcome = planWithChoices(dated, choices);
  if (outcome.kind === 'none')
    throw new Fault('invalid', ['no plan can be made for this estate with these choices']);
  const renovationId = await insertSavedPlan(sql, found.contextId, {
    estateId: found.estateId,
    name: wanted.name,
    plan: outcome.plan,
    mostPerDay: MOST_PLANS_PER_DAY,
  });
  if (renovationId === null) throw new Fault('too_many', [], { retryAfterSeconds: 3600 });
  return { renovation_id: renovationId, totals: outcome.plan.totals };
}

/** The engine has no clock: the day is the server's, as of now or as of when the page was made. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function checkedDate(date: string, basisDate: string): string {
  const age = Date.parse(today()) - Date.parse(date);
  const isRecent = age >= 0 && age <= OLDEST_PAGE_DAYS * DAY_MS;
  if (date !== basisDate && !isRecent) throw new Fault('conflict', ['the page is too old; load it again']);
  return date;
}
