/**
 * Why a provider could not be read, by what follows from it: `credentials` waits for a person, `busy` comes back later
 * (after `retryAfterSeconds`, if given), `refused` is a response that we cannot use, `gone` is one estate that the
 * provider no longer shows.
 */
export type ProviderFaultKind = 'credentials' | 'busy' | 'refused' | 'gone';

export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly kind: ProviderFaultKind;
  readonly retryAfterSeconds: number | null;

  /** The message is shown to people: it says what to do and holds no credential and no personal data. */
  constructor(kind: ProviderFaultKind, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
