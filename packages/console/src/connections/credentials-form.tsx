/** The credentials that a provider requires. What is typed here is encrypted at the server, and never shown again. */
import type { ComponentChildren } from 'preact';
import { call } from '../api.ts';
import type { Answer } from '../api-routes.ts';
import { useWords } from '../language.ts';

import { useResource } from '../parts/use-resource.ts';

import type { ConnectionTexts } from '../texts/en/data.ts';

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
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const given = new FormData(form);
    const entries = fields.map(({ name }) => [name, String(given.get(`credential-${name}`) ?? '').trim()]);
    const credentials = Object.fromEntries(entries.filter(([, value]) => value !== ''));
    if (await onGiven(credentials, given)) form.reset();
  };
  return (
    <form class="invite" onSubmit={submit}>
      {children}
      {fields.map(({ name, is_secret: isSecret, is_optional: isOptional }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: it is one of two inputs
        <label key={name} class="field">
          <span>{`${titleOf(name, words)}${isOptional ? ` (${words.optional})` : ''}`}</span>
          {isSecret ? (
            <input type="password" autocomplete="off" {...fieldOf(name, isOptional)} />
          ) : (
            <input autocomplete="off" {...fieldOf(name, isOptional)} />
          )}
        </label>
      ))}
      <button type="submit" class="button button-primary" disabled={fields.length === 0}>
        {isTested ? words.saveAndTest : words.save}
      </button>
    </form>
  );
}

/** A credential whose name has no translation yet is labelled with that name. */
function titleOf(name: string, { credentials }: ConnectionTexts): string {
  const known: Readonly<Record<string, string>> = credentials;
  return known[name] ?? name.replaceAll('_', ' ');
}

const fieldOf = (name: string, isOptional: boolean) => ({
  name: `credential-${name}`,
  maxLength: 2000,
  required: !isOptional,
});
