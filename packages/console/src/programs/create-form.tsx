/** A name or an address, and what is chosen of a list: the form of a new client, and of a new webhook. */
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';

interface Props<Choice extends string> {
  /** The field; its input is called `value`. */
  children: ComponentChildren;
  legend: string;
  choices: readonly Choice[];
  chosenAtFirst: readonly Choice[];
  nameOf: (choice: Choice) => string;
  /** Answers whether it was created. */
  onCreate: (value: string, chosen: Choice[]) => Promise<boolean>;
}

export function CreateForm<Choice extends string>(props: Props<Choice>) {
  const { children, legend, choices, chosenAtFirst, nameOf, onCreate } = props;
  const { texts } = useWords();
  const [chosen, setChosen] = useState<Choice[]>([...chosenAtFirst]);
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    setBusy(true);
    if (await onCreate(String(new FormData(form).get('value')), chosen)) form.reset();
    setBusy(false);
  };
  const choose = (choice: Choice, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, choice] : chosen.filter((one) => one !== choice));
  return (
    <Form class="invite" onSubmit={submit}>
      {children}
      <fieldset class="choices">
        <legend>{legend}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={(event) => choose(choice, event.currentTarget.checked)}
            />
            {nameOf(choice)}
          </label>
        ))}
      </fieldset>
      {/* The API takes none for all. */}
      <Button kind="primary" type="submit" isDisabled={isBusy || chosen.length === 0}>
        {texts.programs.create}
      </Button>
    </Form>
  );
}
