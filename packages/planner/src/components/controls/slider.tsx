/** A native range input: keyboard, touch and screen readers come with it. */
interface Props {
  id: string;
  name: string;
  max: number;
  value: number;
  /** What the position means, for screen readers and beside the name. */
  text: string;
  onChange: (value: number) => void;
}

export function Slider({ id, name, max, value, text, onChange }: Props) {
  return (
    <div class="field">
      <label for={id}>
        {name} <output for={id}>{text}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={text}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
