/** A grant of ours: what it pays, what it requires, where that stands, and whether it is counted. */
import type { Words } from '@rooftree/words/words-of';
import { useWords } from '../words/language.ts';
import { daysText, monthText, sentencesOf } from './grant-sentence.ts';
import { type BookContent, type OurGrant, placeName, withSwitch } from './price-book.ts';

interface Props {
  grant: OurGrant;
  words: Words;
  content: BookContent;
  isWithoutReason: boolean;
  onChange: (content: BookContent) => void;
}

export function OurGrantCard({ grant, words, content, isWithoutReason, onChange }: Props) {
  const { prices: texts } = useWords().texts;
  const off = content.switched_off.find((one) => one.grant === grant.id) ?? null;
  const works = grant.works.map((work) => words.work(work)).join(', ');
  return (
    <li>
      <div>
        <strong>{works}</strong>
        <p class="quiet">
          {words.scheme(grant.scheme)} · {placeName(words, grant.region)} ·{' '}
          {daysText(words, texts, grant.from, grant.to)} ·{' '}
          {texts.checkedOn(monthText(words, grant.checked_in))} ·{' '}
          <a href={grant.page} rel="noreferrer" target="_blank">
            {texts.authority}
            <span class="unseen">, {works}</span>
          </a>
        </p>
      </div>
      <div>
        <ul class="amounts">
          {sentencesOf(grant, words, texts).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {grant.conditions.length > 0 && (
          <details class="row-fold">
            <summary>
              {texts.conditions}
              <span class="unseen">, {works}</span>
            </summary>
            <ul class="notes">
              {grant.conditions.map((code) => (
                <li key={code}>{words.condition(code)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={off === null}
          onChange={(event) =>
            onChange(withSwitch(content, grant.id, event.currentTarget.checked ? null : ''))
          }
        />
        <span>
          {texts.counted}
          <span class="unseen">, {works}</span>
        </span>
      </label>
      {off !== null && (
        <label class="field">
          <span>{texts.reason}</span>
          <input
            value={off.reason}
            maxLength={255}
            autocomplete="off"
            aria-invalid={isWithoutReason}
            onInput={(event) => onChange(withSwitch(content, grant.id, event.currentTarget.value))}
          />
          {isWithoutReason && <small class="wrong">{texts.reasonNeeded}</small>}
        </label>
      )}
    </li>
  );
}
