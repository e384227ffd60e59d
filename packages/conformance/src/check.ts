import type { Session } from './session.ts';

/** One thing that a server must do. */
export interface Check {
  /** Where it is required: a section of the specification, or a heading of the decisions on what that leaves open. */
  source: string;
  title: string;
  run(session: Session): Promise<void>;
}

export interface CheckGroup {
  title: string;
  checks: Check[];
}

/** The decisions are ours; another server may have decided otherwise and still follow the specification. */
export function isOfSpecification({ source }: Check): boolean {
  return /^\d/.test(source);
}
