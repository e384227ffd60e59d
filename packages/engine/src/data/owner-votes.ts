/**
 * How an owner votes by what the works change in their month. General knowledge, ours and weak: no survey of owners' votes by euros was found
 * (2026-11). Who neither gains nor loses is as likely to say yes as no; who gains or loses `scaleEurPerMonth`, three to one.
 */
export const OWNER_VOTES = {
  evenEurPerMonth: 0,
  scaleEurPerMonth: 22,
  /** What has to be paid at once weighs on the month as if it were paid over so many years. */
  yearsOfPaymentAtOnce: 20,
} as const;
