/** One of a few answers, all in sight: radio buttons that look like a switch. Long answers stand below each other. */
interface Props<Value extends string> {
  /** Also what the ids of its answers begin with. */
  name: string;
  title: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  isStacked?: boolean;
  onChange: (value: Value) => void;
}

export function Segments<Value extends string>(props: Props<Value>) {
  const { name, title, options, value, isStacked = false, onChange } = props;
  return (
    <fieldset class={isStacked ? 'field segments segments-stacked' : 'field segments'} id={name}>
      <legend>{title}</legend>
      <div class="segment-row">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              id={`${name}-${option.value}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
