import type { CheckGroup } from '../check.ts';
import { estateList } from '../contract.ts';
import { expect, expectMessages, expectShape, expectStatus, expectSuccess, NotChecked } from '../expect.ts';

const PATH = '/v1/estate/list';

export const estateChecks: CheckGroup = {
  title: 'Estates: GET /v1/estate/list',
  checks: [
    {
      source: '4.6',
      title: 'gives all active estates, every field of its type',
      async run(session) {
        const answer = await session.sendWithToken({ path: PATH });
        expectSuccess(answer);
        expectShape(answer, estateList);
      },
    },
    {
      source: '2.6',
      title: 'every estate’s metadata has property_id',
      async run(session) {
        for (const { estate } of await session.estates())
          expect('property_id' in estate.metadata, `${estate.external_id}: metadata has no property_id`);
      },
    },
    {
      source: 'Estates',
      title: 'referral_link opens the planner page',
      async run(session) {
        const [entry] = await session.estates();
        if (entry === undefined) throw new NotChecked('the context has no estates');
        const response = await fetch(entry.referral_link, { signal: AbortSignal.timeout(30_000) });
        const type = response.headers.get('content-type') ?? 'absent';
        await response.body?.cancel();
        expect(response.status === 200, `GET ${entry.referral_link} answered ${response.status}`);
        expect(type.startsWith('text/html'), `Content-Type is ${type}`);
      },
    },
    {
      source: 'Estates',
      title: 'answers 200; a parameter that is not known: 400 “property conformance should not exist”',
      async run(session) {
        expectStatus(await session.sendWithToken({ path: PATH }), 200);
        const answer = await session.sendWithToken({ path: `${PATH}?conformance=1` });
        expectMessages(answer, 400, 'property conformance should not exist');
      },
    },
  ],
};
