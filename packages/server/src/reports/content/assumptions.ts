import type { Assumption } from '@rooftree/engine';
import type { Passport } from '../passport.ts';
import { labelBadge, type Writer } from '../writer.ts';

export function assumptionsContent(passport: Passport, writer: Writer) {
  const { words, texts } = writer;
  const { plan } = passport;
  const t = texts.assumptions;
  const unexplained = plan.unexplained_kwh_per_m2 ?? 0;
  return {
    heading: t.heading,
    title: t.title,
    intro: t.intro(plan.quality_label, words.catalogue.qualityLabels[plan.quality_label]),
    objective: t.objective(words.catalogue.objectives[plan.controls.objective]),
    missing: {
      title: t.missingTitle,
      items: plan.missing_facts.map(({ fact, variance_share: share }) =>
        t.missing(words.fact(fact), words.percent(100 * share)),
      ),
    },
    warnings: {
      title: t.warningsTitle,
      items: [
        ...plan.warnings.map((warning) => words.remark(warning)),
        ...(Math.abs(unexplained) < 1 ? [] : [t.unexplained(words.number(unexplained))]),
      ],
    },
    labels: {
      title: t.labelsTitle,
      intro: t.labelsIntro,
      bars: Object.entries(plan.label_probabilities).map(([label, probability]) => ({
        ...labelBadge(passport, label),
        probability,
        percent: words.percent(100 * probability),
        isShown: label === plan.baseline.label,
      })),
    },
    table: {
      head: [t.fact, t.value, t.origin, t.spread],
      rows: plan.assumptions.map((assumption) => [
        words.fact(assumption.fact),
        words.factValue(assumption.fact, assumption.value),
        words.catalogue.origins[assumption.origin],
        writeSpread(assumption, writer),
      ]),
    },
  };
}

function writeSpread({ fact, spread }: Assumption, { words, texts }: Writer): string {
  if (!spread) return '';
  if ('probability' in spread) return texts.assumptions.probability(words.percent(100 * spread.probability));
  const [low, high] = [words.factValue(fact, spread.low), words.factValue(fact, spread.high)];
  return low === high ? '' : texts.assumptions.between(low, high);
}
