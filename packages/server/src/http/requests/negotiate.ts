/** What the caller takes, by its Accept headers (RFC 9110, 12.5). */
import Negotiator from 'negotiator';

interface Asking {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8'];
type Encoding = 'br' | 'gzip';
/** The smaller first: of those that the caller takes at all, that one is sent. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** True unless the Accept header leaves JSON no way. */
export function acceptsJson({ headers }: Asking): boolean {
  // An empty header is sent by clients that mean none.
  if (!headers['accept']) return true;
  return new Negotiator({ headers }).mediaType(JSON_TYPES) !== undefined;
}

/** How to compress, of the ways there are; null for a caller who takes it as it is only. */
export function acceptedEncoding({ headers }: Asking, available = ENCODINGS): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings([...available]);
  return available.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Language tags, most wanted first. */
export function acceptedLanguages({ headers }: Asking): string[] {
  return new Negotiator({ headers }).languages();
}
