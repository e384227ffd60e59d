/** What was sent to a webhook, as far as the reader has asked for it. */
import type { WebhookDeliveryPage as DeliveryPage } from '@rooftree/client/members';

/** The first page read again: older pages that were loaded stay where they join it. */
export function withNewest(seen: DeliveryPage | null, found: DeliveryPage): DeliveryPage {
  const last = found.deliveries.at(-1)?.id;
  const at = seen?.deliveries.findIndex(({ id }) => id === last) ?? -1;
  if (seen === null || at === -1) return found;
  return {
    deliveries: [...found.deliveries, ...seen.deliveries.slice(at + 1)],
    next_before: seen.next_before,
  };
}

/** Unless the pages end elsewhere by now: then what was found does not join them. */
export function withOlder(seen: DeliveryPage | null, found: DeliveryPage, before: string): DeliveryPage {
  if (seen === null || seen.next_before !== before) return seen ?? found;
  return { ...found, deliveries: [...seen.deliveries, ...found.deliveries] };
}
