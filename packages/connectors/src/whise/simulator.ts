/** Whise as its public clients know it: tokens, lists with filter and page, documents. */
import { randomUUID } from 'node:crypto';
import { fieldsOf, listOf, numberOf } from '../reading/values.ts';
import {
  json,
  type Simulator,
  type SimulatorReply,
  type SimulatorRequest,
  startSimulator,
} from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import { WHISE_CREDENTIALS, type WhiseEstate } from './fixtures.ts';

export interface WhiseSimulator extends Simulator {
  estates: Stock<WhiseEstate>;
  /** The names of what was uploaded, by estate. */
  documents: Map<number, string[]>;
  /** From now on 401, until the next sign-in. */
  expireTokens(): void;
}

export async function startWhise(): Promise<WhiseSimulator> {
  const estates = createStock<WhiseEstate>();
  const documents = new Map<number, string[]>();
  const partners = new Set<string>();
  const clients = new Set<string>();
  const give = (to: Set<string>): SimulatorReply => {
    const token = randomUUID();
    to.add(token);
    return json({ token, expirationDate: '2026-11-14T11:30:00' });
  };

  const simulator = await startSimulator((request) => {
    const { pathname } = request.url;
    const body = bodyOf(request);
    const bearer = request.headers['authorization']?.replace('Bearer ', '') ?? '';
    if (pathname === '/token') {
      const isKnown =
        body['Username'] === WHISE_CREDENTIALS.username && body['Password'] === WHISE_CREDENTIALS.password;
      return isKnown ? give(partners) : json({ Message: 'no such user' }, 400);
    }
    if (pathname === '/v1/admin/clients/token')
      return partners.has(bearer) && String(body['ClientId']) === WHISE_CREDENTIALS.client_id
        ? give(clients)
        : json({}, 401);
    if (!clients.has(bearer)) return json({}, 401);
    if (pathname === '/v1/estates/list') return list(estates, documents, body);
    if (pathname === '/v1/estates/documents/upload') return upload(documents, request);
    return json({ Message: 'no such call' }, 404);
  });
  return Object.assign(simulator, {
    estates,
    documents,
    expireTokens() {
      partners.clear();
      clients.clear();
    },
  });
}

function bodyOf({ headers, body }: SimulatorRequest): Readonly<Record<string, unknown>> {
  return headers['content-type'] === 'application/json' ? fieldsOf(JSON.parse(body.toString())) : {};
}

function list(
  estates: Stock<WhiseEstate>,
  documents: ReadonlyMap<number, string[]>,
  body: Readonly<Record<string, unknown>>,
): SimulatorReply {
  const filter = fieldsOf(body['Filter']);
  const page = fieldsOf(body['Page']);
  const since = fieldsOf(filter['UpdateDateTimeRange'])['Min'];
  const statuses = listOf(filter['StatusIds'] ?? [1]);
  const ids = listOf(filter['EstateIds']);
  const found = inOrder(estates.all())
    .filter(({ status }) => statuses.includes(numberOf(fieldsOf(status)['id'])))
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .filter(({ updateDateTime }) => since === undefined || String(updateDateTime) >= String(since));
  const offset = numberOf(page['Offset']) ?? 0;
  const shown = found.slice(offset, offset + (numberOf(page['Limit']) ?? 50));
  return json({
    // Empty lists are left out.
    ...(shown.length > 0 && {
      estates: shown.map((estate) => {
        const names = documents.get(estate.id) ?? [];
        return { ...estate, ...(names.length > 0 && { documents: names.map((name) => ({ name })) }) };
      }),
    }),
    totalCount: found.length,
    isValidRequest: true,
    isExecutedRequest: true,
  });
}

type Listed = ReturnType<Stock<WhiseEstate>['all']>;
let last: { listed: Listed; estates: WhiseEstate[] } | undefined;

/** By number; once for all pages of a list that does not change. */
function inOrder(listed: Listed): readonly WhiseEstate[] {
  if (last?.listed !== listed) {
    const estates = listed.map(([, estate]) => estate).sort((one, other) => one.id - other.id);
    last = { listed, estates };
  }
  return last.estates;
}

/** Assumed: Whise documents no limit. */
const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** The same document twice is two documents: nothing says that Whise notices. */
function upload(documents: Map<number, string[]>, { body, headers }: SimulatorRequest): SimulatorReply {
  if (body.length > MOST_DOCUMENT_BYTES) return json({ Message: 'too large' }, 413);
  const [, boundary = ' '] =
    /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? [];
  const [before, ...parts] = body.toString('latin1').split(`--${boundary}`);
  const end = parts.pop();
  const [meta = '', file = '', ...others] = parts.map((part) => part.slice(2));
  const [, described] = /name="documents"\r\n\r\n([^\r]*)\r\n$/.exec(meta) ?? [];
  const { EstateID, Documents } = fieldsOf(JSON.parse(described ?? '{}'));
  const id = numberOf(EstateID);
  const names = listOf(Documents).map((document) => String(fieldsOf(document)['FileName']));
  const isPdf = /name="0"; filename="[^"]+\.pdf"\r\ncontent-type: application\/pdf\r\n\r\n%PDF-.*\r\n$/s.test(
    file,
  );
  const isWhole = before === '' && end === '--\r\n' && others.length === 0;
  if (id === undefined || names.length !== 1 || !isPdf || !isWhole)
    return json({ isValidRequest: false, validationErrors: [{ code: 1 }] });
  documents.set(id, [...(documents.get(id) ?? []), ...names]);
  return json({ documents: names.map((name, place) => ({ id: place + 1, name })), isValidRequest: true });
}
