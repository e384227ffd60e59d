/** What a plan of this estate starts from, before the buyer's choices. */
import type { PlanControls } from '@rooftree/engine';

export interface PlanBasis {
  /** The estate as the engine takes it. */
  input: Record<string, unknown>;
  /** The day that prices, rules and ages refer to: the engine has no clock. */
  date: string;
  /** How the estate's suggested renovation was planned; empty for the engine's own defaults. */
  controls: Partial<PlanControls>;
}
