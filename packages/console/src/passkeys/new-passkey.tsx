import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';

interface Props {
  hasPassword: boolean;
  /** Answers whether it was added. */
  onAdd: (given: { name: string; password?: string }) => Promise<boolean>;
}

export function NewPasskey({ hasPassword, onAdd }: Props) {
  const { texts } = useWords();
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    const given = new FormData(form);
    const name = String(given.get('name'));
    setBusy(true);
    const isAdded = await onAdd({ name, ...(hasPassword && { password: String(given.get('password')) }) });
    setBusy(false);
    if (isAdded) form.reset();
  };
  return (
    <Form class="invite" onSubmit={submit}>
      <TextField
        label={texts.passkeys.name}
        name="name"
        isRequired
        input={{ placeholder: texts.passkeys.nameExample, maxLength: 100 }}
      />
      {hasPassword && (
        <TextField
          label={texts.password}
          name="password"
          type="password"
          isRequired
          input={{ autocomplete: 'current-password' }}
        />
      )}
      <Button kind="primary" type="submit" isDisabled={isBusy}>
        {texts.passkeys.add}
      </Button>
    </Form>
  );
}
