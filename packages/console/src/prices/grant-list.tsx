/** Every grant that can be paid in a place: ours, each with a switch, and those that the agency added. */
import type { PriceTables } from '@rooftree/client';
import type { Words } from '@rooftree/words/words-of';
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';
import { GrantForm } from './grant-form.tsx';
import { daysText, localSentence } from './grant-sentence.ts';
import { OurGrantCard } from './our-grant-card.tsx';
import { type BookContent, faultsOf, isWithin, type Place, placeName, withGrant } from './price-book.ts';

interface Props {
  words: Words;
  content: BookContent;
  place: Place;
  tables: PriceTables;
  onChange: (content: BookContent) => void;
}

export function GrantList({ words, content, place, tables, onChange }: Props) {
  const { prices: texts } = useWords().texts;
  /** The id of the one that is open; '' for a new one. */
  const [open, setOpen] = useState<string | null>(null);
  const ours = tables.grants.filter(({ region }) => isWithin(region, place));
  const own = content.grants.filter(({ region }) => isWithin(region, place));
  const faults = faultsOf(content);
  const form = (id: string) => (
    <GrantForm
      {...{ words, place }}
      grant={content.grants.find((one) => one.id === id) ?? null}
      taken={content.grants.map((one) => one.id).filter((one) => one !== id)}
      onDone={(grant) => {
        if (grant !== null) onChange(withGrant(content, grant, id));
        setOpen(null);
      }}
    />
  );
  return (
    <>
      <section aria-labelledby="own-grants">
        <h2 id="own-grants">{texts.ownGrants}</h2>
        <p class="quiet">{texts.ownGrantsLead}</p>
        <ul class="grant-list">
          {own.map((grant) => (
            <li key={grant.id} class="card">
              {open === grant.id ? (
                form(grant.id)
              ) : (
                <>
                  <strong>{grant.name}</strong>
                  <p>{localSentence(grant, words, texts)}</p>
                  <p class="quiet">
                    {placeName(words, grant.region)}
                    {grant.zip_codes.length > 0 && ` (${grant.zip_codes.join(', ')})`} ·{' '}
                    {grant.works.map((work) => words.work(work)).join(', ')} ·{' '}
                    {daysText(words, texts, grant.from, grant.to)}
                  </p>
                  <p class="quiet">
                    <a href={grant.source} rel="noreferrer" target="_blank">
                      {texts.source}
                    </a>{' '}
                    · {texts.checkedOn(words.date(grant.checked_on))}
                  </p>
                  {faults.grants.has(grant.id) && <p class="wrong">{texts.mendGrant}</p>}
                  <div class="row">
                    <button type="button" class="button" onClick={() => setOpen(grant.id)}>
                      {texts.edit}
                      <span class="unseen">, {grant.name}</span>
                    </button>
                    <button
                      type="button"
                      class="button"
                      onClick={() =>
                        onChange({ ...content, grants: content.grants.filter(({ id }) => id !== grant.id) })
                      }
                    >
                      {texts.remove}
                      <span class="unseen">, {grant.name}</span>
                    </button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
        {open === '' ? (
          <div class="card">{form('')}</div>
        ) : (
          <button type="button" class="button" onClick={() => setOpen('')}>
            {texts.addGrant}
          </button>
        )}
      </section>
      <section aria-labelledby="our-grants">
        <h2 id="our-grants">{texts.ourGrants}</h2>
        {ours.length === 0 && <p class="note">{texts.noGrants}</p>}
        <ul class="grant-rows">
          {ours.map((grant) => (
            <OurGrantCard
              key={grant.id}
              {...{ grant, words, content, onChange }}
              isWithoutReason={faults.reasons.includes(grant.id)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
