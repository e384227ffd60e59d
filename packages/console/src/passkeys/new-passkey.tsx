import { useState } from 'preact/hooks';
import { useWords } from '../language.ts';

interface Props {
  hasPassword: boolean;
  /** Answers whether it was added. */
  onAdd: (given: { name: string; password?: string }) => Promise<boolean>;
}

export function NewPasskey({ hasPassword, onAdd }: Props) {
  const { texts } = useWords();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const given = new FormData(form);
    const name = String(given.get('name'));
    setBusy(true);
    const isAdded = await onAdd({ name, ...(hasPassword && { password: String(given.get('password')) }) });
    setBusy(false);
    if (isAdded) form.reset();
  };
  return (
    <form class="invite" onSubmit={submit}>
      <label class="field">
        <span>{texts.passkeys.name}</span>
        <input name="name" placeholder={texts.passkeys.nameExample} maxLength={100} required />
      </label>
      {hasPassword && (
        <label class="field">
          <span>{texts.password}</span>
          <input type="password" name="password" autocomplete="current-password" required />
        </label>
      )}
      <button type="submit" class="button button-primary" disabled={isBusy}>
        {texts.passkeys.add}
      </button>
    </form>
  );
}
