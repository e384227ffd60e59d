/** What the lines of a report add up to. */
import type { UsedFactor } from './emission-factors.ts';
import type { LoanLine } from './loan-line.ts';
import type { PcafReason } from './pcaf.ts';
import type { Flag, TaxonomyLimit } from './taxonomy.ts';
import type { TemplateLayout } from './template-2.ts';
import { type TemplateCells, TemplateSums } from './template-sums.ts';

interface PcafGroup {
  loans: number;
  outstanding_cents: number;
  financed_kgco2: number;
}

export interface ReportSummary {
  currency: string | null;
  loans: number;
  loans_without_figures: number;
  /** The sum of loans whose label has expired: they count as without a label. */
  expired_label_cents: number;
  template: TemplateCells[];
  pcaf: {
    financed_kgco2: number;
    scope1_kgco2: number;
    scope2_kgco2: number;
    /** Weighted by the outstanding amount; null without a loan that has one. */
    score: number | null;
    outstanding_cents: number;
    /** Of loans with emissions. */
    covered_cents: number;
    by_reason: Partial<Record<PcafReason, PcafGroup>>;
  };
  taxonomy: { activity: '7.7' | '7.2'; amounts_cents: Record<Flag, number> }[];
}

/** With what the sums were made with. */
export interface StoredSummary extends ReportSummary {
  emission_factors: UsedFactor[];
  taxonomy_limits: readonly TaxonomyLimit[];
}

export class SummarySums {
  readonly #template: TemplateSums;
  readonly #reasons = new Map<PcafReason, { loans: number; cents: number; grams: number }>();
  readonly #acquisition: Record<Flag, number> = { YES: 0, NO: 0, UNKNOWN: 0 };
  readonly #renovation: Record<Flag, number> = { YES: 0, NO: 0, UNKNOWN: 0 };
  #currency: string | null = null;
  #loans = 0;
  #withoutFigures = 0;
  #expiredCents = 0;
  #scope1Grams = 0;
  #scoredCents = 0;
  /** A product of cents and scores stays below 2^53 for sums up to 18,000 milliard euros. */
  #scores = 0;

  constructor(layout: TemplateLayout) {
    this.#template = new TemplateSums(layout);
  }

  add(line: LoanLine): void {
    const { loan, template, emissions, taxonomy77, taxonomy72, labelSource } = line;
    this.#template.add(template);
    this.#currency ??= loan.currency;
    this.#loans += 1;
    if (!loan.figures?.energy) this.#withoutFigures += 1;
    if (labelSource === 'EXPIRED') this.#expiredCents += template.amountCents;
    this.#acquisition[taxonomy77.flag] += template.amountCents;
    this.#renovation[taxonomy72.flag] += template.amountCents;
    const { reason, score, financedGrams, scope1Kg, attribution } = emissions;
    const group = this.#reasons.get(reason) ?? { loans: 0, cents: 0, grams: 0 };
    group.loans += 1;
    group.cents += loan.outstanding_cents;
    group.grams += financedGrams ?? 0;
    this.#reasons.set(reason, group);
    if (score === null) return;
    this.#scoredCents += loan.outstanding_cents;
    this.#scores += loan.outstanding_cents * score;
    this.#scope1Grams += Math.round((attribution ?? 0) * (scope1Kg ?? 0) * 1000);
  }

  summary(): ReportSummary {
    const groups = [...this.#reasons];
    const sum = (of: 'cents' | 'grams') => groups.reduce((total, [, group]) => total + group[of], 0);
    const grams = sum('grams');
    return {
      currency: this.#currency,
      loans: this.#loans,
      loans_without_figures: this.#withoutFigures,
      expired_label_cents: this.#expiredCents,
      template: this.#template.rows(),
      pcaf: {
        financed_kgco2: grams / 1000,
        scope1_kgco2: this.#scope1Grams / 1000,
        scope2_kgco2: (grams - this.#scope1Grams) / 1000,
        score: this.#scoredCents === 0 ? null : Math.round((this.#scores / this.#scoredCents) * 100) / 100,
        outstanding_cents: sum('cents'),
        covered_cents: this.#scoredCents,
        by_reason: Object.fromEntries(
          groups.map(([reason, { loans, cents, grams: ofGroup }]) => [
            reason,
            { loans, outstanding_cents: cents, financed_kgco2: ofGroup / 1000 },
          ]),
        ),
      },
      taxonomy: [
        { activity: '7.7', amounts_cents: { ...this.#acquisition } },
        { activity: '7.2', amounts_cents: { ...this.#renovation } },
      ],
    };
  }
}
