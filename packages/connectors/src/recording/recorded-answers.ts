/** Answers of a provider, in the order in which they were asked for: saved without personal data, and given again. */
import type { Provider, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import type { ProviderAnswer } from '../contract/request.ts';
import { pseudonymise } from './pseudonymise.ts';

export interface RecordedAnswer {
  status: number;
  /** Only those that lead to the next page. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Of VERA; no other provider pages by headers. */
const PAGING = /^(content-type|x-parameters-)/;

/**
 * The same session, which hands each answer to `save` as it may be stored. What is not understood is stored as nothing
 * but its status.
 */
export function recordingSession(
  provider: Provider,
  session: Session,
  key: Uint8Array,
  save: (place: number, answer: RecordedAnswer) => void,
): Session {
  let next = 0;
  return {
    ...session,
    async send(request) {
      const place = next;
      next += 1;
      const answer = await session.send(request);
      save(place, { status: answer.status, headers: pagingOf(answer), body: bodyOf(provider, key, answer) });
      return answer;
    },
  };
}

function bodyOf(provider: Provider, key: Uint8Array, { status, body }: ProviderAnswer): string {
  try {
    return status >= 200 && status <= 299 ? pseudonymise(provider, key, body) : '';
  } catch (error) {
    if (error instanceof ProviderFault) return '';
    throw error;
  }
}

const pagingOf = ({ headers }: ProviderAnswer): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => PAGING.test(name)));

/** Gives the answers in their order, whatever is asked for. */
export function replaySession(
  answers: readonly RecordedAnswer[],
  session: Pick<Session, 'base' | 'now' | 'credentials'>,
): Session {
  let next = 0;
  return {
    ...session,
    async send() {
      const answer = answers[next];
      next += 1;
      if (answer === undefined) throw new ProviderFault('refused', 'the recording has no further answer');
      return { ...answer, body: Buffer.from(answer.body) };
    },
  };
}
