/** Every work with our price, and yours in its place where you have one. */

import type { PriceTables } from '@rooftree/client';
import { MEASURES, RELATED_WORKS } from '@rooftree/engine';
import type { Words } from '@rooftree/words/words-of';
import { useWords } from '../language.ts';
import type { PricesTexts } from '../texts/en/data.ts';
import {
  type BookContent,
  countryOf,
  faultsOf,
  type OurPrice,
  type Place,
  placeName,
  rowOf,
  withRow,
} from './price-book.ts';
import { PriceFields } from './price-fields.tsx';

interface Props {
  words: Words;
  content: BookContent;
  place: Place;
  tables: PriceTables;
  onChange: (content: BookContent) => void;
}

export function PriceList({ words, content, place, tables, onChange }: Props) {
  const { prices: texts } = useWords().texts;
  const country = countryOf(place);
  const wrong = faultsOf(content).rows;
  return (
    <>
      <p class="quiet">{texts.pricesLead}</p>
      <ul class="price-list">
        {[...MEASURES, ...RELATED_WORKS].map((work) => {
          const ours = tables.prices.find((price) => price.work === work && price.country === country);
          if (ours === undefined) return null;
          const row = rowOf(content, work, place);
          const wider = place === country ? null : rowOf(content, work, country);
          return (
            <li key={work} class="price-row">
              <div>
                <strong>{words.work(work)}</strong>
                <p class="quiet">
                  {texts.ours(`${priceText(ours, words)} ${basisText(ours, words, texts)}`)}
                  {wider !== null && row === null && ` · ${texts.fromCountry(placeName(words, country))}`}
                </p>
                <details>
                  <summary>
                    {texts.source}
                    <span class="unseen">, {words.work(work)}</span>
                  </summary>
                  <p class="quiet" lang="en">
                    {ours.source} ({ours.year})
                  </p>
                  <p class="quiet">{texts.confidence[ours.confidence]}</p>
                </details>
              </div>
              <PriceFields
                key={`${place} ${row === null}`}
                {...{ row, ours, work }}
                name={words.work(work)}
                isWrong={row !== null && wrong.includes(row)}
                onChange={(price) => onChange(withRow(content, work, place, price))}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** "€ 15 – 22 – 35", of an architect in percent. */
function priceText({ low, typical, high, unit }: OurPrice, words: Words): string {
  const write = (value: number) => (unit === 'share' ? words.percent(value * 100) : words.euro(value));
  return `${write(low)} – ${write(typical)} – ${write(high)}`;
}

/** What the price is for: a unit, or a whole work in a home of a usual size. */
function basisText({ unit, reference }: OurPrice, words: Words, texts: PricesTexts): string {
  if (unit === 'share') return texts.ofWorks;
  if (unit === 'kW') return texts.forPower(words.number(reference ?? 1));
  if (unit === 'dwelling' || unit === 'site')
    return reference === null ? texts.forHome : texts.forFloor(words.number(reference));
  return texts.forUnit(words.catalogue.units[unit]);
}
