import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import type { BodyOf } from '../api-routes.ts';
import { useWords } from '../words/language.ts';
import { CredentialsForm, useProviders } from './credentials-form.tsx';
import { isProvider, providerName } from './provider-name.ts';

/**
 * It is created paused: nothing is synced before a person has seen the preview. `onCreate` returns whether it was
 * created.
 */
export function NewConnection({
  onCreate,
}: {
  onCreate: (body: BodyOf<'POST /v1/connections'>) => Promise<boolean>;
}) {
  const { texts } = useWords();
  const words = texts.connections;
  const providers = useProviders().flatMap(({ name }) => (isProvider(name) ? [name] : []));
  const [chosen, setChosen] = useState<string>('');
  const provider = providers.find((name) => name === chosen) ?? providers[0];
  return (
    <section class="card" aria-label={words.create}>
      <h2>{words.create}</h2>
      <p class="quiet">{words.createLead}</p>
      <CredentialsForm
        provider={provider ?? ''}
        onGiven={async (credentials, form) =>
          provider !== undefined &&
          onCreate({ provider, name: String(form.get('name') ?? ''), credentials, is_paused: true })
        }
      >
        <Select
          label={words.provider}
          options={providers.map((value) => ({ value, text: providerName(value) }))}
          value={provider ?? ''}
          onChange={setChosen}
        />
        <TextField label={words.name} name="name" isRequired input={{ maxLength: 255 }} />
      </CredentialsForm>
    </section>
  );
}
