import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import type { BodyOf } from '../api-routes.ts';
import { CreateDialog } from '../forms/create-dialog.tsx';
import { textIn } from '../forms/form-values.ts';
import { useWords } from '../words/language.ts';
import { Choices } from './choices.tsx';
import { CLIENT_PERMISSIONS, READING } from './client-permission.ts';

interface Props {
  create: (client: BodyOf<'POST /v1/clients'>) => Promise<unknown>;
  onClose: () => void;
}

export function NewClient({ create, onClose }: Props) {
  const { programs: words } = useWords().texts;
  const [permissions, setPermissions] = useState([...READING]);
  return (
    <CreateDialog
      title={words.newClient}
      action={words.create}
      // The API takes none for all.
      isDisabled={permissions.length === 0}
      create={(form) => create({ name: textIn(form, 'name'), permissions })}
      onClose={onClose}
    >
      <TextField
        label={words.clientName}
        name="name"
        isRequired
        input={{ placeholder: words.clientExample, maxLength: 100 }}
      />
      <Choices
        legend={words.may}
        all={CLIENT_PERMISSIONS}
        chosen={permissions}
        nameOf={(permission) => words.permissions[permission]}
        onChange={setPermissions}
      />
    </CreateDialog>
  );
}
