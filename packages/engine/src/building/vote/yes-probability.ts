import { OWNER_VOTES } from '../../data/owner-votes.ts';
import { exp } from '../../energy/exponential.ts';

/**
 * Chance that an owner votes for the works, from the EUR a month that they gain, what they pay at once, and by which
 * part of the scale of labels their home gets better.
 */
export function yesProbability(netEurPerMonth: number, paidAtOnceEur: number, labelGain: number): number {
  const { evenEurPerMonth, scaleEurPerMonth, wholeScaleEurPerMonth, yearsOfPaymentAtOnce } = OWNER_VOTES;
  const felt =
    netEurPerMonth - paidAtOnceEur / (12 * yearsOfPaymentAtOnce) + wholeScaleEurPerMonth * labelGain;
  return 1 / (1 + exp(Math.min(700, (evenEurPerMonth - felt) / scaleEurPerMonth)));
}
