/** Skarabee's Weblink as its WSDL describes it: summaries, publications and feedback over SOAP 1.2. */
import { at, textAt } from '../reading/at-path.ts';
import {
  type Simulator,
  type SimulatorReply,
  type SimulatorRequest,
  startSimulator,
} from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import { SKARABEE_CREDENTIALS, type SkarabeePublication } from './fixtures.ts';
import { type Plain, readXml, writeXml } from './xml.ts';

export interface SkarabeeSimulator extends Simulator {
  /** By number. One whose property has `Active` "false" appears in a sync of changes only. */
  publications: Stock<SkarabeePublication>;
  /** The addresses that were reported back, by number: one for each `ExternalID`, and one for each feedback without. */
  feedback: Map<string, Map<string, string>>;
}

/** The form of an operation's response. */
export function soap(operation: string, result: Record<string, Plain | readonly Plain[]>): SimulatorReply {
  const body = writeXml('soap:Envelope', {
    '@xmlns:soap': 'http://www.w3.org/2003/05/soap-envelope',
    'soap:Body': {
      [`${operation}Response`]: { '@xmlns': 'http://weblink.skarabee.com/', [`${operation}Result`]: result },
    },
  });
  return { headers: { 'content-type': 'application/soap+xml; charset=utf-8' }, body };
}

export async function startSkarabee(): Promise<SkarabeeSimulator> {
  const publications = createStock<SkarabeePublication>();
  const feedback: SkarabeeSimulator['feedback'] = new Map();
  const { username, password } = SKARABEE_CREDENTIALS;
  const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

  const simulator = await startSimulator((request) => {
    if (request.url.pathname !== '/v41/weblink.asmx' || request.method !== 'POST') return { status: 404 };
    if (request.headers['authorization'] !== expected) return { status: 401 };
    const [, operation = ''] = /action="[^"]*\/(\w+)"/.exec(request.headers['content-type'] ?? '') ?? [];
    const asked = at(readXml(request.body), 'Envelope', 'Body', operation);
    if (operation === 'GetPublicationSummaries') return summaries(publications, asked);
    if (operation === 'GetPublication') return publication(publications, asked);
    if (operation === 'Feedback') return receive(publications, feedback, asked);
    return senderFault();
  });
  return Object.assign(simulator, { publications, feedback });
}

/** The form of a SOAP 1.2 fault that the sender must mend. */
export function senderFault(): SimulatorReply {
  const body = writeXml('soap:Envelope', {
    '@xmlns:soap': 'http://www.w3.org/2003/05/soap-envelope',
    'soap:Body': {
      'soap:Fault': {
        'soap:Code': { 'soap:Value': 'soap:Sender' },
        'soap:Reason': { 'soap:Text': { '@xml:lang': 'en', '#': 'unable to handle the request' } },
      },
    },
  });
  return { status: 500, headers: { 'content-type': 'application/soap+xml; charset=utf-8' }, body };
}

function summaries(publications: Stock<SkarabeePublication>, asked: unknown): SimulatorReply {
  const since = textAt(asked, 'LastModified');
  const listed = publications.all().flatMap(([id, each]) => {
    const modified = textAt(each, 'Info', 'Modified') ?? '';
    const isActive = textAt(each, 'Property', 'Active') !== 'false';
    const isAsked = since === undefined ? isActive : modified >= since;
    return isAsked ? [{ ID: id, Modified: modified, Active: String(isActive) }] : [];
  });
  return soap('GetPublicationSummaries', { PublicationSummaries: { PublicationSummary: listed } });
}

function publication(publications: Stock<SkarabeePublication>, asked: unknown): SimulatorReply {
  const found = publications.get(textAt(asked, 'PublicationId') ?? '');
  return soap(
    'GetPublication',
    found === undefined ? errorOf('INVALID_PUBLICATION_ID') : { Publication: found },
  );
}

function receive(
  publications: Stock<SkarabeePublication>,
  feedback: SkarabeeSimulator['feedback'],
  asked: unknown,
): SimulatorReply {
  const item = at(asked, 'FeedbackList', 'FeedbackList', 'Feedback');
  const id = textAt(item, 'PublicationID') ?? '';
  if (publications.get(id) === undefined) return soap('Feedback', errorOf('INVALID_PUBLICATION_ID'));
  const url = textAt(item, 'URL') ?? '';
  if (textAt(item, 'Status') !== 'AVAILABLE' || !URL.canParse(url))
    return soap('Feedback', errorOf('UNHANDLED'));
  const known = feedback.get(id) ?? new Map<string, string>();
  feedback.set(id, known.set(textAt(item, 'ExternalID') ?? `without ${known.size}`, url));
  return soap('Feedback', { Errors: '' });
}

function errorOf(code: string): Record<string, Plain> {
  return { Errors: { Error: { Code: code, Message: 'told by the simulator' } } };
}

/** What was requested, for tests. */
export function operationOf({ headers }: SimulatorRequest): string {
  return /\/(\w+)"$/.exec(headers['content-type'] ?? '')?.[1] ?? '';
}
