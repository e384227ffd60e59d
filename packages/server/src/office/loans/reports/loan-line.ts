/**
 * One loan of a report: what it counts as in the template, its financed emissions and its flags. Pure: no database, no
 * engine.
 */
import { type LabelScale, labelBounds, labelOf, type Region, scaleOf } from '@rooftree/engine';
import type { HomeFigures } from '../figures/home-figures.ts';
import type { LoanEntry } from '../loan.ts';
import { type FinancedEmissions, financedEmissions } from './pcaf.ts';
import type { ReportRules } from './report-settings.ts';
import { splitCents } from './split-cents.ts';
import { acquisitionFlag, renovationFlag, type TaxonomyFlag } from './taxonomy.ts';
import { BAND_LIMITS, BANDS, bandOf, LETTERS, type Letter } from './template-2.ts';
import type { TemplateEntry } from './template-sums.ts';

const LABEL_SOURCES = ['REGISTERED', 'CERTIFICATE', 'EXPIRED', 'ESTIMATED', 'NONE'] as const;
export type LabelSource = (typeof LABEL_SOURCES)[number];

export interface ReportedLoan extends LoanEntry {
  /** Null for a home whose figures could not be read. */
  figures: HomeFigures | null;
  /** Of the home in the newest approved programme, by year; null or absent without one. */
  approvedWorks?: readonly { year: number }[] | null;
}

export interface LoanLine {
  loan: ReportedLoan;
  template: TemplateEntry;
  /** As it is on the certificate, valid or not; else what the home probably has. */
  label: string | null;
  labelSource: LabelSource;
  epScore: number | null;
  epSource: 'PRINTED' | 'ESTIMATED' | 'NONE';
  bandShares: readonly number[] | null;
  emissions: FinancedEmissions;
  taxonomy77: TaxonomyFlag;
  taxonomy72: TaxonomyFlag;
}

/** Belgium and the Netherlands are all that there is. */
const EU_COUNTRIES = new Set(['BE', 'NL']);

export function loanLine(loan: ReportedLoan, rules: ReportRules): LoanLine {
  const { figures } = loan;
  const { certificate = null, energy = null, plan = null } = figures ?? {};
  const validUntil = certificate?.valid_until ?? null;
  const isExpired = certificate !== null && validUntil !== null && validUntil < rules.referenceDate;
  const printed = certificate !== null && !isExpired ? certificate.score_kwh_per_m2 : null;
  const letter = isExpired ? null : (letterOf(certificate?.label ?? null) ?? letterOfScore(figures, printed));
  const shares = bandShares(figures, printed, letter);
  // Where the scale is not known a score has no label, and is taken for an estimate, as the template's second identity
  // wants it.
  const isEstimated = shares !== null && (printed === null || letter === null);
  const country = figures?.country ?? '';
  const home = {
    country,
    region: figures?.region ?? null,
    yearBuilt: figures?.year_built ?? null,
    letter,
    printedKwhPerM2: printed,
    savedShare: plan?.saved_share ?? null,
    approvedYears: loan.approvedWorks?.map(({ year }) => year) ?? [],
  };
  return {
    loan,
    template: {
      isEu: figures === null || EU_COUNTRIES.has(country),
      kind: loan.property_kind,
      amountCents: loan.gross_carrying_amount_cents,
      letter,
      bandCents: shares && splitCents(loan.gross_carrying_amount_cents, shares),
      likeliestBand: shares === null ? null : shares.indexOf(Math.max(...shares)),
      isEstimated,
    },
    label: certificate?.label ?? energy?.label ?? null,
    labelSource: labelSource(figures, isExpired),
    epScore: printed ?? energy?.ep_p50 ?? null,
    epSource: shares === null ? 'NONE' : isEstimated ? 'ESTIMATED' : 'PRINTED',
    bandShares: shares,
    emissions: financedEmissions(
      {
        outstandingCents: loan.outstanding_cents,
        valueCents: loan.value_at_origination_cents,
        kwh: energy?.kwh ?? null,
        isMetered: energy?.is_metered ?? false,
        hasLabel: letter !== null,
        isAreaGiven: energy?.is_area_given ?? false,
      },
      rules.factorsOf(country === '' ? 'BE' : country),
    ),
    taxonomy77: acquisitionFlag(home, rules.limits, rules.referenceDate),
    taxonomy72: renovationFlag(home),
  };
}

/** A+, A++++ and A- count as A, as in the other regions and countries. */
export function letterOf(label: string | null): Letter | null {
  return LETTERS.find((letter) => label?.startsWith(letter)) ?? null;
}

/** A certificate with a score alone has the label of that score. */
function letterOfScore(figures: HomeFigures | null, score: number | null): Letter | null {
  const area = figures?.region ?? figures?.country ?? null;
  if (score === null || area === null || area === 'BE') return null;
  return letterOf(labelOf(scaleIn(area), score));
}

function labelSource(figures: HomeFigures | null, isExpired: boolean): LabelSource {
  if (figures?.certificate) {
    if (isExpired) return 'EXPIRED';
    return figures.certificate.is_registered ? 'REGISTERED' : 'CERTIFICATE';
  }
  return figures?.energy ? 'ESTIMATED' : 'NONE';
}

/**
 * The score on the certificate is in one band. Else the probabilities of the engine; and where it knows nothing of the
 * building, but its label is known, an even spread over the scores of that label. Null without any score: the loan has
 * no label either.
 */
function bandShares(
  figures: HomeFigures | null,
  printed: number | null,
  letter: Letter | null,
): readonly number[] | null {
  if (printed !== null) return Array.from({ length: BANDS }, (_, band) => (band === bandOf(printed) ? 1 : 0));
  if (figures?.energy) return figures.energy.bands;
  if (letter === null) return null;
  return evenShares(figures, figures?.certificate?.label ?? letter);
}

/** Where a scale has no limit the spread ends here, kWh/m²: Flemish scores above it are rare. */
const HIGHEST_SCORE = 700;

function evenShares(figures: HomeFigures | null, label: string): readonly number[] {
  const { low, high } = boundsOf(figures?.region ?? figures?.country ?? null, label);
  const [from, to] = [Math.max(low, 0), Math.min(Math.max(high, 1), HIGHEST_SCORE)];
  return Array.from({ length: BANDS }, (_, band) => {
    const start = Math.max(band === 0 ? 0 : (BAND_LIMITS[band - 1] ?? 0), from);
    const end = Math.min(BAND_LIMITS[band] ?? HIGHEST_SCORE, to);
    return Math.max(0, end - start);
  });
}

/** Of a region, or of the Netherlands, whose regions share one. */
function scaleIn(area: string): LabelScale {
  // The region of an estate is one of the engine's.
  return area.startsWith('NL') ? 'netherlands' : scaleOf(area as Region);
}

function boundsOf(area: string | null, label: string): { low: number; high: number } {
  try {
    return labelBounds(scaleIn(area ?? 'NL'), label);
  } catch (error) {
    // A label of another scale.
    if (error instanceof RangeError) return { low: 0, high: HIGHEST_SCORE };
    throw error;
  }
}
