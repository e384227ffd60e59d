/** Why each step is worth doing, in words about the house: one sentence per step, and none of them twice. */
import {
  type LossPath,
  measuresOf,
  type Slot,
  type StoredPlan,
  type StoredStep,
  slotOf,
} from '@rooftree/engine';
import type { Words } from './words-of.ts';

/** Where the heat leaves that a work on this part keeps inside. */
const LOSS_OF: Partial<Record<Slot, LossPath>> = {
  pitched_roof: 'roof',
  flat_roof: 'roof',
  wall: 'walls',
  floor: 'floor',
  windows: 'windows',
  doors: 'doors',
  airtightness: 'infiltration',
};

/** Reasons for a place in the order that say something about a house. */
const TELLING: readonly string[] = ['before_heating', 'after_envelope', 'after_roof'];

/** Null for a step about which there is nothing more to say. */
export function houseReasons(plan: StoredPlan, words: Words): (string | null)[] {
  const used = new Set<string>();
  return plan.steps.map((step) => {
    const reason = sentencesFor(step, plan, words).find((sentence) => !used.has(sentence)) ?? null;
    if (reason !== null) used.add(reason);
    return reason;
  });
}

function sentencesFor(step: StoredStep, plan: StoredPlan, words: Words): string[] {
  const byPart = measuresOf(step).map((measure) => partReason(slotOf(measure), plan, words));
  return TELLING.includes(step.reason.code) ? [words.remark(step.reason), ...byPart] : byPart;
}

function partReason(slot: Slot, { baseline }: StoredPlan, words: Words): string {
  const losses = baseline.heat_loss_w_per_k;
  const path = LOSS_OF[slot];
  const all = Object.values(losses).reduce((sum, wPerK) => sum + wPerK, 0);
  const share = path === undefined || all === 0 ? 0 : (100 * losses[path]) / all;
  return words.slotReason(slot, share);
}
