/** What the caller takes, by its Accept headers (RFC 9110, 12.5). */
import Negotiator from 'negotiator';

interface Asking {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8'];

/** Of negotiator, as of 1.0: its types are older. */
interface Encodings {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/** True unless the Accept header leaves JSON no way. */
export function acceptsJson({ headers }: Asking): boolean {
  // An empty header is sent by clients that mean none.
  if (!headers['accept']) return true;
  return new Negotiator({ headers }).mediaType(JSON_TYPES) !== undefined;
}

/**
 * How to compress, of the ways there are: the one with the highest quality value, the first of several. Null for a
 * caller who would rather have it as it is.
 */
export function acceptedEncoding<Name extends string>(
  { headers }: Asking,
  available: readonly Name[],
): Name | null {
  const negotiator: Encodings = new Negotiator({ headers });
  const inOurOrder = [...available, 'identity'];
  const [wanted] = negotiator.encodings(inOurOrder, { preferred: inOurOrder });
  return available.find((encoding) => encoding === wanted) ?? null;
}

/** Language tags, most wanted first. */
export function acceptedLanguages({ headers }: Asking): string[] {
  return new Negotiator({ headers }).languages();
}
