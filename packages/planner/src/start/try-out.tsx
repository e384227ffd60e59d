/** A postcode, a year and a form; beside it the home, its label, the first works and the price, at once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { HouseDrawing } from '../components/house/house-drawing.tsx';
import { LabelBadge } from '../components/summary/label-badge.tsx';
import { usePageWords } from '../page-words.ts';
import { countryOf, type OpenStart, TRY_OUT_FORMS, type TryOutInput } from './start-data.ts';
import type { StartTexts } from './start-texts.ts';
import type { TryOutResult } from './try-out.ts';

interface Props {
  start: OpenStart;
  texts: StartTexts;
}

/** The engine in a script of its own: the first result needs none. */
const loadTryOut = () => import('./try-out.ts');

export function TryOut({ start, texts }: Props) {
  const [input, setInput] = useState(start.first);
  const [result, setResult] = useState(start.result);
  const latest = useRef(0);
  // Fetched while the reader looks at the first result.
  useEffect(() => {
    loadTryOut().then(() => {
      document.documentElement.dataset['engine'] = 'true';
    });
  }, []);
  const change = async (next: TryOutInput) => {
    setInput(next);
    latest.current += 1;
    const asked = latest.current;
    const { tryOut } = await loadTryOut();
    // Who types on sees only the last result.
    if (asked === latest.current) setResult(tryOut(next, start.date, countryOf(start.language)));
  };
  return (
    <section class="card start-try" aria-labelledby="try-title">
      <h2 id="try-title">{texts.tryTitle}</h2>
      <form class="start-form needs-script" onSubmit={(event) => event.preventDefault()}>
        <label>
          {texts.zipCode}
          <input
            name="zip"
            value={input.zipCode}
            maxLength={7}
            autocomplete="postal-code"
            onInput={(event) => change({ ...input, zipCode: event.currentTarget.value })}
          />
        </label>
        <label>
          {texts.yearBuilt}
          <input
            name="year"
            type="number"
            min={1600}
            max={Number(start.date.slice(0, 4))}
            value={input.yearBuilt}
            onInput={(event) => change({ ...input, yearBuilt: Number(event.currentTarget.value) })}
          />
        </label>
        <label>
          {texts.form}
          <select
            name="form"
            value={input.form}
            onInput={(event) => {
              const form = TRY_OUT_FORMS.find((one) => one === event.currentTarget.value);
              if (form !== undefined) change({ ...input, form });
            }}
          >
            {TRY_OUT_FORMS.map((form) => (
              <option key={form} value={form} selected={form === start.first.form}>
                {texts.forms[form]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <div role="status">
        {result === null ? <p>{texts.noPlan}</p> : <Result result={result} texts={texts} />}
      </div>
    </section>
  );
}

function Result({ result, texts }: { result: TryOutResult; texts: StartTexts }) {
  const { catalogue, euroRange } = usePageWords();
  const { scale, today, after, price, works, house } = result;
  return (
    <>
      <HouseDrawing house={house} address={texts.drawingName} />
      <dl class="start-result">
        <div>
          <dt>{texts.today}</dt>
          <dd>
            <LabelBadge scale={scale} label={today.best} size={34} />
            {today.best !== today.worst && (
              <>
                {' '}
                {texts.to} <LabelBadge scale={scale} label={today.worst} size={34} />
              </>
            )}
          </dd>
        </div>
        {works.length > 0 && (
          <>
            <div>
              <dt>{texts.after}</dt>
              <dd>
                <LabelBadge scale={scale} label={after} size={34} />
              </dd>
            </div>
            <div>
              <dt>{texts.price}</dt>
              <dd>
                <strong>{euroRange(price)}</strong>
              </dd>
            </div>
            <div class="start-works">
              <dt>{texts.works}</dt>
              <dd>{works.map((work) => catalogue.measures[work].name).join(' · ')}</dd>
            </div>
          </>
        )}
      </dl>
      {works.length === 0 && <p>{texts.noWorks}</p>}
      <p class="quiet start-note">{texts.tryNote}</p>
    </>
  );
}
