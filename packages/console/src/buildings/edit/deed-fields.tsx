/** Where the deed differs from the law or the model rules. */
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useWords } from '../../words/language.ts';
import type { FormPart } from './form-part.ts';

const FRACTION = { pattern: '\\s*\\d+\\s*/\\s*\\d+\\s*', placeholder: '2/3', autocomplete: 'off' } as const;

export function DeedFields({ draft, change }: FormPart) {
  const { texts: all } = useWords();
  const texts = all.buildings.form;
  return (
    <section class="card form-card" aria-label={texts.deed}>
      <h2 class="part-title">{texts.deed}</h2>
      <p class="quiet part-lead">{texts.deedLead}</p>
      <div class="form-row">
        <TextField
          label={texts.majority}
          value={draft.majority}
          input={FRACTION}
          onInput={(majority) => change({ majority })}
        />
        <TextField
          label={texts.quorum}
          value={draft.quorum}
          input={FRACTION}
          onInput={(quorum) => change({ quorum })}
        />
      </div>
      <label class="check-line">
        <input
          type="checkbox"
          checked={draft.windowsArePrivate}
          onChange={({ currentTarget }) => change({ windowsArePrivate: currentTarget.checked })}
        />
        {texts.windowsArePrivate}
      </label>
    </section>
  );
}
