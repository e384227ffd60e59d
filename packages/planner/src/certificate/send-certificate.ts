import { ownPath } from '../save-plan.ts';
import { FORM_OUTCOMES, type FormOutcome, type HandedOver } from './handed-over.ts';

/** As the server bounds it: a larger file is not sent at all. */
const MOST_BYTES = 10 * 1024 * 1024;
const OUTCOMES: Record<number, FormOutcome> = {
  400: 'unreadable',
  413: 'too_large',
  415: 'unreadable',
  429: 'too_many',
};

/** Why nothing was read. */
export class HandOverError extends Error {
  readonly outcome: FormOutcome | 'offline';

  constructor(outcome: FormOutcome | 'offline') {
    super(`the certificate was not read: ${outcome}`);
    this.outcome = outcome;
  }
}

/**
 * By the one way of a browser that reports how much of a photo has left the phone; `onSent` gets its share, from 0 to 1.
 */
export function sendCertificate(
  file: File,
  mayKeep: boolean,
  onSent: (share: number) => void,
): Promise<HandedOver> {
  if (file.size > MOST_BYTES) return Promise.reject(new HandOverError('too_large'));
  const form = new FormData();
  form.set('file', file);
  if (mayKeep) form.set('keep', 'on');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${ownPath()}/certificate`);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new HandOverError('offline')));
    request.addEventListener('load', () => {
      const { status, response } = request;
      const isAnswer = status === 200 && response !== null;
      if (!isAnswer) return reject(new HandOverError(OUTCOMES[status] ?? 'busy'));
      const read: HandedOver = response;
      const failure = FORM_OUTCOMES.find((each) => each === read.failure);
      if (failure !== undefined) return reject(new HandOverError(failure));
      resolve(read);
    });
    request.send(form);
  });
}
