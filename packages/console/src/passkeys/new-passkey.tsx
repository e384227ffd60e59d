import { TextField } from '@rooftree/ui/text-field.tsx';
import { CreateDialog } from '../forms/create-dialog.tsx';
import { textIn } from '../forms/form-values.ts';
import { useWords } from '../words/language.ts';
import { PasskeyProblem } from './passkey-problem.tsx';

interface Props {
  hasPassword: boolean;
  add: (given: { name: string; password?: string }) => Promise<unknown>;
  onClose: () => void;
}

export function NewPasskey({ hasPassword, add, onClose }: Props) {
  const { texts } = useWords();
  return (
    <CreateDialog
      title={texts.passkeys.add}
      action={texts.passkeys.continue}
      create={(form) =>
        add({ name: textIn(form, 'name'), ...(hasPassword && { password: textIn(form, 'password') }) })
      }
      problem={(fault) => <PasskeyProblem error={fault} />}
      onClose={onClose}
    >
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
    </CreateDialog>
  );
}
