import { measuresOf, type Plan } from '@rooftree/engine';
import { inSentence, rounded, writeLabel } from '@rooftree/words';
import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';

/** The page of a home that needs nothing: that it is in order, and how it stays so. */
export function goodContent(passport: Passport, { words, texts }: Writer) {
  const t = texts.good;
  const { plan } = passport;
  const { baseline } = plan;
  const given = (fact: string) => plan.assumptions.find((one) => one.fact === fact)?.value;
  const burnsFuel = (baseline.final_kwh_by_carrier.gas ?? 0) + (baseline.final_kwh_by_carrier.oil ?? 0) > 0;
  const heats = String(given('heating_device') ?? '');
  return {
    headline: t.headline(writeLabel(baseline.label)),
    intro: t.intro,
    keep: {
      title: t.keepTitle,
      items: [
        ...(heats.includes('HEAT_PUMP') ? [t.keepHeatPump] : []),
        ...(burnsFuel ? [t.keepBoiler] : []),
        ...(baseline.solar_used_kwh > 0 ? [t.keepPanels] : []),
        ...t.keep,
      ],
    },
    more: {
      title: t.moreTitle,
      items: moreItems(passport).map(([label, cost, works]) =>
        t.more(label, words.euro(cost), works.map((work) => inSentence(words.measure(work).name)).join(', ')),
      ),
      none: t.noMore,
    },
  };
}

/** Ways that improve the label although the goal is reached already, each once. */
function moreItems({ plan, outlook }: Passport) {
  const ways: Plan[] = outlook === null ? [] : [outlook.variants.lifetime, outlook.variants.fossil_free];
  const better = ways.filter(({ steps, result }) => steps.length > 0 && result.label !== plan.baseline.label);
  const items = better.map((way) => {
    const works = way.steps.flatMap(measuresOf);
    return [writeLabel(way.result.label), rounded(way.totals.net_cost), works] as const;
  });
  return items.filter((item, index) => index === 0 || String(item) !== String(items[index - 1]));
}
