/** What went wrong, in place: a sentence, a way on, and the number under which the server's log has it. */
import { type Problem, problemOf } from '../api.ts';
import { type OfficeWords, useWords } from '../words/language.ts';
import { translateKnown } from './translate-message.ts';

interface Props {
  error: unknown;
  onRetry?: () => void;
  /** Of a request that the server could not do as things are (409), in place of the general sentence. */
  conflict?: string;
}

export function ProblemMessage({ error, onRetry, conflict }: Props) {
  const words = useWords();
  const problem = problemOf(error);
  const known = problem.messages.flatMap((message) => translateKnown(message, words) ?? []);
  const messages = [...new Set(known)];
  return (
    <div class="problem" role="alert">
      {(messages.length === 0 || conflict !== undefined) && (
        <p>{(problem.status === 409 && conflict) || sentenceOf(problem, words)}</p>
      )}
      {messages.length > 0 && (
        <ul class="notes">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {problem.requestId !== null && <p class="quiet">{words.texts.requestId(problem.requestId)}</p>}
      {onRetry && (
        <button type="button" class="button" onClick={onRetry}>
          {words.texts.tryAgain}
        </button>
      )}
    </div>
  );
}

function sentenceOf({ status }: Problem, { texts }: OfficeWords): string {
  if (status === 0) return texts.offline;
  if (status === 403) return texts.notAllowed;
  if (status === 404) return texts.notFound;
  if (status === 410) return texts.linkGone;
  if (status === 429) return texts.tooMany;
  if (status === 503) return texts.errors.busy;
  if (status === 409 || status === 412) return texts.errors.conflict;
  return status >= 400 && status < 500 ? texts.errors.invalid : texts.failed;
}
