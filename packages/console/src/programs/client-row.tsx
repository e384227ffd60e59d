import type { ClientList } from '@rooftree/client/members';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { useState } from 'preact/hooks';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { useWords } from '../words/language.ts';
import { CLIENT_PERMISSIONS } from './client-permission.ts';

export type Client = ClientList['clients'][number];

interface Props {
  client: Client;
  onNewSecret: (disableOthers: boolean) => Promise<unknown>;
  onDisable: () => Promise<unknown>;
  onRecordBodies: (isOn: boolean) => Promise<unknown>;
}

export function ClientRow({ client, onNewSecret, onDisable, onRecordBodies }: Props) {
  const { texts } = useWords();
  const words = texts.programs;
  const [asked, setAsked] = useState<'secret' | 'disable' | 'bodies' | null>(null);
  const [endsOthers, setEndsOthers] = useState(false);
  const { name, permissions, live_secrets: secrets, last_token_at: used, disabled_at: disabled } = client;
  const done = (work: Promise<unknown>) => {
    setAsked(null);
    void work;
  };
  return (
    <li>
      <span class={disabled === null ? 'described' : 'described quiet'}>
        <strong>{name}</strong>{' '}
        <small>
          {disabled !== null ? (
            <RelativeTime at={disabled} text={words.disabledSince} />
          ) : secrets === 1 ? (
            words.oneSecret
          ) : (
            words.secrets(secrets)
          )}
          {' · '}
          {used === null ? words.neverUsed : <RelativeTime at={used} text={words.lastToken} />}
        </small>
        <details class="row-fold">
          <summary>{words.permissionCount(permissions.length, permissions.length === 1)}</summary>
          <small>
            {CLIENT_PERMISSIONS.filter((one) => permissions.includes(one))
              .map((one) => words.permissions[one])
              .join(', ')}
          </small>
        </details>
        {client.records_bodies && <small class="below">{words.recordsBodies}</small>}
      </span>
      {disabled === null && asked === null && (
        <span class="row-end">
          <button
            type="button"
            class="button"
            aria-label={`${client.records_bodies ? words.stopBodies : words.recordBodies}: ${name}`}
            onClick={() => (client.records_bodies ? done(onRecordBodies(false)) : setAsked('bodies'))}
          >
            {client.records_bodies ? words.stopBodies : words.recordBodies}
          </button>
          <button
            type="button"
            class="button"
            aria-label={`${words.newSecret}: ${name}`}
            onClick={() => setAsked('secret')}
          >
            {words.newSecret}
          </button>
          <button
            type="button"
            class="button"
            aria-label={`${words.disable}: ${name}`}
            onClick={() => setAsked('disable')}
          >
            {words.disable}
          </button>
        </span>
      )}
      {asked === 'secret' && (
        <ConfirmPrompt
          question={words.newSecretLead}
          action={words.newSecret}
          onConfirm={() => done(onNewSecret(endsOthers))}
          onCancel={() => setAsked(null)}
        >
          <label class="choice">
            <input
              type="checkbox"
              checked={endsOthers}
              onChange={(event) => setEndsOthers(event.currentTarget.checked)}
            />
            {words.endOthers}
          </label>
        </ConfirmPrompt>
      )}
      {asked === 'bodies' && (
        <ConfirmPrompt
          question={words.recordBodiesLead}
          action={words.recordBodies}
          onConfirm={() => done(onRecordBodies(true))}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'disable' && (
        <ConfirmPrompt
          question={words.confirmDisable(name)}
          action={words.disable}
          typing={{ label: words.typeName(name), name }}
          onConfirm={() => done(onDisable())}
          onCancel={() => setAsked(null)}
        />
      )}
    </li>
  );
}
