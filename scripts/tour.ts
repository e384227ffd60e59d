/**
 * `npm run tour`: next to a running `npm start`, from the demo client's token to a PDF, showing everything sent and
 * received.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConnectionError, createClient, RooftreeError } from '@rooftree/client';
import { saveReport } from '@rooftree/client/node';
import { loadEnvFile, readConfig } from '../packages/server/src/config.ts';
import { paint, print } from '../packages/server/src/infra/terminal.ts';
import { readDemoFile } from '../packages/server/src/start/demo/demo-file.ts';
import { createTracingFetch } from './tour-trace.ts';

const ESTATES = 5;

loadEnvFile();
const { publicUrl: baseUrl, dataDir } = readConfig();
const demo = readDemoFile(dataDir);
if (demo === null) {
  end('There is no demo client yet: run npm start in another terminal, and then this again.');
} else {
  await tour(demo.clientId, demo.clientSecret).catch((error: unknown) => {
    if (!(error instanceof RooftreeError)) throw error;
    const isAway = error instanceof ConnectionError;
    end(isAway ? `${baseUrl} does not answer: run npm start in another terminal.` : error.message);
  });
}

async function tour(clientId: string, clientSecret: string): Promise<void> {
  const client = createClient({ baseUrl, clientId, clientSecret, fetch: createTracingFetch(clientSecret) });

  const names: string[] = [];
  for (const { estate } of (await client.estates.list()).estates) {
    const isPlannable = ['HOUSE', 'APARTMENT'].includes(estate.estate_type) && estate.quality_label !== 'D';
    if (isPlannable && names.length < ESTATES) names.push(estate.external_id);
  }
  const batch = await client.calculationJobs.planRenovations(names);
  const ended = await client.calculationJobs.waitFor(batch);
  if (ended.calculation_job_status !== 'FINISHED')
    return end(`The batch is ${ended.calculation_job_status}.`);

  const { data } = await client.renovations.search({ sort_by: 'updated_at', page_size: 5 });
  const [renovation] = data.toSorted(
    (a, b) => b.total_estimated_cost_incl_vat - a.total_estimated_cost_incl_vat,
  );
  if (renovation === undefined) return end('The search found nothing.');
  const report = await client.renovations.reports.create(renovation.renovation_id, { language: 'nl-BE' });
  const path = await saveReport(client, report, join(tmpdir(), `rooftree-${report.id}.pdf`));

  print();
  print(`${paint('bold', report.name)}`);
  print(path);
}

function end(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
