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

export const LAYOUT_FOLDER = join(import.meta.dirname, 'layout');

/**
 * A report takes about a second on a busy machine. One that takes this much of the time of a request is given up,
 * before the request is.
 */
const SHARE_OF_REQUEST = 5 / 6;
/**
 * The first report of a thread loads the compiler, three seconds of a processor. Ended at the limit, a busy machine
 * would begin with that each time and never come to a report.
 */
const STUCK_AFTER_MS = 120_000;

export interface RenderSettings {
  compute: ComputePool;
  requestTimeoutSeconds: number;
}

/** In a thread of the pool, so that the API stays responsive. */
export function renderPassport(
  settings: RenderSettings,
  contextId: string,
  passport: Passport,
  language: Language,
): Promise<Uint8Array> {
  return renderLayout(settings, contextId, pdfInputOf(passport, language));
}

/** Any page with the passport's theme. */
export async function renderLayout(
  { compute, requestTimeoutSeconds }: RenderSettings,
  contextId: string,
  input: PdfInput,
): Promise<Uint8Array> {
  const outcome = await compute.run(RENDER_PDF, input, {
    contextId,
    timeoutMs: Math.floor(requestTimeoutSeconds * 1000 * SHARE_OF_REQUEST),
    endAfterMs: STUCK_AFTER_MS,
  });
  if ('fault' in outcome) throw new LayoutError(outcome.fault);
  return outcome.pdf;
}

export function pdfInputOf(passport: Passport, language: Language): PdfInput {
  return {
    layoutFolder: LAYOUT_FOLDER,
    main: 'passport.typ',
    data: JSON.stringify(passportContent(passport, language)),
    language,
  };
}
