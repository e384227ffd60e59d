import { type Call, countStatuses, spoiltForMs } from './call-load.ts';

const BACK_WITHIN_MS = 10_000;

/** Every call was answered with 200 or 503, and none was spoilt later than ten seconds after the fault. */
export function backToNormal(calls: readonly Call[], faultAt: number): { isGood: boolean; told: string } {
  const spoiltMs = spoiltForMs(calls, faultAt);
  const isGood = spoiltMs <= BACK_WITHIN_MS && calls.every(({ status }) => status === 200 || status === 503);
  return { isGood, told: `${countStatuses(calls)}, normal after ${(spoiltMs / 1000).toFixed(1)} s` };
}
