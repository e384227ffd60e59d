/** Why there was no passkey: the person or the device stopped, the server did not take it, or something else. */
import { problemOf } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';

interface Props {
  error: unknown;
  /** What a refusal (400) means here, where the server's own sentences say less. */
  refusal?: string;
}

export function PasskeyProblem({ error, refusal }: Props) {
  const { texts } = useWords();
  const sentence =
    error instanceof DOMException
      ? error.name === 'InvalidStateError'
        ? texts.passkeys.known
        : texts.passkeys.stopped
      : problemOf(error).status === 400
        ? refusal
        : undefined;
  if (sentence === undefined) return <ProblemMessage error={error} />;
  return (
    <p class="wrong" role="alert">
      {sentence}
    </p>
  );
}
