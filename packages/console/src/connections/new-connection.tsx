import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import type { BodyOf } from '../api-routes.ts';
import { CreateDialog } from '../forms/create-dialog.tsx';
import { textIn } from '../forms/form-values.ts';
import { useWords } from '../words/language.ts';
import { CredentialFields, useCredentials, useProviders } from './credentials-form.tsx';
import { isProvider, providerName } from './provider-name.ts';

interface Props {
  create: (body: BodyOf<'POST /v1/connections'>) => Promise<unknown>;
  onClose: () => void;
}

/** It is created paused: nothing is synced before a person has seen the preview. */
export function NewConnection({ create, onClose }: Props) {
  const { connections: words } = useWords().texts;
  const providers = useProviders().flatMap(({ name }) => (isProvider(name) ? [name] : []));
  const [chosen, setChosen] = useState<string>('');
  const provider = providers.find((name) => name === chosen) ?? providers[0];
  const { fields, action, credentialsIn } = useCredentials(provider ?? '');
  return (
    <CreateDialog
      title={words.create}
      action={action}
      isDisabled={fields.length === 0}
      create={async (form) =>
        provider !== undefined &&
        create({ provider, name: textIn(form, 'name'), credentials: credentialsIn(form), is_paused: true })
      }
      onClose={onClose}
    >
      <p class="quiet">{words.createLead}</p>
      <Select
        label={words.provider}
        options={providers.map((value) => ({ value, text: providerName(value) }))}
        value={provider ?? ''}
        onChange={setChosen}
      />
      <TextField label={words.name} name="name" isRequired input={{ maxLength: 255 }} />
      <CredentialFields fields={fields} />
    </CreateDialog>
  );
}
