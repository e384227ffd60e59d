/** Run as a process of its own: renders so many reports, each another, and prints its memory in MB after the first fifty and at the end. */
import { renderPdf } from '../../packages/server/src/infra/pdf/render-pdf.thread.ts';
import { pdfInputOf } from '../../packages/server/src/reports/render-passport.ts';
import { fiveStepPassport } from './five-step-passport.ts';

const WARM_UP = 50;
const reports = Number(process.argv[2]);
const measure = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};

let before = 0;
for (let report = 0; report < reports; report += 1) {
  await renderPdf(pdfInputOf(fiveStepPassport(report), 'nl-BE'));
  if (report + 1 === Math.min(WARM_UP, reports)) before = measure();
}
console.log(JSON.stringify({ before, after: measure() }));
