/** Runs in a thread of the compute pool: an estate and its plan in, its outlook out, as JSON text. */
import { upgradePlan } from '@rooftree/engine/upgrade-plan';
import type { PlannedEstate } from '../../../planning/renovations/weigh-plan.thread.ts';
import { outlookOf } from './outlook.ts';

export function weighOutlook({ estate, plan, priceBook }: PlannedEstate): string {
  return JSON.stringify(outlookOf(JSON.parse(estate), upgradePlan(JSON.parse(plan)), priceBook));
}
