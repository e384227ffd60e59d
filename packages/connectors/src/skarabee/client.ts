/**
 * Skarabee's Weblink: SOAP 1.2 with HTTP Basic, document/literal. Known from its WSDL (v41, source in words.ts):
 * operations, messages, error codes, and that without `LastModified` only what is active is listed. The WSDL names a
 * plain http address; Basic over it would show the password to everybody on the way, so https is asked for, which is
 * believed to answer. `LastModified` carries no zone: Brussels is believed.
 */
import type { Session } from '../contract/provider.ts';
import { ProviderFault, type ProviderFaultKind } from '../contract/provider-fault.ts';
import type { ProviderAnswer } from '../contract/request.ts';
import { at, codeOf, textAt } from '../reading/at-path.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { clockAfter } from '../reading/clock-after.ts';
import type { Summary } from '../reading/read-one-by-one.ts';
import { booleanOf } from '../reading/values.ts';
import { type Plain, readXml, writeXml } from './xml.ts';

const NAMESPACE = 'http://weblink.skarabee.com/';
const ENVELOPE = 'http://www.w3.org/2003/05/soap-envelope';
const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';
const NIL = { '@xsi:nil': 'true' };

/** `ErrorCode` of the WSDL. */
const FAULTS: Readonly<Record<string, ProviderFaultKind>> = {
  USER_NOT_FOUND: 'credentials',
  UNAUTHORIZED_ACCESS_TO_USER: 'credentials',
  INACTIVE_USER: 'credentials',
  INVALID_LINK_LOGIN: 'credentials',
  INVALID_USER_REFERENCE: 'credentials',
  UNAUTHORIZED_ACTION: 'credentials',
  INVALID_PUBLICATION_ID: 'gone',
  UNHANDLED_ERROR: 'busy',
  DB_ERROR: 'busy',
};

/** By number. What other offices share is not this office's. */
export async function getSummaries(session: Session, since: Date | null): Promise<Summary<number>[]> {
  const result = await call(session, 'GetPublicationSummaries', {
    LastModified: since === null ? NIL : clockAfter('Europe/Brussels', since),
    RequestedPropertyTypes: { PropertyType: ['TRANSACTION', 'LOT'] },
    ExcludeSharedProperties: 'true',
  });
  const found = at(result, 'PublicationSummaries', 'PublicationSummary');
  const summaries = (Array.isArray(found) ? found : [found]).flatMap((summary) => {
    const id = Number(textAt(summary, 'ID'));
    return Number.isSafeInteger(id) && id > 0
      ? [{ id, isActive: booleanOf(textAt(summary, 'Active')) !== false }]
      : [];
  });
  return summaries.sort((a, b) => a.id - b.id);
}

export async function getPublication(session: Session, id: number): Promise<unknown> {
  return at(await call(session, 'GetPublication', { PublicationId: String(id) }), 'Publication');
}

/**
 * Where the publication can be seen. `ExternalID` stays the same: assumed that by it Skarabee knows the second feedback
 * as the same place, and replaces the address. The order of the elements is that of the WSDL.
 */
export async function giveFeedback(session: Session, publicationId: string, url: string): Promise<void> {
  const feedback = {
    PublicationID: publicationId,
    Status: 'AVAILABLE',
    ExternalID: `rooftree-${publicationId}`,
    URL: url,
  };
  await call(session, 'Feedback', { FeedbackList: { FeedbackList: { Feedback: feedback } } });
}

async function call(
  session: Session,
  operation: string,
  parameters: Record<string, Plain>,
): Promise<unknown> {
  const { username = '', password = '' } = session.credentials;
  const answer = await session.send({
    method: 'POST',
    url: `${session.base}/v41/weblink.asmx`,
    headers: {
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
      'content-type': `application/soap+xml; charset=utf-8; action="${NAMESPACE}${operation}"`,
    },
    body: writeXml('soap:Envelope', {
      '@xmlns:soap': ENVELOPE,
      '@xmlns:xsi': INSTANCE,
      'soap:Body': { [operation]: { '@xmlns': NAMESPACE, ...parameters } },
    }),
  });
  requireNoSenderFault(answer);
  const body = at(readXml(checkAnswer('Skarabee', answer).body), 'Envelope', 'Body');
  const result = at(body, `${operation}Response`, `${operation}Result`);
  if (result === undefined) throw new ProviderFault('refused', `Skarabee sends no result of ${operation}`);
  requireNoError(result);
  return result;
}

/** SOAP 1.2 sends faults with status 500: one of the sender stays the same however often it is sent. */
function requireNoSenderFault({ status, body }: ProviderAnswer): void {
  if (status < 400 || status === 401 || status === 403) return;
  const code = textAt(faultIn(body), 'Code', 'Value') ?? textAt(faultIn(body), 'faultcode') ?? '';
  if (/(^|:)(Sender|Client)$/.test(code))
    throw new ProviderFault('refused', 'Skarabee rejected a valid request');
}

function faultIn(body: Uint8Array): unknown {
  try {
    return at(readXml(body), 'Envelope', 'Body', 'Fault');
  } catch {
    return undefined;
  }
}

/** The message of an error is not repeated: it may name people. */
function requireNoError(result: unknown): void {
  const found = at(result, 'Errors', 'Error');
  const code = textAt(Array.isArray(found) ? found[0] : found, 'Code');
  if (code === undefined) return;
  throw new ProviderFault(
    codeOf(FAULTS, code) ?? 'refused',
    `Skarabee returned the error ${code.slice(0, 40)}.`,
  );
}
