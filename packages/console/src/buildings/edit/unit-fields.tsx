/** A row for each apartment; below them what the shares add up to. */
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useWords } from '../../words/language.ts';
import { missingShares, type UnitDraft } from './draft.ts';
import type { FormPart } from './form-part.ts';

const COUNT = { min: 0, max: 10_000_000, step: 1, inputMode: 'numeric' } as const;

export function UnitFields({ draft, change }: FormPart) {
  const { texts: all, language } = useWords();
  const texts = all.buildings.form;
  const missing = missingShares(draft);
  const number = (value: number) => formatNumber(language, value);
  const set = (id: string, next: Partial<UnitDraft>) =>
    change({
      units: draft.units.map((unit) => (unit.external_id === id ? { ...unit, ...next } : unit)),
    });
  const heads = [texts.unit, texts.floor, texts.share, texts.votes, texts.owner, texts.use];
  return (
    <section class="card form-card" aria-label={texts.units}>
      <h2 class="part-title">{texts.units}</h2>
      <p class="quiet part-lead">{texts.unitsLead}</p>
      <div class="form-row">
        <TextField
          label={texts.sharesTotal}
          type="number"
          isRequired
          value={draft.sharesTotal}
          input={{ ...COUNT, min: 1 }}
          onInput={(sharesTotal) => change({ sharesTotal })}
        />
      </div>
      <table class="plain field-table">
        <TableHead heads={heads} />
        <tbody>
          {draft.units.map((unit) => {
            const field = (
              name: 'name' | 'floor' | 'share' | 'votes' | 'owner' | 'use',
              title: string,
              input: object,
              isRequired = false,
            ) => (
              <td data-title={title}>
                <input
                  {...input}
                  aria-label={`${title}, ${unit.name}`}
                  required={isRequired}
                  value={unit[name]}
                  onInput={({ currentTarget }) => set(unit.external_id, { [name]: currentTarget.value })}
                />
              </td>
            );
            return (
              <tr key={unit.external_id}>
                {field('name', texts.unit, { type: 'text', maxLength: 255 }, true)}
                {field('floor', texts.floor, { ...COUNT, type: 'number', min: -10, max: 200 })}
                {field('share', texts.share, { ...COUNT, type: 'number' }, true)}
                {field('votes', texts.votes, { ...COUNT, type: 'number' })}
                {field('owner', texts.owner, { type: 'text', maxLength: 255 })}
                {field('use', texts.use, { type: 'number', min: 0, step: 'any', inputMode: 'decimal' })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p role="status" class={missing === 0 ? 'month-better' : 'month-worse'}>
        {missing === 0
          ? texts.sharesRight(number(Number(draft.sharesTotal)))
          : missing > 0
            ? texts.sharesMissing(number(missing))
            : texts.sharesTooMany(number(-missing))}
      </p>
    </section>
  );
}
