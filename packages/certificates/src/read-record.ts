import { isAdvice, readAdvice } from './advice/read-advice.ts';
import { gradeFindings } from './check/grade.ts';
import type { Findings } from './contract/findings.ts';
import type { Reading } from './contract/reading.ts';
import { Refusal } from './contract/refusal.ts';
import { type AddressQuery, readEpOnline } from './records/ep-online.ts';
import { recordsOfCsv, recordsOfJson, recordsOfXml } from './records/ep-online-files.ts';
import { isRegistration, readRegistration } from './records/registration.ts';
import { parseXml } from './records/xml.ts';

/** A data file, recognised by its first sign: `<` is XML, `[` and `{` are JSON, the rest must be CSV. */
export function readRecord(text: string, today: string, query: AddressQuery | null = null): Reading {
  return gradeFindings(
    findingsOf(text.trimStart().replace(/^\ufeff/, ''), query),
    { pages: null, text: 'data' },
    today,
  );
}

function findingsOf(text: string, query: AddressQuery | null): Findings {
  if (text.startsWith('[') || text.startsWith('{'))
    return readEpOnline('ep-online-json', recordsOfJson(text), query);
  if (!text.startsWith('<')) return readEpOnline('ep-online-csv', recordsOfCsv(text), query);
  const root = parseXml(text);
  if (isAdvice(root)) return readAdvice(root);
  if (isRegistration(root)) return readRegistration(root);
  const records = recordsOfXml(root);
  if (records.length > 0) return readEpOnline('ep-online-xml', records, query);
  throw new Refusal(
    'not_a_certificate',
    'the XML is neither an export of EP-Online, a registration file nor a tailored advice',
  );
}
