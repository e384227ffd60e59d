/** From credentials to a report on disk, with the client: node quick-start.ts [report.pdf] */
import { createClient } from '@rooftree/client';
import { saveReport } from '@rooftree/client/node';

const {
  ROOFTREE_BASE_URL: baseUrl = 'http://127.0.0.1:8080',
  ROOFTREE_CLIENT_ID: clientId = '',
  ROOFTREE_CLIENT_SECRET: clientSecret = '',
} = process.env;
const file = process.argv[2] ?? 'report.pdf';

// 1. The client gets its token by itself, and a new one when that is needed.
const client = createClient({ baseUrl, clientId, clientSecret });

// 2. The estates, of which houses and apartments can be planned when enough is known of them (quality label A to C).
const names: string[] = [];
for await (const { estate } of client.estates.stream()) {
  const isPlannable = ['HOUSE', 'APARTMENT'].includes(estate.estate_type) && estate.quality_label !== 'D';
  if (isPlannable) names.push(estate.external_id);
  if (names.length === 5) break;
}
console.log(`Planning the estates ${names.join(', ')}.`);

// 3. A batch plans them all.
const batch = await client.calculationJobs.planRenovations(names);

// 4. Wait until it has ended.
const ended = await client.calculationJobs.waitFor(batch, {
  onProgress: ({ metadata }) => console.log(`${metadata.estates.finished} of ${metadata.estates.total}`),
});
if (ended.calculation_job_status !== 'FINISHED')
  throw new Error(`The batch ended as ${ended.calculation_job_status}.`);

// 5. Search: the renovation that was updated last.
const { total, data } = await client.renovations.search({ sort_by: 'updated_at', page_size: 1 });
const [last] = data;
if (last === undefined) throw new Error('The search found no renovation.');
console.log(
  `${total} renovations; the last is ${last.renovation_name}, EUR ${last.total_estimated_cost_incl_vat} with VAT.`,
);

// 6. Its report, and the PDF on disk.
const report = await client.renovations.reports.create(last.renovation_id, { language: 'nl-BE' });
console.log(`Saved ${await saveReport(client, report, file)}`);
