/** What a report has in common with the last one is not laid out again. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '@rooftree/words';
import { renderPdf } from '../infra/pdf/render-pdf.thread.ts';
import { planOf } from '../testing/planned-renovation.ts';
import { SAMPLE_ADDRESS, samplePassport } from '../testing/sample-passport.ts';
import { pdfInputOf } from './render-passport.ts';

describe('a report like the last one', () => {
  const plan = planOf('semiDetached1958');
  /** Processor time in milliseconds: it does not change with what else runs. */
  async function costOf(houseNumber: string, language: Language): Promise<number> {
    const passport = samplePassport(plan, { address: { ...SAMPLE_ADDRESS, houseNumber } });
    const input = pdfInputOf(passport, language);
    const before = process.cpuUsage();
    await renderPdf(input);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }

  it('of another address takes much less than one with other words', async () => {
    // The first one is what the WebAssembly compiler remembers; after two more, V8 has optimised it.
    for (const number of ['1', '2', '3']) await costOf(number, 'nl-BE');
    let alike = 0;
    let other = 0;
    for (const language of ['fr-BE', 'nl-NL', 'en'] as const) {
      other += await costOf('4', language);
      alike += await costOf(language, 'nl-BE');
    }
    assert.ok(alike < other * 0.4, `${alike} ms of ${other}`);
  });
});
