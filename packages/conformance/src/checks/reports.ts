import type { CheckGroup } from '../check.ts';
import { LANGUAGES, report } from '../contract.ts';
import { expect, expectBody, expectStatus } from '../expect.ts';
import type { Answer } from '../send-request.ts';
import type { Session } from '../session.ts';
import { arrayOf } from '../shape.ts';

interface Report {
  id: string;
  created_at: string;
  url: string;
  is_outdated: boolean;
}

function reportOf(answer: Answer): Report {
  return expectBody(answer, report);
}

async function pathOf(session: Session): Promise<string> {
  return `/v1/renovations/${(await session.renovation())['renovation_id']}/reports`;
}

export const reportChecks: CheckGroup = {
  title: 'Reports: POST and GET /v1/renovations/{renovation_id}/reports',
  checks: [
    {
      source: '4.3',
      title: 'a language gives a report, every field of its type',
      async run(session) {
        reportOf(await session.report());
      },
    },
    {
      source: 'Reports',
      title: 'answers 201; the report is not outdated',
      async run(session) {
        expectStatus(await session.report(), 201);
        expect(!reportOf(await session.report()).is_outdated, 'is_outdated is true');
      },
    },
    {
      source: '2.3',
      title: 'the PDF can be downloaded from url, without a token, by the time the answer arrives',
      async run(session) {
        const { url } = reportOf(await session.report());
        const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
        const start = Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5);
        expect(response.status === 200, `GET ${url} answered ${response.status}`);
        const type = response.headers.get('content-type') ?? 'absent';
        expect(type.startsWith('application/pdf'), `Content-Type is ${type}`);
        expect(start === '%PDF-', 'the file is no PDF');
      },
    },
    {
      source: 'Reports',
      title: 'nobody can guess the address: at least 128 bits of it differ from report to report',
      async run(session) {
        const { url } = reportOf(await session.report());
        // 22 characters of base64, or 32 of hexadecimal, hold 128 bits.
        const long = new URL(url).pathname.match(/[A-Za-z0-9_-]{22,}/g) ?? [];
        const other = reportOf(await session.post(await pathOf(session), { language: 'en' })).url;
        const random = long.filter((part) => !other.includes(part));
        expect(random.length > 0, `no part of 22 characters differs between ${url} and ${other}`);
      },
    },
    ...LANGUAGES.map((language) => ({
      source: '2.7',
      title: `makes a report in ${language}`,
      async run(session: Session) {
        reportOf(await session.post(await pathOf(session), { language }));
      },
    })),
    {
      source: '4.4',
      title: 'the list is an array of reports with the new one in it',
      async run(session) {
        const { id } = reportOf(await session.report());
        const answer = await session.sendWithToken({ path: await pathOf(session) });
        const reports: Report[] = expectBody(answer, arrayOf(report));
        expect(
          reports.some((one) => one.id === id),
          `report ${id} is not in it`,
        );
      },
    },
    {
      source: 'Reports',
      title: 'the list is 200, newest first',
      async run(session) {
        await session.report();
        const answer = await session.sendWithToken({ path: await pathOf(session) });
        expectStatus(answer, 200);
        const reports: Report[] = expectBody(answer, arrayOf(report));
        const times = reports.map((one) => one.created_at);
        expect(times.join() === times.toSorted().reverse().join(), `the order is ${times.join(', ')}`);
      },
    },
    {
      source: 'Reports',
      title: 'each POST makes a new report, unless it repeats an Idempotency-Key',
      async run(session) {
        const path = await pathOf(session);
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const first = reportOf(await session.post(path, { language: 'en' }, headers));
        const repeated = reportOf(await session.post(path, { language: 'en' }, headers));
        expect(repeated.id === first.id, 'the same key made a second report');
        const another = reportOf(await session.report());
        expect(another.id !== first.id, 'two POSTs made one report');
      },
    },
  ],
};
