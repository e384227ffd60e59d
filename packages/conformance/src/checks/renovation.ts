import type { CheckGroup } from '../check.ts';
import { expect, expectMessages, expectStatus } from '../expect.ts';
import { type OutgoingRequest, withJson } from '../send-request.ts';
import type { Session } from '../session.ts';
import { isObject } from '../shape.ts';

/** One renovation: all of it is ours. Each check puts back what it changed. */
export const renovationExtensionChecks: CheckGroup = {
  title: 'Renovations: what is added to the search',
  checks: [
    {
      source: 'Search',
      title: 'GET of a renovation gives the fields of the search, and the plan',
      async run(session) {
        const listed = await session.renovation();
        const whole = await read(session, { path: await pathOfOne(session) });
        for (const name of ['renovation_id', 'estate_id', 'estimated_cost', 'label_now', 'label_after'])
          expect(whole[name] === listed[name], `${name} is ${whole[name]}, in the search ${listed[name]}`);
        expect(isObject(whole['plan']), 'there is no plan');
      },
    },
    {
      source: 'Search',
      title: 'PATCH renames it',
      async run(session) {
        const path = await pathOfOne(session);
        const { renovation_name: before } = await read(session, { path });
        const rename = (name: unknown) =>
          read(session, { ...withJson({ path }, { renovation_name: name }), method: 'PATCH' });
        const { renovation_name: after } = await rename('Conformance');
        await rename(before);
        expect(after === 'Conformance', `renovation_name is ${after}`);
      },
    },
    {
      source: 'Search',
      title: 'DELETE hides it from the search unless include_deleted is 1; restore brings it back',
      async run(session) {
        const path = await pathOfOne(session);
        expectStatus(await session.sendWithToken({ method: 'DELETE', path }), 204);
        try {
          const { renovation_deleted_at: deletedAt } = await read(session, { path });
          expect(typeof deletedAt === 'string', 'renovation_deleted_at is not set');
          expect(!(await isFound(session, '')), 'the search still shows it');
          expect(await isFound(session, '&include_deleted=1'), 'include_deleted=1 does not show it');
        } finally {
          const restored = await session.sendWithToken({ method: 'POST', path: `${path}/restore` });
          expectStatus(restored, 200);
        }
        expect(await isFound(session, ''), 'the search does not show it after the restore');
      },
    },
    {
      source: 'Reports',
      title: 'a report of a deleted renovation: 400 “renovation is deleted”; its reports can be listed',
      async run(session) {
        const path = await pathOfOne(session);
        expectStatus(await session.sendWithToken({ method: 'DELETE', path }), 204);
        try {
          const refused = await session.post(`${path}/reports`, { language: 'en' });
          expectMessages(refused, 400, 'renovation is deleted');
          expectStatus(await session.sendWithToken({ path: `${path}/reports` }), 200);
        } finally {
          await session.sendWithToken({ method: 'POST', path: `${path}/restore` });
        }
      },
    },
  ],
};

async function pathOfOne(session: Session): Promise<string> {
  return `/v1/renovations/${(await session.renovation())['renovation_id']}`;
}

async function read(session: Session, request: OutgoingRequest): Promise<Record<string, unknown>> {
  const answer = await session.sendWithToken(request);
  expectStatus(answer, 200);
  expect(isObject(answer.json), `${answer.call}: the body is no JSON object`);
  return answer.json;
}

async function isFound(session: Session, filter: string): Promise<boolean> {
  const { renovation_id: id } = await session.renovation();
  const { data } = await read(session, { path: `/v1/renovations?sort_by=updated_at&page_size=100${filter}` });
  return Array.isArray(data) && data.filter(isObject).some((one) => one['renovation_id'] === id);
}
