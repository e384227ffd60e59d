/** What a buyer does on the page of an estate: open it, save a plan, open that again. */
import type { PageContext } from '@rooftree/planner/page-data';
import type { Language } from '@rooftree/words';
import { planningDay } from '../../access/contexts/planning-day.ts';
import { refreshFactsOf } from '../../estates/facts/stale-facts.ts';
import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { UUID } from '../../infra/uuid.ts';
import {
  makeEditedPlan,
  storeEditedPlan,
  type WantedPlan,
} from '../../planning/renovations/edited-plans.service.ts';
import type { NewContactRequest, Reach } from '../contact-requests/contact-request.ts';
import { addContactRequest, requireReach } from '../contact-requests/contact-requests.service.ts';
import {
  findPageContext,
  findReferredEstate,
  findSavedChoices,
  isSavedPlan,
  type ReferredEstate,
} from './planner-page.repository.ts';
import { pageContextOf, planBasisOf } from './planner-page.ts';

/** What a page shows of its owner; the language is the one that its jobs have. */
export async function pageOwner(
  sql: Executor,
  contextId: string,
  publicUrl: string,
): Promise<{ context: PageContext; language: Language }> {
  const found = await findPageContext(sql, contextId);
  return { context: pageContextOf(found, publicUrl), language: found.context.language };
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

/** Of a plan that is saved: where its page is, and who wants to be called back about it. */
interface SavingVisit {
  pageUrl: string;
  buyer: (Reach & Pick<NewContactRequest, 'language'>) | null;
}

export async function savePlan(
  sql: Sql,
  found: ReferredEstate,
  wanted: WantedPlan,
  { pageUrl, buyer }: SavingVisit,
) {
  const { contextId, estateId, externalId, address, context } = found;
  if (buyer !== null) {
    requireReach(buyer);
    if (!context.takes_contact_requests) throw new Fault('conflict', ['the page is too old; load it again']);
  }
  const today = planningDay(context, address.country);
  const basis = planBasisOf(found, today);
  const edited = makeEditedPlan({ basis, today, estateId, wanted, editedBy: 'BUYER' });
  const id = await transaction(sql, async (tx) => {
    const renovationId = await storeEditedPlan(tx, contextId, edited);
    if (buyer !== null)
      await addContactRequest(tx, contextId, {
        ...buyer,
        estateId,
        externalId,
        renovationId,
        wish: 'CALL_BACK',
        choices: wanted.choices,
        planUrl: `${pageUrl}/p/${renovationId}?lang=${buyer.language}`,
        isStored: true,
      });
    return renovationId;
  });
  return { renovation_id: id, totals: edited.plan.totals };
}

interface TypedReach {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** As typed, without spaces around the name. */
export function reachOf({ name, email, phone }: TypedReach): Reach {
  return { name: name?.trim() ?? null, email: email ?? null, phone: phone ?? null };
}
