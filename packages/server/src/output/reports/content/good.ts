import { priceOf, writeLabel } from '@rooftree/words';
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
      items: moreItems(passport).map(({ label, cost }) => t.more(writeLabel(label), words.euro(cost ?? 0))),
      none: t.noMore,
    },
  };
}

/** The better labels that works reach, and what each costs: the goals of the page. */
function moreItems({ outlook }: Passport) {
  const prices = outlook?.decision?.label_prices ?? [];
  return prices
    .toReversed()
    .flatMap(({ label }) => priceOf(prices, label) ?? [])
    .filter((price) => price.cost !== null);
}
