import type { TraceContext } from './trace-context.ts';

/** They come from the code alone, never from a request, a row or a setting: a receiver of traces may be anybody's. */
type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  /** From the code, too. */
  name: string;
  /** `internal` when absent. */
  kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes?: SpanAttributes;
}

export interface Span {
  readonly context: TraceContext;
  add(attributes: SpanAttributes): void;
  /** `errorType` marks it as failed. */
  end(errorType?: string): void;
}

export interface Tracer {
  /** A new trace begins without a parent. */
  start(options: SpanOptions, parent: TraceContext | null): Span;
  /** Sends what is left, if that is quick. */
  close(): Promise<void>;
}

/** The code or the class of an error; never its message, which may quote data. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
