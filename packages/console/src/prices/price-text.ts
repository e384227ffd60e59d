import type { Words } from '@rooftree/words/words-of';
import type { PricesTexts } from '../texts/en/data.ts';
import type { OurPrice } from './price-book.ts';

/** "€ 58 (30 – 85)", of an architect in percent. */
export function priceText({ low, typical, high, unit }: OurPrice, words: Words): string {
  if (unit === 'share')
    return `${words.percent(typical * 100)} (${words.number(low * 100)} – ${words.percent(high * 100)})`;
  return `${words.euro(typical)} (${words.number(low)} – ${words.number(high)})`;
}

/** What the price is for: a unit, or a whole work in a home of a usual size. */
export function basisText({ unit, reference }: OurPrice, words: Words, texts: PricesTexts): string {
  if (unit === 'share') return texts.ofWorks;
  if (unit === 'kW') return texts.forPower(words.number(reference ?? 1));
  if (unit === 'dwelling' || unit === 'site')
    return reference === null ? texts.forHome : texts.forFloor(words.number(reference));
  return texts.forUnit(words.catalogue.units[unit]);
}
