/** Every work with the standard price, and yours in its place where you have one; a row each, found by typing. */
import type { PriceTables } from '@rooftree/client';
import { MEASURES, RELATED_WORKS } from '@rooftree/engine';
import { Icon } from '@rooftree/ui/icon.tsx';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import type { Words } from '@rooftree/words/words-of';
import { Info } from 'lucide';
import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';
import {
  type BookContent,
  countryOf,
  faultsOf,
  type Place,
  placeName,
  rowOf,
  withRow,
} from './price-book.ts';
import { PriceFields } from './price-fields.tsx';
import { basisText, priceText } from './price-text.ts';

interface Props {
  words: Words;
  content: BookContent;
  place: Place;
  placeField: ComponentChildren;
  tables: PriceTables;
  onChange: (content: BookContent) => void;
}

export function PriceList({ words, content, place, placeField, tables, onChange }: Props) {
  const { prices: texts } = useWords().texts;
  const [search, setSearch] = useState('');
  /** The work whose source is shown. */
  const [opened, setOpened] = useState<string | null>(null);
  const country = countryOf(place);
  const wrong = faultsOf(content).rows;
  const wanted = plain(search);
  const works = [...MEASURES, ...RELATED_WORKS].filter((work) => plain(words.work(work)).includes(wanted));
  return (
    <>
      <div class="price-tools">
        {placeField}
        <TextField
          label={texts.search}
          type="search"
          value={search}
          onInput={setSearch}
          class="price-search"
          input={{ autocomplete: 'off' }}
        />
        <p class="quiet">{texts.pricesLead}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone */}
      <section class="table-box price-box" tabIndex={0} aria-label={texts.views.prices}>
        <table class="price-table">
          <TableHead heads={[texts.work, texts.standard, texts.own]} />
          <tbody>
            {works.map((work) => {
              const ours = tables.prices.find((price) => price.work === work && price.country === country);
              if (ours === undefined) return null;
              const row = rowOf(content, work, place);
              const wider = place === country ? null : rowOf(content, work, country);
              return (
                <Fragment key={work}>
                  <tr class={row === null ? undefined : 'is-own'}>
                    <th scope="row">{words.work(work)}</th>
                    <td>
                      <button
                        type="button"
                        class="source-button"
                        aria-expanded={opened === work}
                        aria-label={`${texts.source}, ${words.work(work)}`}
                        onClick={() => setOpened(opened === work ? null : work)}
                      >
                        <Icon of={Info} size={16} />
                      </button>{' '}
                      {priceText(ours, words)} <span class="quiet">{basisText(ours, words, texts)}</span>
                      {wider !== null && row === null && (
                        <span class="quiet"> · {texts.fromCountry(placeName(words, country))}</span>
                      )}
                    </td>
                    <td>
                      <PriceFields
                        key={`${place} ${row === null}`}
                        {...{ row, ours, work }}
                        name={words.work(work)}
                        isWrong={row !== null && wrong.includes(row)}
                        onChange={(price) => onChange(withRow(content, work, place, price))}
                      />
                    </td>
                  </tr>
                  {opened === work && (
                    <tr>
                      <td colSpan={3} class="quiet">
                        <span lang="en">
                          {ours.source} ({ours.year})
                        </span>
                        . {texts.confidence[ours.confidence]}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </section>
      {works.length === 0 && <p class="quiet">{texts.noWork}</p>}
    </>
  );
}

/** As people type it: without accents and capitals. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
