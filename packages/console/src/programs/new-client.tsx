import { useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { CLIENT_PERMISSIONS, READING } from './client-permission.ts';

interface Props {
  /** Answers whether it was created. */
  onCreate: (client: { name: string; permissions: string[] }) => Promise<boolean>;
}

export function NewClient({ onCreate }: Props) {
  const { texts } = useWords();
  const words = texts.programs;
  const [chosen, setChosen] = useState<string[]>([...READING]);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    setBusy(true);
    const name = String(new FormData(form).get('name'));
    if (await onCreate({ name, permissions: chosen })) form.reset();
    setBusy(false);
  };
  return (
    <form class="invite" onSubmit={submit}>
      <label class="field">
        <span>{words.clientName}</span>
        <input name="name" placeholder={words.clientExample} maxLength={100} required />
      </label>
      <fieldset class="choices">
        <legend>{words.may}</legend>
        {CLIENT_PERMISSIONS.map((permission) => (
          <label key={permission}>
            <input
              type="checkbox"
              checked={chosen.includes(permission)}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked
                    ? [...chosen, permission]
                    : chosen.filter((one) => one !== permission),
                )
              }
            />
            {words.permissions[permission]}
          </label>
        ))}
      </fieldset>
      <button type="submit" class="button button-primary" disabled={isBusy || chosen.length === 0}>
        {words.create}
      </button>
    </form>
  );
}
