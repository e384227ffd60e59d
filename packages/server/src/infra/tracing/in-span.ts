import { type ActiveTrace, activeTrace, runInTrace } from './active-trace.ts';
import { errorTypeOf, type Span, type SpanOptions, type Tracer } from './tracer.ts';

/** Records the work as a part of the active trace; without one, or where none are recorded, it only runs. */
export function inSpan<T>(options: SpanOptions, work: (span: Span | null) => Promise<T>): Promise<T> {
  const { tracer, context } = activeTrace() ?? {};
  if (!tracer || !context) return work(null);
  return record(tracer, tracer.start(options, context), work);
}

/** As `inSpan`, for what begins by itself or was requested by another process. */
export function inSpanOf<T>(
  { tracer, context }: Pick<ActiveTrace, 'tracer'> & { context: ActiveTrace['context'] | null },
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (tracer !== null) return record(tracer, tracer.start(options, context), work);
  return context === null ? work() : runInTrace({ tracer, context }, work);
}

async function record<T>(tracer: Tracer, span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    const result = await runInTrace({ tracer, context: span.context }, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(errorTypeOf(error));
    throw error;
  }
}
