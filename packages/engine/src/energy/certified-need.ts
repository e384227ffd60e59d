import type { CertificateView } from '../dwelling/dwelling.ts';

/** Below it a saving of heat would no longer lower the certified need. */
export const LEAST_CERTIFICATE_FACTOR = 0.5;

/**
 * The heat need on which a certificate rests. Where papers are missing it takes unfavourable values, and its volume is not the
 * advertised area: that is a property of the house as it was found. Works come with papers, so that what they renew counts as it
 * is: the part of the need that is left stands for the part of the house that is not renewed, and the factor fades with it.
 * One number for the house, not one for each element: certificates do not tell which element has papers.
 */
export function certifiedHeatNeedKwh(standardHeatNeedKwh: number, certificate: CertificateView): number {
  const { factor, heatNeedKwh } = certificate;
  const asFound = standardHeatNeedKwh < heatNeedKwh ? standardHeatNeedKwh / heatNeedKwh : 1;
  return standardHeatNeedKwh * (1 + (factor - 1) * asFound);
}
