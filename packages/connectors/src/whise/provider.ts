import type { Cursor, Page, Provider, ReturnedReport, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { clockAfter } from '../reading/clock-after.ts';
import { localTime } from '../reading/local-time.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../reading/values.ts';
import { call, listEstates, requireValid } from './client.ts';
import { WHISE_FIELDS, WHISE_RECORDING } from './field-sources.ts';
import { mapEstate } from './mapping.ts';
import { multipart } from './multipart.ts';

const PAGE_SIZE = 100;
/** Every `status.id`: a sync of changes must see what was archived or deleted. */
const ALL_STATUSES = [1, 2, 3, 4, 5, 6];

export const WHISE: Provider = {
  name: 'WHISE',
  base: 'https://api.whise.eu',
  credentials: [
    { name: 'username', is_secret: false },
    { name: 'password', is_secret: true },
    { name: 'client_id', is_secret: false },
    { name: 'office_id', is_secret: false, is_optional: true },
    { name: 'language_id', is_secret: false, is_optional: true },
  ],
  fields: WHISE_FIELDS,
  recording: WHISE_RECORDING,
  time_zone: 'Europe/Brussels',
  pull: { readPage },
  putBack,
};

async function readPage(session: Session, since: Date | null, cursor: Cursor | null): Promise<Page> {
  const offset = numberOf(cursor?.['offset']) ?? 0;
  // Without it Whise answers in the office's own language. Every language is understood; one keeps places and words
  // alike.
  const { language_id: language } = session.credentials;
  const { estates, total } = await listEstates(session, {
    Filter: {
      ...(language !== undefined && { LanguageId: language }),
      ...(since !== null && {
        UpdateDateTimeRange: { Min: clockAfter(WHISE.time_zone, since) },
        StatusIds: ALL_STATUSES,
      }),
    },
    // By number: a house that changes while the pages are read does not move to another one.
    Sort: [{ Field: 'id', Ascending: true }],
    Page: { Limit: PAGE_SIZE, Offset: offset },
  });
  const end = offset + estates.length;
  if (estates.length === 0 && total !== null && offset < total)
    throw new ProviderFault('busy', `Whise announced ${total} estates and sent ${offset}`);
  const isLast = total === null ? estates.length === 0 : end >= total;
  const today = localTime(session.now(), WHISE.time_zone).slice(0, 10);
  return {
    entries: estates.map((estate) => mapEstate(estate, today)),
    records: estates,
    next: isLast ? null : { offset: end },
    total,
  };
}

/** As a document of the estate, under a name by which a second attempt knows it again. */
async function putBack(
  session: Session,
  { external_id, report_id, pdf, filename }: ReturnedReport,
): Promise<void> {
  const estateId = numberOf(external_id);
  if (estateId === undefined) throw new ProviderFault('gone', 'the estate has no number of Whise');
  // The end of the id: its beginning is the minute in which the report was made.
  const mark = report_id.slice(-12);
  const name = `${filename.replace(/\.pdf$/i, '')} ${mark}.pdf`;
  const { estates } = await listEstates(session, {
    Filter: { EstateIds: [estateId], StatusIds: ALL_STATUSES },
    Page: { Limit: 1, Offset: 0 },
  });
  const [estate] = estates;
  if (estate === undefined) throw new ProviderFault('gone', 'Whise no longer has the estate');
  const documents = listOf(fieldsOf(estate)['documents']).map(fieldsOf);
  // Assumed: that a list has the documents of an estate, with names. They may have been cleaned of other characters.
  if (documents.some((document) => textOf(document['name'])?.includes(mark))) return;
  const { contentType, body } = multipart([
    {
      name: 'documents',
      content: JSON.stringify({
        EstateID: estateId,
        Documents: [{ FileName: name, Name: name, IsPrivate: true }],
      }),
    },
    { name: '0', filename: name, type: 'application/pdf', content: pdf },
  ]);
  const answer = await call(session, {
    method: 'POST',
    url: `${session.base}/v1/estates/documents/upload`,
    headers: { 'content-type': contentType, accept: 'application/json' },
    body,
  });
  requireValid(answer.body);
}
