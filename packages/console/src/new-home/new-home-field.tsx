interface Props {
  label: string;
  value: string;
  isNeeded: boolean;
  isNumber: boolean;
  /** What the server answered about it. */
  faults: readonly string[];
  onChange: (value: string) => void;
}

export function NewHomeField({ label, value, isNeeded, isNumber, faults, onChange }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={value}
        required={isNeeded}
        maxLength={255}
        inputMode={isNumber ? 'decimal' : 'text'}
        autocomplete="off"
        aria-invalid={faults.length > 0}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
