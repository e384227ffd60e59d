import type { Session } from './session.ts';

/** One thing that a server must do. */
export interface Point {
  /** Where it is asked: a section of the specification, or a heading of the decisions on what that leaves open. */
  source: string;
  title: string;
  check(session: Session): Promise<void>;
}

export interface PointGroup {
  title: string;
  points: Point[];
}

/** The decisions are ours; another server may have decided otherwise and still follow the specification. */
export function isOfSpecification({ source }: Point): boolean {
  return /^\d/.test(source);
}
