import { ageingRows } from '../database/ageing-rows.ts';

/** Far longer than a pool may be silent before it counts as dead: nothing needs it any more. */
export const DEAD_POOL_DAYS = 1 / 24;

export const deadPools = ageingRows('queue_pools', 'seen_at');
