import { Fault } from '../../fault.ts';
import { plainClientId } from './client-secret.ts';
import type { Credentials } from './clients.ts';

/** What a token request carries; the body as it arrived. */
interface TokenRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

const HEADERS = ['x-service-client-id', 'x-service-client-secret'] as const;
const FIELDS = ['client_id', 'client_secret'] as const;

/**
 * The credentials in our own headers; without those headers, where OAuth libraries put them (RFC 6749, 2.3.1): HTTP
 * Basic, or the body, as JSON or as a form.
 */
export function readCredentials({ headers, body }: TokenRequest): Credentials {
  if (HEADERS.some((name) => headers[name] !== undefined)) return checked(HEADERS, headers);
  const fields = readFields(String(headers['content-type'] ?? ''), String(body ?? ''));
  if ('grant_type' in fields && fields['grant_type'] !== 'client_credentials')
    throw new Fault('invalid', ['grant_type must be client_credentials']);
  const basic = readBasic(String(headers['authorization'] ?? ''));
  if (basic !== null) return checked(FIELDS, basic);
  if (FIELDS.some((name) => name in fields)) return checked(FIELDS, fields);
  return checked(HEADERS, headers);
}

function checked(names: readonly [string, string], values: Readonly<Record<string, unknown>>): Credentials {
  const [clientId = '', clientSecret = ''] = names.map((name) => textOf(values[name]).trim());
  const faults = [clientId, clientSecret].flatMap((value, place) =>
    value === '' ? [`${names[place]} should not be empty`] : [],
  );
  if (faults.length > 0) throw new Fault('invalid', faults);
  return { clientId: plainClientId(clientId.toLowerCase()), clientSecret };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readBasic(header: string): Record<string, string> | null {
  const [, encoded] = /^Basic +([\w+/-]+=*)$/i.exec(header) ?? [];
  if (encoded === undefined) return null;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return { client_id: decodeForm(id), client_secret: decodeForm(secret.join(':')) };
}

/** Both parts are form-encoded before they are joined; what is not, is taken as it is. */
function decodeForm(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Nothing for a body that is neither: a library may send anything where none is expected. */
function readFields(contentType: string, body: string): Record<string, unknown> {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    return Object.fromEntries(new URLSearchParams(body));
  if (!/^application\/json\b/i.test(contentType)) return {};
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
