import type { SimulatorReply } from './simulator.ts';

/**
 * What a provider may do wrong. Estates that vanish, or a listing that shrinks to nothing, are no misbehaviour of the
 * server: take them out of the simulator's stock.
 */
export type Misbehaviour = {
  /** How many requests; all that follow where it is absent. */
  times?: number;
  /** Only requests whose path contains this. */
  path?: string;
} & (
  | { kind: 'slow'; ms: number }
  /** No answer at all. */
  | { kind: 'silence' }
  /** 429 with `retry-after`, 500, 401 for a token that expired, … */
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>> }
  /** The connection ends in the middle of the answer. */
  | { kind: 'half' }
  /** What it answered last on this path: a page twice. */
  | { kind: 'again' }
  /** Anything: no JSON, too much of it, a page that leads elsewhere. */
  | { kind: 'instead'; reply: SimulatorReply }
);
