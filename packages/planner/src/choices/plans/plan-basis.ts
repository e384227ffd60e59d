/** What a plan of this estate starts from, before the buyer's choices. */
import type { OwnPriceBook, PlanControls } from '@rooftree/engine';

export interface PlanBasis {
  /** The estate as the engine takes it. */
  input: Record<string, unknown>;
  /** The day that prices, rules and ages refer to: the engine has no clock. */
  date: string;
  /** How the estate's suggested renovation was planned; empty for the engine's own defaults. */
  controls: Partial<PlanControls>;
  /** The agency's own prices and grants, as far as they are of this estate; absent where it has none. */
  priceBook?: OwnPriceBook;
}

/** Of all that a page holds, what its plan is made from: it goes to threads. */
export function basisOf({ input, date, controls, priceBook }: PlanBasis): PlanBasis {
  return { input, date, controls, ...(priceBook && { priceBook }) };
}
