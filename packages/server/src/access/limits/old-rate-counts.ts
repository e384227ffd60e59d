import { ageingRows } from '../../infra/database/ageing-rows.ts';

/** Ten minutes: a count covers one minute; the rest allows for servers whose clocks differ. */
export const OLD_RATE_COUNT_DAYS = 10 / (24 * 60);

export const oldRateCounts = ageingRows('rate_counts', 'window_start');
