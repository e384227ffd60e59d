/** The way by the provider, where the operator has set one: to sign in, or to connect one's account there. */
import { useEffect, useState } from 'preact/hooks';
import { OpenidProblem } from './openid-problem.tsx';
import { goToProvider, readProviderName, takeProviderFailure } from './provider.ts';

interface Props {
  text: (name: string) => string;
  isConnecting?: boolean;
}

export function OpenidButton({ text, isConnecting = false }: Props) {
  const [name, setName] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(takeProviderFailure);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // Without an answer there are the other ways in.
    readProviderName().then(setName, () => {});
  }, []);
  if (name === null) return null;
  const leave = () => {
    setBusy(true);
    setFault(null);
    goToProvider().catch((error) => {
      setFault(error);
      setBusy(false);
    });
  };
  return (
    <>
      {fault !== null && <OpenidProblem error={fault} name={name} isConnecting={isConnecting} />}
      <button type="button" class="button" disabled={isBusy} onClick={leave}>
        {text(name)}
      </button>
    </>
  );
}
