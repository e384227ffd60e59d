import { type EnergyState, labelBounds, labelsOf, measuresOf } from '@rooftree/engine';
import { writeLabel } from '@rooftree/words';
import type { Passport } from '../passport.ts';
import { labelBadge, type Writer } from '../writer.ts';

interface House {
  title: string;
  state: EnergyState;
  works: string[];
  cost: string | null;
}

export function roadmapContent(passport: Passport, { words, texts }: Writer) {
  const { plan } = passport;
  const { roadmap } = texts;
  const today: House = { title: roadmap.today, state: plan.baseline, works: [], cost: null };
  const houses = [
    today,
    ...passport.steps.map(({ step }) => ({
      title: roadmap.step(step.number),
      state: step.after,
      works: measuresOf(step).map((measure) => words.measure(measure).short),
      cost: words.euro(step.total_estimated_cost_incl_vat),
    })),
  ].map(({ state, ...house }) => ({
    ...house,
    ...labelBadge(passport, state.label),
    kwh: words.number(state.primary_kwh_per_m2),
  }));
  return {
    heading: roadmap.heading,
    title: roadmap.title(writeLabel(plan.baseline.label), writeLabel(plan.result.label)),
    houses,
    alt: roadmap.alt(houses.map((house) => `${house.title} ${house.label}`).join(', ')),
    order: {
      title: roadmap.order,
      intro: roadmap.orderIntro,
      rows: passport.steps.map(({ step }) => ({
        number: step.number,
        works: measuresOf(step).map((measure) => words.measure(measure).name),
        reason: words.remark(step.reason),
      })),
    },
    ladder: ladderContent(passport, { words, texts }),
  };
}

function ladderContent(passport: Passport, { words, texts }: Writer) {
  const { plan } = passport;
  const { roadmap } = texts;
  const states: { title: string; state: EnergyState }[] = [
    { title: roadmap.today, state: plan.baseline },
    ...plan.steps.map((step) => ({ title: roadmap.step(step.number), state: step.after })),
  ];
  const marks = states.map(({ title, state }) => ({
    title,
    label: state.label,
    kwh: words.number(state.primary_kwh_per_m2),
  }));
  const scale = plan.label_scale;
  return {
    title: roadmap.ladderTitle,
    unit: roadmap.ladderUnit,
    alt: roadmap.ladderAlt(marks.map(({ title, label, kwh }) => `${title} ${label} ${kwh}`).join(', ')),
    rungs: labelsOf(scale).map((label) => {
      const { low, high } = labelBounds(scale, label);
      return {
        ...labelBadge(passport, label),
        limit: Number.isFinite(high) ? `≤ ${words.number(high)}` : roadmap.above(words.number(low)),
        marks: marks.filter((mark) => mark.label === label).map(({ title, kwh }) => ({ title, kwh })),
        target: plan.target.label === label ? roadmap.target : null,
      };
    }),
  };
}
