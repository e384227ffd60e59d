/** Your price of one work: none, a factor on ours, or an amount with its low and high end. */
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';
import { numberIn, type OurPrice, type PriceRow } from './price-book.ts';

interface Props {
  row: PriceRow | null;
  ours: OurPrice;
  name: string;
  isWrong: boolean;
  onChange: (price: Partial<PriceRow> | null) => void;
}

const ENDS = ['low', 'typical', 'high'] as const;

export function PriceFields({ row, ours, name, isWrong, onChange }: Props) {
  const { prices: texts } = useWords().texts;
  // A share of the works is written in percent.
  const scale = ours.unit === 'share' ? 100 : 1;
  const kind = row === null ? 'ours' : row.amount === undefined ? 'factor' : 'amount';
  const choose = (chosen: string) => {
    const { low, typical, high } = ours;
    if (chosen === 'factor') onChange({ factor: 1 });
    else onChange(chosen === 'amount' ? { amount: { low, typical, high } } : null);
  };
  return (
    <div class="price-fields">
      <select
        aria-label={texts.yours(name)}
        value={kind}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="ours">{texts.kinds.ours}</option>
        <option value="factor">{texts.kinds.factor}</option>
        <option value="amount">{texts.kinds.amount}</option>
      </select>
      {kind === 'factor' && (
        <NumberInput
          label={`${texts.kinds.factor}, ${name}`}
          value={row?.factor ?? Number.NaN}
          {...{ isWrong }}
          onTyped={(factor) => onChange({ factor })}
        />
      )}
      {kind === 'amount' &&
        ENDS.map((end) => (
          <div key={end} class="price-end">
            <span aria-hidden="true">{texts.ends[end]}</span>
            <NumberInput
              label={`${texts.ends[end]}, ${name}`}
              value={(row?.amount?.[end] ?? Number.NaN) * scale}
              {...{ isWrong }}
              onTyped={(value) =>
                row?.amount !== undefined && onChange({ amount: { ...row.amount, [end]: value / scale } })
              }
            />
          </div>
        ))}
      {isWrong && (
        <p class="wrong" role="alert">
          {kind === 'factor' ? texts.wrongFactor : texts.wrongAmount}
        </p>
      )}
    </div>
  );
}

interface InputProps {
  label: string;
  value: number;
  isWrong: boolean;
  onTyped: (value: number) => void;
}

/** Holds what is typed as it is typed: "1," is on its way to 1,1. */
export function NumberInput({ label, value, isWrong, onTyped }: InputProps) {
  const [typed, setTyped] = useState(Number.isNaN(value) ? '' : String(Math.round(value * 1e6) / 1e6));
  return (
    <input
      class="number-input"
      aria-label={label}
      aria-invalid={isWrong}
      inputMode="decimal"
      autocomplete="off"
      maxLength={12}
      value={typed}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onTyped(numberIn(event.currentTarget.value));
      }}
    />
  );
}
