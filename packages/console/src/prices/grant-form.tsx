/** The form of a local grant; the engine's own rules say what is wrong with it, before it is in the draft. */
import { INCOME_GROUPS, MEASURES, RELATED_WORKS } from '@rooftree/engine';
import type { Words } from '@rooftree/words/words-of';
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';
import { emptyGrant, grantFaults, grantFrom, toggled } from './grant-draft.ts';
import { GrantField } from './grant-field.tsx';
import { type LocalGrant, numberIn, PLACES, type Place, placeName } from './price-book.ts';
import { NumberInput } from './price-fields.tsx';

interface Props {
  words: Words;
  place: Place;
  grant: LocalGrant | null;
  taken: readonly string[];
  /** Null when nothing is to be saved. */
  onDone: (grant: LocalGrant | null) => void;
}

export function GrantForm({ words, place, grant, taken, onDone }: Props) {
  const { texts: common } = useWords();
  const { prices: texts } = common;
  const [typed, setTyped] = useState<LocalGrant>(() => grant ?? emptyGrant(place));
  const [zips, setZips] = useState(typed.zip_codes.join(' '));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const change = (part: Partial<LocalGrant>) => setTyped({ ...typed, ...part });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const whole = grantFrom(typed, zips, taken);
    const faults = grantFaults(whole);
    setWrong(faults);
    if (faults.length === 0) onDone(whole);
  };
  const field = (name: keyof LocalGrant, title: string, hint?: string) => ({
    name,
    title,
    hint,
    wrong: wrong.includes(name) ? (texts.wrongGrant[name] ?? texts.mendGrant) : null,
  });
  return (
    <form class="grant-form" onSubmit={submit} noValidate>
      <GrantField {...field('name', texts.grantName, texts.grantNameHint)}>
        {(attributes) => (
          <input
            {...attributes}
            value={typed.name}
            maxLength={100}
            autocomplete="off"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </GrantField>
      <GrantField {...field('region', texts.place)}>
        {(attributes) => (
          <select
            {...attributes}
            value={typed.region}
            onChange={(event) =>
              change({ region: PLACES.find((one) => one === event.currentTarget.value) ?? place })
            }
          >
            {PLACES.map((one) => (
              <option key={one} value={one}>
                {placeName(words, one)}
              </option>
            ))}
          </select>
        )}
      </GrantField>
      <GrantField {...field('zip_codes', texts.zipCodes, texts.zipCodesHint)}>
        {(attributes) => (
          <input
            {...attributes}
            value={zips}
            maxLength={3000}
            autocomplete="off"
            onInput={(event) => setZips(event.currentTarget.value)}
          />
        )}
      </GrantField>
      <fieldset>
        <legend>{texts.works}</legend>
        {wrong.includes('works') && (
          <p class="wrong" role="alert">
            {texts.wrongGrant['works']}
          </p>
        )}
        <div class="checks">
          {[...MEASURES, ...RELATED_WORKS].map((work) => (
            <label key={work} class="check">
              <input
                type="checkbox"
                checked={typed.works.includes(work)}
                onChange={(event) =>
                  change({ works: toggled(typed.works, work, event.currentTarget.checked) })
                }
              />
              <span>{words.work(work)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{texts.incomes}</legend>
        <div class="checks">
          {INCOME_GROUPS.map((group) => (
            <label key={group} class="check">
              <input
                type="checkbox"
                checked={typed.income_groups.includes(group)}
                onChange={(event) =>
                  change({
                    income_groups: toggled(typed.income_groups, group, event.currentTarget.checked).toSorted(
                      (a, b) => a - b,
                    ),
                  })
                }
              />
              <span>{words.catalogue.incomeGroups[group]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <GrantField {...field('per', texts.per)}>
        {(attributes) => (
          <select
            {...attributes}
            value={typed.per}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change({ per: value === 'm2' || value === 'dwelling' ? value : 'invoice' });
            }}
          >
            <option value="invoice">{texts.bases.invoice}</option>
            <option value="m2">{texts.bases.m2}</option>
            <option value="dwelling">{texts.bases.dwelling}</option>
          </select>
        )}
      </GrantField>
      <GrantField {...field('amount', `${texts.amount} (${typed.per === 'invoice' ? '%' : '€'})`)}>
        {() => (
          <NumberInput
            label={texts.amount}
            value={typed.amount}
            isWrong={wrong.includes('amount')}
            onTyped={(amount) => change({ amount })}
          />
        )}
      </GrantField>
      <GrantField {...field('max_eur', texts.ceiling, texts.ceilingHint)}>
        {(attributes) => (
          <input
            {...attributes}
            inputMode="decimal"
            autocomplete="off"
            maxLength={12}
            defaultValue={typed.max_eur === null ? '' : String(typed.max_eur)}
            onInput={(event) => {
              const text = event.currentTarget.value;
              change({ max_eur: text.trim() === '' ? null : numberIn(text) });
            }}
          />
        )}
      </GrantField>
      <GrantField {...field('from', texts.from)}>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            value={typed.from}
            onInput={(event) => change({ from: event.currentTarget.value })}
          />
        )}
      </GrantField>
      <GrantField {...field('to', texts.to, texts.toHint)}>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            value={typed.to ?? ''}
            onInput={(event) => change({ to: event.currentTarget.value || null })}
          />
        )}
      </GrantField>
      <GrantField {...field('source', texts.sourceAddress, texts.sourceHint)}>
        {(attributes) => (
          <input
            {...attributes}
            inputMode="url"
            value={typed.source}
            maxLength={2000}
            autocomplete="off"
            onInput={(event) => change({ source: event.currentTarget.value.trim() })}
          />
        )}
      </GrantField>
      <GrantField {...field('checked_on', texts.checked)}>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            value={typed.checked_on}
            onInput={(event) => change({ checked_on: event.currentTarget.value })}
          />
        )}
      </GrantField>
      <div class="row">
        <button type="submit" class="button button-primary">
          {texts.intoDraft}
        </button>
        <button type="button" class="button" onClick={() => onDone(null)}>
          {common.cancel}
        </button>
      </div>
    </form>
  );
}
