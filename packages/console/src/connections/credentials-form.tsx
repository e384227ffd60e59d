/** The credentials that a provider requires. What is typed here is encrypted at the server, and never shown again. */
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { Answer } from '../api-routes.ts';
import { textIn } from '../forms/form-values.ts';
import { useResource } from '../reading/use-resource.ts';
import type { ConnectionTexts } from '../texts/en/data.ts';
import { useWords } from '../words/language.ts';

type Provider = Answer<'GET /v1/connection-providers'>['providers'][number];

interface Props {
  provider: string;
  onGiven: (credentials: Record<string, string>) => Promise<unknown>;
}

export function useProviders(): Provider[] {
  return useResource((signal) => call('GET /v1/connection-providers', { signal })).value?.providers ?? [];
}

/** What its account needs, and how its form is called. */
export function useCredentials(provider: string) {
  const { connections: words } = useWords().texts;
  const { credentials: fields = [], is_read: isTested = false } =
    useProviders().find(({ name }) => name === provider) ?? {};
  return {
    fields,
    action: isTested ? words.saveAndTest : words.save,
    credentialsIn(form: FormData): Record<string, string> {
      const entries = fields.map(({ name }) => [name, textIn(form, `credential-${name}`).trim()]);
      return Object.fromEntries(entries.filter(([, value]) => value !== ''));
    },
  };
}

export function CredentialFields({ fields }: { fields: Provider['credentials'] }) {
  const { connections: words } = useWords().texts;
  return (
    <>
      {fields.map(({ name, is_secret: isSecret, is_optional: isOptional }) =>
        name === 'language_id' ? (
          <LanguageField key={name} />
        ) : (
          <TextField
            key={name}
            label={titleOf(name, words)}
            name={`credential-${name}`}
            type={isSecret ? 'password' : 'text'}
            isRequired={!isOptional}
            input={{ autocomplete: 'off', maxLength: 2000 }}
          />
        ),
      )}
    </>
  );
}

/** By the codes of Whise. */
const LANGUAGES = ['nl-BE', 'fr-BE', 'en-GB'] as const;

function LanguageField() {
  const { texts, language } = useWords();
  const words = texts.connections;
  const [chosen, setChosen] = useState<string>('');
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <Select
      label={words.credentials.language_id}
      name="credential-language_id"
      options={[
        { value: '', text: words.asSetThere },
        ...LANGUAGES.map((value) => ({ value, text: names.of(value.slice(0, 2)) ?? value })),
      ]}
      value={chosen}
      onChange={setChosen}
    />
  );
}

/** Other credentials for a connection that exists. */
export function CredentialsForm({ provider, onGiven }: Props) {
  const { fields, action, credentialsIn } = useCredentials(provider);
  return (
    <Form
      class="invite credentials"
      onSubmit={async (form) => {
        if (await onGiven(credentialsIn(new FormData(form)))) form.reset();
      }}
    >
      <CredentialFields fields={fields} />
      <Button kind="primary" type="submit" isDisabled={fields.length === 0}>
        {action}
      </Button>
    </Form>
  );
}

/** A credential whose name has no translation yet is labelled with that name. */
function titleOf(name: string, { credentials }: ConnectionTexts): string {
  const known: Readonly<Record<string, string>> = credentials;
  return known[name] ?? name.replaceAll('_', ' ');
}
