/**
 * What a project does with the published packages; `pack.whole.test.ts` compiles and runs it where it sees nothing
 * else.
 */
import { createClient, type RenovationPage } from '@rooftree/client';
import { saveReport } from '@rooftree/client/node';
import { type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';

const nobodyThere = { baseUrl: 'http://127.0.0.1:1', clientId: 'id', clientSecret: 'secret', maxRetries: 0 };
const client = createClient(nobodyThere);
const page: RenovationPage | Error = await client.renovations.search().catch((error: Error) => error);
const file: string | Error = await saveReport(client, { url: 'http://127.0.0.1:1/a.pdf' }, 'a.pdf').catch(
  (error: Error) => error,
);

const estate = parseEstateInput(
  {
    address: { country: 'BE', zip_code: '9000' },
    estate_type: 'HOUSE',
    estate_format: 'SEMI_OPEN',
    year_built: 1962,
  },
  '2026-11-15',
);
const plan: Plan = planRenovation(estate, { date: '2026-11-15' });

console.log(
  JSON.stringify({
    faults: [page, file].map((outcome) => outcome instanceof Error && outcome.name),
    isPlanned: plan.steps.length > 0 && plan.result.primary_kwh < plan.baseline.primary_kwh,
  }),
);
