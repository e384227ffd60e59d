/** What a buyer does on the page of an estate: open it, save a plan, open that again. */
import { refreshFactsOf } from '../estates/stale-facts.ts';
import { Fault } from '../fault.ts';
import type { Executor, Sql } from '../infra/database/sql.ts';
import { localDay } from '../infra/local-day.ts';
import { UUID } from '../infra/uuid.ts';
import { saveEditedPlan, type WantedPlan } from '../renovations/edited-plans.service.ts';
import {
  findReferredEstate,
  findSavedChoices,
  isSavedPlan,
  type ReferredEstate,
} from './planner-page.repository.ts';
import { planBasisOf } from './planner-page.ts';

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
  const { contextId, estateId, address } = found;
  const today = localDay(address.country);
  const basis = planBasisOf(found, today);
  const { id, plan } = await saveEditedPlan(sql, contextId, {
    basis,
    today,
    estateId,
    wanted,
    editedBy: 'BUYER',
  });
  return { renovation_id: id, totals: plan.totals };
}
