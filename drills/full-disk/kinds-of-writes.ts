import { randomUUID } from 'node:crypto';
import { cheapHash } from '../../packages/server/src/testing/server/cheap-password.ts';
import { addMember, callFromPage, type TestMember } from '../../packages/server/src/testing/test-member.ts';
import type { Answer, DrillServer } from '../server.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const CERTIFICATE = '/v1/calculation-jobs/epc-document-processing';
const PASSWORD = 'a password of the drill';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 6"><rect width="20" height="6" fill="#2a6"/></svg>';
const HOUSE = {
  address: { country: 'BE', zip_code: '2800', house_number: '12', street: 'Lindenlaan', place: 'Mechelen' },
  estate_type: 'HOUSE',
  year_built: 1964,
};

/** One kind of request that writes; what it acknowledged can be looked for afterwards. */
export interface KindOfWrite {
  name: string;
  send(): Promise<Answer>;
  /** Whether what the answer promised is there, now or soon. */
  isStored(answer: Answer): Promise<boolean>;
}

/** Every kind of write that a caller can make. */
export async function kindsOfWrites(server: DrillServer): Promise<KindOfWrite[]> {
  const { sql, contextId, url } = server;
  const owner = await addMember({ dependencies: { sql }, url }, { contextId });
  await sql`UPDATE members SET password_hash = ${cheapHash(PASSWORD)} WHERE id = ${owner.id}`;
  await server.call('POST', BATCH, server.names);
  const plan = await firstPlan(server);
  let turn = 0;
  const next = () => {
    turn += 1;
    return turn;
  };
  const idOf = ({ body }: Answer): string => (JSON.parse(body) as { id: string }).id;
  const exists = async (query: Promise<readonly unknown[]>) => (await query).length > 0;

  return [
    {
      name: 'PUT',
      send: async () => {
        const name = `put-${next()}`;
        const { status } = await server.call('PUT', `/v1/estates/${name}`, HOUSE);
        return { status, body: name };
      },
      isStored: ({ body: name }) => exists(sql`SELECT FROM estates WHERE external_id = ${name}`),
    },
    {
      name: 'PATCH',
      send: () =>
        server.call('PATCH', `/v1/estates/${server.names[(next()) % server.names.length]}`, {
          price: turn,
        }),
      isStored: async () => true,
    },
    {
      name: 'batch',
      send: () => server.call('POST', BATCH, server.names.slice(0, 5)),
      isStored: (answer) =>
        exists(sql`
          SELECT FROM calculation_jobs WHERE id = ${idOf(answer)} AND calculation_job_status = 'FINISHED'`),
    },
    {
      name: 'import',
      send: () => {
        const heading = 'external_id,street,house_number,zip_code,place,country,estate_type,year_built';
        const row = `import-${next()},Lindenlaan,4,2800,Mechelen,BE,HOUSE,1960`;
        const table = Buffer.from(`${heading}\n${row}`);
        return server.call('POST', '/v1/estate-imports', table, { 'content-type': 'text/csv' });
      },
      isStored: (answer) => exists(sql`SELECT FROM estate_import_rows WHERE import_id = ${idOf(answer)}`),
    },
    {
      name: 'report',
      send: () => server.call('POST', `/v1/renovations/${plan}/reports`, { language: 'en' }),
      isStored: async ({ body }) => {
        const { url: link } = JSON.parse(body) as { url: string };
        return (await fetch(link)).ok;
      },
    },
    {
      name: 'certificate',
      send: () =>
        server.call('POST', `${CERTIFICATE}?estate=${server.names[0]}`, [
          { Energieklasse: 'C', Bouwjaar: 1987 },
        ]),
      isStored: (answer) =>
        exists(sql`
          SELECT FROM calculation_jobs WHERE id = ${idOf(answer)} AND calculation_job_status NOT IN ('NOT_STARTED', 'RUNNING')`),
    },
    {
      name: 'logo',
      send: () =>
        fetchAs(owner, url, 'PUT', '/v1/context/logo', Buffer.from(LOGO), {
          'content-type': 'image/svg+xml',
        }),
      isStored: () => exists(sql`SELECT FROM context_logos WHERE context_id = ${contextId}`),
    },
    {
      name: 'webhook',
      send: async () =>
        answerOf(await owner.call('POST', '/v1/webhooks', { url: `https://${randomUUID()}.example.com/` })),
      isStored: (answer) => exists(sql`SELECT FROM webhooks WHERE id = ${idOf(answer)}`),
    },
    {
      name: 'sign-in',
      send: async () =>
        answerOf(await callFromPage(url, 'POST', '/v1/session', { email: owner.email, password: PASSWORD })),
      isStored: () => exists(sql`SELECT FROM sessions WHERE member_id = ${owner.id}`),
    },
    {
      name: 'audited change',
      send: async () => answerOf(await owner.call('PATCH', '/v1/context', { name: `Drill ${next()}` })),
      isStored: () => exists(sql`SELECT FROM audit_entries WHERE actor_id = ${owner.id}`),
    },
  ];
}

async function firstPlan({ sql }: DrillServer): Promise<string> {
  for (;;) {
    const [row] = await sql<{ id: string }[]>`SELECT id FROM renovations WHERE deleted_at IS NULL LIMIT 1`;
    if (row !== undefined) return row.id;
  }
}

async function answerOf(answer: Response): Promise<Answer> {
  return { status: answer.status, body: await answer.text() };
}

async function fetchAs(
  { cookie }: TestMember,
  url: string,
  method: string,
  path: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<Answer> {
  const own = { cookie, origin: url, 'x-rooftree-console': '1' };
  return answerOf(await fetch(`${url}${path}`, { method, body, headers: { ...own, ...headers } }));
}
