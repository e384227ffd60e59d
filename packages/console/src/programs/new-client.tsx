import { TextField } from '@rooftree/ui/text-field.tsx';
import type { BodyOf } from '../api-routes.ts';
import { useWords } from '../words/language.ts';
import { CLIENT_PERMISSIONS, READING } from './client-permission.ts';
import { CreateForm } from './create-form.tsx';

interface Props {
  /** Answers whether it was created. */
  onCreate: (client: BodyOf<'POST /v1/clients'>) => Promise<boolean>;
}

export function NewClient({ onCreate }: Props) {
  const { programs: words } = useWords().texts;
  return (
    <CreateForm
      legend={words.may}
      choices={CLIENT_PERMISSIONS}
      chosenAtFirst={READING}
      nameOf={(permission) => words.permissions[permission]}
      onCreate={(name, permissions) => onCreate({ name, permissions })}
    >
      <TextField
        label={words.clientName}
        name="value"
        isRequired
        input={{ placeholder: words.clientExample, maxLength: 100 }}
      />
    </CreateForm>
  );
}
