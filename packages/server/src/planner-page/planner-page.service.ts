/** Saves a buyer's plan. Figures are never accepted from the page: the plan is made again from the choices. */
import { planWithChoices, readChoicesFor } from '@rooftree/planner/choices/plan-with-choices';
import { refreshFactsOf } from '../estates/stale-facts.ts';
import { Fault } from '../fault.ts';
import type { Executor, Sql } from '../infra/database/sql.ts';
import { localDay } from '../infra/local-day.ts';
import { UUID } from '../infra/uuid.ts';
import {
  findReferredEstate,
  findSavedChoices,
  insertSavedPlan,
  isSavedPlan,
  type ReferredEstate,
} from './planner-page.repository.ts';
import { planBasisOf } from './planner-page.ts';

/** A page that has been open for this long can still save its plan. */
const OLDEST_PAGE_DAYS = 2;
const MAX_PLANS_PER_DAY = 200;
const DAY_MS = 86_400_000;

export interface WantedPlan {
  name: string;
  /** As in the page's address. */
  choices: string;
  date: string;
}

/** The estate behind a token with the facts that hold today; null when there is none. */
export async function findEstateOfPage(sql: Sql, token: string): Promise<ReferredEstate | null> {
  const found = await findReferredEstate(sql, token);
  if (found === null || found.facts === null) return found;
  await refreshFactsOf(sql, found.contextId, [found.estateId]);
  return findReferredEstate(sql, token);
}

/** The estate behind a token; no plan can be saved for a deactivated one. */
export async function getActiveEstate(sql: Sql, token: string): Promise<ReferredEstate> {
  const found = await findEstateOfPage(sql, token);
  if (found === null) throw new Fault('missing');
  if (!found.isActive) throw new Fault('gone');
  return found;
}

/** Only plans that were saved on this estate's page can be printed from it. */
export async function requireSavedPlan(
  sql: Executor,
  contextId: string,
  estateId: string,
  renovationId: string,
): Promise<void> {
  if (!(await isSavedPlan(sql, contextId, estateId, renovationId))) throw new Fault('missing');
}

/** The choices of a plan that was saved on this estate's page; null when there is none to open again. */
export async function savedChoices(
  sql: Executor,
  { contextId, estateId }: ReferredEstate,
  renovationId: string,
): Promise<string | null> {
  return UUID.test(renovationId) ? findSavedChoices(sql, contextId, estateId, renovationId) : null;
}

export async function savePlan(sql: Executor, found: ReferredEstate, wanted: WantedPlan) {
  // The engine has no clock: the day is the estate's, as of now or as of when the page was made.
  const today = localDay(found.address.country);
  const basis = planBasisOf(found, today);
  const dated = { ...basis, date: checkedDate(wanted.date, basis.date, today) };
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
    choices: wanted.choices,
    maxPerDay: MAX_PLANS_PER_DAY,
  });
  if (renovationId === null) throw new Fault('too_many', [], { retryAfterSeconds: 3600 });
  return { renovation_id: renovationId, totals: outcome.plan.totals };
}

function checkedDate(date: string, basisDate: string, today: string): string {
  const age = Date.parse(today) - Date.parse(date);
  const isRecent = age >= 0 && age <= OLDEST_PAGE_DAYS * DAY_MS;
  if (date !== basisDate && !isRecent) throw new Fault('conflict', ['the page is too old; load it again']);
  return date;
}
