import type { CheckGroup } from '../check.ts';
import { expect, expectError, expectMessages, expectStatus, NotChecked } from '../expect.ts';
import { type Answer, withJson } from '../send-request.ts';
import type { Session } from '../session.ts';
import { isObject } from '../shape.ts';

/** One estate, and the parameters of the list: all of it is ours. */
export const estateExtensionChecks: CheckGroup = {
  title: 'Estates: what is added to the list',
  checks: [
    {
      source: 'Estates',
      title: 'the list by page: page_size estates with their total',
      async run(session) {
        const entries = await session.estates();
        const answer = await session.sendWithToken({ path: '/v1/estate/list?page=1&page_size=1' });
        expectStatus(answer, 200);
        const { estates, total, page_size: size } = objectOf(answer);
        const found = Array.isArray(estates) ? estates.length : 'no';
        expect(found === Math.min(1, entries.length), `page_size=1 gives ${found} estates`);
        expect(size === 1, `page_size is ${size}, not 1`);
        expect(total === entries.length, `total is ${total}, the list has ${entries.length}`);
      },
    },
    {
      source: 'Estates',
      title: 'a page below 1: 400 “page must not be less than 1”',
      async run(session) {
        const answer = await session.sendWithToken({ path: '/v1/estate/list?page=0' });
        expectMessages(answer, 400, 'page must not be less than 1');
      },
    },
    {
      source: 'Estates',
      title: 'updated_since a moment to come: no estate',
      async run(session) {
        const answer = await session.sendWithToken({
          path: '/v1/estate/list?updated_since=2999-01-01T00:00:00.000Z',
        });
        expectStatus(answer, 200);
        const { estates } = objectOf(answer);
        expect(Array.isArray(estates) && estates.length === 0, 'it gives estates');
      },
    },
    {
      source: 'Estates',
      title: 'GET of an estate gives what is known; sent back in a PUT or a PATCH it changes nothing',
      async run(session) {
        const path = await pathOfOne(session);
        const before = await session.sendWithToken({ path });
        expectStatus(before, 200);
        const put = await session.sendWithToken({ ...withJson({ path }, before.json), method: 'PUT' });
        expectStatus(put, 200);
        const patched = await session.sendWithToken({ ...withJson({ path }, before.json), method: 'PATCH' });
        expectStatus(patched, 200);
        const after = await session.sendWithToken({ path });
        expect(after.text === before.text, `${after.call} differs after its own answer was sent back`);
      },
    },
    {
      source: 'Estates',
      title: 'PATCH changes what it names and nothing else',
      async run(session) {
        const path = await pathOfOne(session);
        const { price, ...before } = objectOf(await session.sendWithToken({ path }));
        const patch = async (value: unknown) =>
          objectOf(await session.sendWithToken({ ...withJson({ path }, { price: value }), method: 'PATCH' }));
        const changed = await patch(price === 1 ? 2 : 1);
        await patch(price);
        expect(changed['price'] === (price === 1 ? 2 : 1), 'the price is not what was sent');
        for (const name of Object.keys(before).filter((each) => each !== 'updated_at')) {
          expect(
            JSON.stringify(changed[name]) === JSON.stringify(before[name]),
            `${name} changed with the price`,
          );
        }
      },
    },
    {
      source: 'Estates',
      title: 'an estate that is not there: 404',
      async run(session) {
        expectError(await session.sendWithToken({ path: '/v1/estates/conformance-none' }), 404);
      },
    },
    {
      source: 'Estates',
      title: 'PUT of a zip code that is none of the country, or of a year to come: 400 that names both',
      async run(session) {
        const body = {
          address: { country: 'BE', zip_code: '99999' },
          estate_type: 'HOUSE',
          year_built: 2199,
        };
        const request = withJson({ path: '/v1/estates/conformance-none' }, body);
        const messages = expectError(await session.sendWithToken({ ...request, method: 'PUT' }), 400);
        for (const name of ['address.zip_code', 'year_built'])
          expect(
            messages.some((message) => message.startsWith(name)),
            `no message names ${name}`,
          );
      },
    },
  ],
};

async function pathOfOne(session: Session): Promise<string> {
  const [entry] = await session.estates();
  if (entry === undefined) throw new NotChecked('the context has no estates');
  return `/v1/estates/${encodeURIComponent(entry.estate.external_id)}`;
}

function objectOf({ call, status, json }: Answer): Record<string, unknown> {
  expect(isObject(json), `${call} answered ${status} without a JSON object`);
  return json;
}
