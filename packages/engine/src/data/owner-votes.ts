/**
 * How an owner votes by what the works change. General knowledge, ours and weak: no survey of owners' votes by euros
 * was found (2026-11). Who neither gains nor loses is as likely to say yes as no; who gains or loses
 * `scaleEurPerMonth`, three to one.
 */
export const OWNER_VOTES = {
  evenEurPerMonth: 0,
  scaleEurPerMonth: 22,
  /**
   * What a better label, with its comfort and its price at a sale, is worth in the eyes of an owner: for the whole
   * scale, in parts for a part of it.
   */
  wholeScaleEurPerMonth: 60,
  /** What has to be paid at once weighs on the month as if it were paid over so many years. */
  yearsOfPaymentAtOnce: 20,
} as const;
