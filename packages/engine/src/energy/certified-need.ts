import type { CertificateView } from '../dwelling/dwelling.ts';

/** Below it a saving of heat would no longer lower the certified need as it should. */
export const LEAST_CERTIFICATE_FACTOR = 0.5;

/**
 * What a renewed part still needs of the heat that it needed before: from bare or old to what is built today. General
 * knowledge, weak.
 */
const LEFT_WHEN_RENEWED = 0.25;

/**
 * The heat need on which a certificate rests. Where papers are missing it takes unfavourable values, and its volume is
 * not the advertised area: that is a factor of the house as it was found. Works come with papers: what they renew
 * counts as it is, and the factor stays on the rest. How much is renewed follows from the need that is left, since a
 * renewed part keeps a quarter of its own.
 * One factor for the house, not one for each element: certificates do not say which element has papers.
 */
export function certifiedHeatNeedKwh(standardHeatNeedKwh: number, certificate: CertificateView): number {
  const { factor, heatNeedKwh } = certificate;
  const saved = heatNeedKwh > 0 ? Math.max(0, 1 - standardHeatNeedKwh / heatNeedKwh) : 0;
  const asFound = Math.max(0, 1 - saved / (1 - LEFT_WHEN_RENEWED));
  // Of a house that is renewed as a whole nothing is left as it was found.
  return standardHeatNeedKwh + (factor - 1) * asFound * Math.max(standardHeatNeedKwh, heatNeedKwh);
}
