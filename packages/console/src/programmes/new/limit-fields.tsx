/** What else can be limited: homes and hours per year, labels, energy and bills; and who uses the homes. */
import { LABEL_SCALES, labelsOf, OWNERSHIPS } from '@rooftree/engine';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { writeLabel } from '@rooftree/words/label-colours';
import { useWords } from '../../words/language.ts';
import { labelRank, TRADES } from '../programme.ts';
import { WORST_HOMES_PERCENT, yearsOf } from './draft.ts';
import type { FormPart } from './form-part.ts';

const COUNT = { min: 0, max: 100_000, step: 1, inputMode: 'numeric' } as const;

const PERCENT = { min: 0, max: 100, step: 'any', inputMode: 'decimal' } as const;

export function LimitFields({
  draft,
  change,
  scales,
}: FormPart & { scales: readonly { label_scale: string }[] }) {
  const { texts: all, planning } = useWords();
  const texts = all.newProgramme;
  const lastYear = yearsOf(draft).at(-1);
  const known = LABEL_SCALES.filter((scale) => scales.some((one) => one.label_scale === scale));
  const labels = [...new Set([...known.flatMap((scale): string[] => [...labelsOf(scale)]), draft.label])];
  return (
    <>
      <Select
        label={texts.owner}
        options={[
          { value: '' as const, text: all.notKnown },
          ...OWNERSHIPS.map((value) => ({ value, text: planning.ownerships[value] })),
        ]}
        value={draft.ownership}
        onChange={(ownership) => change({ ownership })}
      />
      <details>
        <summary>{texts.moreLimits}</summary>
        <p class="quiet">{texts.emptyIsNone}</p>
        <div class="year-fields">
          <TextField
            label={texts.homesPerYear}
            type="number"
            value={draft.homesPerYear}
            input={COUNT}
            onInput={(homesPerYear) => change({ homesPerYear })}
          />
          {TRADES.map((trade) => (
            <TextField
              key={trade}
              label={texts.hoursOf(texts.trades[trade])}
              type="number"
              value={draft.hours[trade]}
              input={{ ...COUNT, max: 100_000_000 }}
              onInput={(text) => change({ hours: { ...draft.hours, [trade]: text } })}
            />
          ))}
        </div>
        <div class="year-fields">
          <TextField
            label={texts.labelShare(lastYear)}
            type="number"
            value={draft.labelShare}
            input={PERCENT}
            onInput={(labelShare) => change({ labelShare })}
          />
          <Select
            label={texts.orBetter}
            options={labels
              .toSorted((one, other) => labelRank(one) - labelRank(other))
              .map((label) => ({ value: label, text: writeLabel(label) }))}
            value={draft.label}
            onChange={(label) => change({ label })}
          />
          <TextField
            label={texts.energyCut(lastYear)}
            type="number"
            value={draft.energyCut}
            input={PERCENT}
            onInput={(energyCut) => change({ energyCut })}
          />
        </div>
        {(
          [
            ['isFromWorst', texts.fromWorst(WORST_HOMES_PERCENT)],
            ['noneWithHigherBill', texts.noneWithHigherBill],
          ] as const
        ).map(([key, text]) => (
          <label key={key} class="check-line">
            <input
              type="checkbox"
              checked={draft[key]}
              disabled={key === 'isFromWorst' && draft.energyCut === ''}
              onChange={({ currentTarget }) => change({ [key]: currentTarget.checked })}
            />
            {text}
          </label>
        ))}
      </details>
    </>
  );
}
