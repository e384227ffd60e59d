/**
 * Where in a trace something happens, as W3C Trace Context (Level 1, 23 November 2021) writes it in the header
 * `traceparent`.
 */
export interface TraceContext {
  /** 32 hexadecimal digits, for all that one request causes. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  isSampled: boolean;
}

const TRACEPARENT =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
/** A later version of the standard may add fields; a long one is not needed. */
const LONGEST = 512;
const SAMPLED = 0x01;

/** Null for anything that the standard calls invalid: it is treated as if none had been sent. */
export function parseTraceparent(header: unknown): TraceContext | null {
  if (typeof header !== 'string' || header.length > LONGEST) return null;
  const [, version, traceId, spanId, flags, more] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  if (version === '00' && more !== undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export function formatTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
