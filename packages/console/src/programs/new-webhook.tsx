import { useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { WEBHOOK_EVENTS } from './webhook.ts';

/** `onCreate` answers whether it was created. */
export function NewWebhook({ onCreate }: { onCreate: (webhook: object) => Promise<boolean> }) {
  const { texts } = useWords();
  const words = texts.programs;
  const [chosen, setChosen] = useState<string[]>([...WEBHOOK_EVENTS]);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    setBusy(true);
    const url = String(new FormData(form).get('url'));
    if (await onCreate({ url, events: chosen })) form.reset();
    setBusy(false);
  };
  return (
    <form class="invite" onSubmit={submit}>
      <label class="field">
        <span>{words.url}</span>
        <input type="url" name="url" maxLength={2048} required />
      </label>
      <fieldset class="choices">
        <legend>{words.tellOf}</legend>
        {WEBHOOK_EVENTS.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name),
                )
              }
            />
            {words.events[name]}
          </label>
        ))}
      </fieldset>
      {/* No event at all would mean all of them. */}
      <button type="submit" class="button button-primary" disabled={isBusy || chosen.length === 0}>
        {words.create}
      </button>
    </form>
  );
}
