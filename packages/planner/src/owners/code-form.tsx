/** Where an owner names the apartment and enters the code of the letter. */
import type { OwnersPart } from './owners-page.tsx';

export function CodeForm({ page, plan, own }: OwnersPart) {
  const { texts } = own;
  const isWrong = page.code !== '';
  return (
    <section class="card owners-own" aria-labelledby="yours">
      <h2 id="yours">{texts.unitTitle}</h2>
      <p class="lead">{texts.unitLead}</p>
      {isWrong && (
        <p class="problem" role="alert">
          {texts.wrongCode}
        </p>
      )}
      <form class="owners-form" method="get" action="#yours">
        <input type="hidden" name="lang" value={page.language} />
        <label>
          {texts.unit}
          <select name="unit">
            {plan.units.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.code}
          <input
            name="code"
            type="text"
            required
            maxLength={64}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
          />
        </label>
        <button type="submit" class="button">
          {texts.show}
        </button>
      </form>
      <p class="quiet">{texts.codeHint}</p>
    </section>
  );
}
