import { OWNER_VOTES } from '../data/owner-votes.ts';
import { exp } from '../energy/exponential.ts';

/** Chance that an owner votes for the works, from the EUR a month that they gain and what they pay at once. */
export function yesProbability(netEurPerMonth: number, paidAtOnceEur: number): number {
  const { evenEurPerMonth, scaleEurPerMonth, yearsOfPaymentAtOnce } = OWNER_VOTES;
  const felt = netEurPerMonth - paidAtOnceEur / (12 * yearsOfPaymentAtOnce);
  return 1 / (1 + exp(Math.min(700, (evenEurPerMonth - felt) / scaleEurPerMonth)));
}
