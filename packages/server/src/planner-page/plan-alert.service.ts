/**
 * A buyer asks to be told when prices or grants change. The context does the telling: the wish is handed to its webhooks
 * and stored nowhere else.
 */
import type { Language } from '@rooftree/words';
import { Fault } from '../fault.ts';
import { type Sql, transaction } from '../infra/database/sql.ts';
import { announce, hasReceiver } from '../webhooks/webhooks.service.ts';
import type { ReferredEstate } from './planner-page.repository.ts';

export interface WantedAlert {
  email: string | null;
  phone: string | null;
  language: Language;
  /** Where the plan is, with the buyer's choices. */
  planUrl: string;
}

/** Whether anybody would hear of it; without, the page does not offer it. */
export function takesAlerts(sql: Sql, { contextId }: ReferredEstate): Promise<boolean> {
  return hasReceiver(sql, contextId, 'plan_alert.requested');
}

export async function requestAlert(sql: Sql, found: ReferredEstate, wanted: WantedAlert): Promise<void> {
  const { contextId, externalId } = found;
  const { email, phone, language, planUrl } = wanted;
  if (email === null && phone === null) throw new Fault('invalid', ['email or phone must be given']);
  await transaction(sql, async (tx) => {
    if (!(await hasReceiver(tx, contextId, 'plan_alert.requested'))) throw new Fault('missing');
    await announce(tx, contextId, 'plan_alert.requested', {
      external_id: externalId,
      email,
      phone,
      language,
      plan_url: planUrl,
      consented_at: new Date().toISOString(),
    });
  });
}
