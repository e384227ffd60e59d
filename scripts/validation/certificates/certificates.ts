/**
 * Measures the reader of certificates: `npm run validate -- certificates <folder>`. The folder holds documents with a
 * NAME.truth.json beside each; exit code 1 when a figure is below what the reader must reach.
 */
import { existsSync } from 'node:fs';
import { tableOf } from '@rooftree/certificates/measure';
import { checkFolder } from '../../../packages/server/src/estates/certificates/check-folder.ts';

const folder = process.argv[2] ?? '';
/** Between the dates of the sample documents, so that none of their years is in the future. */
const TODAY = '2026-11-15';

if (!existsSync(folder)) {
  console.error(`There is no folder "${folder}". Give one that holds sample documents.`);
  process.exitCode = 2;
} else {
  const { rows, faults, missed } = await checkFolder(folder, TODAY);
  console.log('Measured on imitated documents. Recall / precision of what was given as HIGH or MEDIUM.\n');
  console.log(tableOf(rows));
  for (const each of faults) console.log(`${each.file}: ${each.faults.join(', ')}`);
  for (const bar of missed) console.error(`below the bar: ${bar}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
