/** Some of a list: the permissions of a client, the events of a webhook. */
interface Props<Choice extends string> {
  legend: string;
  all: readonly Choice[];
  chosen: readonly Choice[];
  nameOf: (choice: Choice) => string;
  onChange: (chosen: Choice[]) => void;
}

export function Choices<Choice extends string>({ legend, all, chosen, nameOf, onChange }: Props<Choice>) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {all.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice),
              )
            }
          />
          {nameOf(choice)}
        </label>
      ))}
    </fieldset>
  );
}
