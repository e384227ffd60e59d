/** What the law asks of a home that is let, whatever its label. */
import type { CompletedDwelling } from '../../completion/complete.ts';
import { isLet, type Ownership } from '../../contract/codes.ts';
import type { Assumption, Remark } from '../../contract/plan.ts';
import type { PlanWarning } from '../../contract/remarks.ts';
import {
  FLEMISH_GLASS_NORM,
  FLEMISH_ROOF_NORM,
  FLEMISH_SCORE_LIMITS,
  LETTING_NEEDS_CERTIFICATE,
  NORMS_BUILT_BEFORE,
} from '../../data/rental-norms.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { labelBounds } from '../../label/label.ts';

type Warning = Remark & { code: PlanWarning };

/** Too thin for the norm, which takes 3 to 4 cm (sorenco.be), or not. */
const THIN_ROOF = 'CM_1_5';

export function rentalWarnings(
  { assumptions, unexplainedKwhPerM2 }: Pick<CompletedDwelling, 'assumptions' | 'unexplainedKwhPerM2'>,
  dwelling: Dwelling,
  labelToday: string,
  ownership: Ownership | null | undefined,
): readonly Warning[] {
  if (!isLet(ownership)) return [];
  const isCertified = unexplainedKwhPerM2 !== null;
  const norms =
    dwelling.region === 'BE-VLG' ? flemishNorms(assumptions, dwelling, isCertified ? labelToday : null) : [];
  const needsCertificate = !isCertified && dwelling.country === LETTING_NEEDS_CERTIFICATE;
  return needsCertificate ? [...norms, { code: 'rental_certificate' }] : norms;
}

/** `label`: that of the certificate. */
function flemishNorms(
  assumptions: readonly Assumption[],
  { estateFormat, estateType, labelScale, yearBuilt }: Dwelling,
  label: string | null,
): Warning[] {
  // Of a house of unknown form the strictest.
  const limit = FLEMISH_SCORE_LIMITS[estateType === 'APARTMENT' ? estateType : (estateFormat ?? 'CLOSED')];
  if (label !== null && labelBounds(labelScale, label).high <= limit) return [];
  const warnings: Warning[] = [];
  const look = (part: RegExp, bare: PlanWarning, unknown: PlanWarning, norm: Remark['values']): void => {
    const values = { limit_kwh_per_m2: limit, ...norm };
    const found = assumptions.filter(({ fact }) => part.test(fact));
    const given = found.filter(({ origin }) => origin !== 'typical').map(({ value }) => value);
    // An apartment below others has the roof of its building, of which nothing is known.
    const isOpen = given.length < found.length || found.length === 0;
    if (given.includes('NONE') || given.includes('SINGLE')) warnings.push({ code: bare, values });
    else if (given.includes(THIN_ROOF) || (isOpen && yearBuilt < NORMS_BUILT_BEFORE))
      warnings.push({ code: unknown, values });
  };
  look(/roof_insulation/, 'rental_roof_bare', 'rental_roof_unknown', FLEMISH_ROOF_NORM);
  look(/glazing_type/, 'rental_glass_single', 'rental_glass_unknown', FLEMISH_GLASS_NORM);
  return warnings;
}
