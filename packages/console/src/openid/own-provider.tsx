/** One's own account at the provider, for who signs in by other means so far. */
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../words/language.ts';
import { OpenidButton } from './openid-button.tsx';
import { readProviderName } from './provider.ts';

export function OwnProvider() {
  const words = useWords().texts.openid;
  const [name, setName] = useState<string | null>(null);
  const [isConnected, setConnected] = useState<boolean | null>(null);
  useEffect(() => {
    readProviderName().then(setName, () => {});
    call('GET /v1/session').then(
      ({ member }) => setConnected(member.openid_connected),
      () => {},
    );
  }, []);
  if (name === null || isConnected === null) return null;
  return (
    <section class="card" aria-label={words.title(name)}>
      <h2>{words.title(name)}</h2>
      {isConnected ? (
        <p>{words.connected(name)}</p>
      ) : (
        <>
          <p class="quiet">{words.lead(name)}</p>
          <OpenidButton text={words.connect} isConnecting />
        </>
      )}
    </section>
  );
}
