/** The credentials that a provider requires. What is typed here is encrypted at the server, and never shown again. */
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import type { ComponentChildren } from 'preact';
import { call } from '../api.ts';
import type { Answer } from '../api-routes.ts';
import { useResource } from '../reading/use-resource.ts';
import type { ConnectionTexts } from '../texts/en/data.ts';
import { useWords } from '../words/language.ts';

type Provider = Answer<'GET /v1/connection-providers'>['providers'][number];

interface Props {
  provider: string;
  onGiven: (credentials: Record<string, string>, form: FormData) => Promise<unknown>;
  /** Fields before those of the credentials. */
  children?: ComponentChildren;
}

export function useProviders(): Provider[] {
  return useResource((signal) => call('GET /v1/connection-providers', { signal })).value?.providers ?? [];
}

export function CredentialsForm({ provider, onGiven, children }: Props) {
  const { connections: words } = useWords().texts;
  const { credentials: fields = [], is_read: isTested = false } =
    useProviders().find(({ name }) => name === provider) ?? {};
  const submit = async (form: HTMLFormElement) => {
    const given = new FormData(form);
    const entries = fields.map(({ name }) => [name, String(given.get(`credential-${name}`) ?? '').trim()]);
    const credentials = Object.fromEntries(entries.filter(([, value]) => value !== ''));
    if (await onGiven(credentials, given)) form.reset();
  };
  return (
    <Form class="invite credentials" onSubmit={submit}>
      {children}
      {fields.map(({ name, is_secret: isSecret, is_optional: isOptional }) => (
        <TextField
          key={name}
          label={titleOf(name, words)}
          name={`credential-${name}`}
          type={isSecret ? 'password' : 'text'}
          isRequired={!isOptional}
          input={{ autocomplete: 'off', maxLength: 2000 }}
        />
      ))}
      <Button kind="primary" type="submit" isDisabled={fields.length === 0}>
        {isTested ? words.saveAndTest : words.save}
      </Button>
    </Form>
  );
}

/** A credential whose name has no translation yet is labelled with that name. */
function titleOf(name: string, { credentials }: ConnectionTexts): string {
  const known: Readonly<Record<string, string>> = credentials;
  return known[name] ?? name.replaceAll('_', ' ');
}
