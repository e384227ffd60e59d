/** Says why there is no plan, and asks for the year where only that is missing. */
import { useState } from 'preact/hooks';
import { addressOf } from '../../address-of.ts';
import type { NoPlan } from '../../choices/plans/outcome.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';

interface Props {
  page: PageData;
  why: NoPlan['why'];
  state: ChoicesState;
}

export function Unplannable({ page, why, state }: Props) {
  const { texts } = usePageWords();
  return (
    <section class="card honest" aria-labelledby="none-title">
      <p class="estate">
        <strong>{addressOf(page)}</strong>
      </p>
      {why === 'notADwelling' ? (
        <h1 id="none-title">{texts.unplannable.notADwelling}</h1>
      ) : (
        <>
          <h1 id="none-title">{texts.unplannable.title}</h1>
          <p class="lead">{texts.unplannable[why]}</p>
        </>
      )}
      {why === 'yearMissing' && <YearForm page={page} state={state} />}
      {why === 'other' && (
        <div class="row needs-script">
          <button type="button" class="button" disabled={!state.canUndo} onClick={state.undo}>
            {texts.undo}
          </button>
          <button type="button" class="button" onClick={state.startOver}>
            {texts.startOver}
          </button>
        </div>
      )}
    </section>
  );
}

/** A plain form: it also works without script, because the address keeps the choice. */
function YearForm({ page, state }: { page: PageData; state: ChoicesState }) {
  const { texts, fact } = usePageWords();
  const [year, setYear] = useState('');
  return (
    <form
      class="row"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        state.change('year_built', { facts: { ...state.choices.facts, year_built: year } });
      }}
    >
      <input type="hidden" name="lang" value={page.language} />
      <label class="field">
        <span>{fact('year_built')}</span>
        <input
          id="missing-year"
          name="year_built"
          type="number"
          inputMode="numeric"
          required
          min={1000}
          max={Number(page.date.slice(0, 4))}
          value={year}
          onInput={(event) => setYear(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-primary">
        {texts.unplannable.makePlan}
      </button>
    </form>
  );
}
