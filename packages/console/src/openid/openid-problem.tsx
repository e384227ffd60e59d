/** Why a sign-in by the provider led nowhere, and what to do. */
import { problemOf } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';

interface Props {
  error: unknown;
  name: string;
  /** Who is signed in connects an account; who is not signs in. */
  isConnecting: boolean;
}

export function OpenidProblem({ error, name, isConnecting }: Props) {
  const words = useWords().texts.openid;
  const { status } = problemOf(error);
  const sentences: Partial<Record<number, string>> = {
    400: words.refused(name),
    403: words.noRole(name),
    409: isConnecting ? words.taken(name) : words.known(name),
    410: words.gone,
    503: words.down(name),
  };
  const sentence = sentences[status];
  if (sentence === undefined) return <ProblemMessage error={error} />;
  return (
    <p class="wrong" role="alert">
      {sentence}
    </p>
  );
}
