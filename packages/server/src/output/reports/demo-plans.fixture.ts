import { type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { readEstateFile } from '../../estates/imports/read/estate-file.ts';
import { DEMO_CONTEXTS } from '../../start/demo/demo-contexts.ts';

const DATE = '2026-11-15';

export interface DemoPlan {
  externalId: string;
  /** As `PUT /v1/estates/{external_id}` takes it. */
  estate: { dwelling?: Record<string, unknown> };
  plan: Plan;
}

/** Every dwelling of the demo portfolio with its plan. */
export async function demoPlans(): Promise<DemoPlan[]> {
  const files = await Promise.all(
    DEMO_CONTEXTS.map(({ estatesFile }) => Array.fromAsync(readEstateFile(estatesFile))),
  );
  return files.flat().flatMap(({ value: { external_id: externalId, ...estate } }) => {
    const type = estate['estate_type'];
    if (type !== 'HOUSE' && type !== 'APARTMENT') return [];
    const plan = planRenovation(parseEstateInput(estate, DATE), { date: DATE });
    // The importer makes an object of the columns of a dwelling.
    const dwelling = estate['dwelling'] as Record<string, unknown> | undefined;
    return [{ externalId: String(externalId), estate: { ...estate, ...(dwelling && { dwelling }) }, plan }];
  });
}
