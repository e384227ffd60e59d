import type { BodyOf } from '../api-routes.ts';
import { useWords } from '../language.ts';
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
      <label class="field">
        <span>{words.clientName}</span>
        <input name="value" placeholder={words.clientExample} maxLength={100} required />
      </label>
    </CreateForm>
  );
}
