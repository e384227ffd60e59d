/** As the API has them. */
export const ESTATE_STATUSES = [
  'PREPARATION',
  'FOR_SALE',
  'UNDER_OPTION',
  'UNDER_CONTRACT',
  'SOLD',
  'FOR_RENT',
  'RENTED',
  'SUSPENDED',
  'WITHDRAWN',
  'OFF_MARKET',
] as const;
export type EstateStatus = (typeof ESTATE_STATUSES)[number];

/** The quality of what is known of a home that cannot be planned. */
export const NOT_TO_PLAN = 'D';
