/** From a passport to the bytes of its PDF. */
import { join } from 'node:path';
import type { Language } from '@rooftree/words';
import { type ComputePool, computeTask } from '../../infra/compute/compute-pool.ts';
import type { PdfInput, tryRenderPdf } from '../../infra/pdf/render-pdf.thread.ts';
import { LayoutError } from '../../infra/pdf/typst-compiler.ts';
import type { Passport } from './passport.ts';
import { passportContent } from './passport-content.ts';

const THREAD_MODULE = new URL('../../infra/pdf/render-pdf.thread.ts', import.meta.url);
const RENDER_PDF = computeTask<typeof tryRenderPdf>(THREAD_MODULE, 'tryRenderPdf');

/** A report takes about a second on a busy machine; one that takes this long is stuck. Below the limit of a request. */
const TIME_LIMIT_MS = 25_000;
/**
 * The first report of a thread loads the compiler, three seconds of a processor. Ended at the limit, a busy machine would begin with that each
 * time and never come to a report.
 */
const STUCK_AFTER_MS = 120_000;

/** In a thread of the pool, so that the API stays responsive. */
export async function renderPassport(
  compute: ComputePool,
  contextId: string,
  passport: Passport,
  language: Language,
): Promise<Uint8Array> {
  const outcome = await compute.run(RENDER_PDF, pdfInputOf(passport, language), {
    contextId,
    timeoutMs: TIME_LIMIT_MS,
    endAfterMs: STUCK_AFTER_MS,
  });
  if ('fault' in outcome) throw new LayoutError(outcome.fault);
  return outcome.pdf;
}

export function pdfInputOf(passport: Passport, language: Language): PdfInput {
  return {
    layoutFolder: join(import.meta.dirname, 'layout'),
    main: 'passport.typ',
    data: JSON.stringify(passportContent(passport, language)),
    language,
  };
}
