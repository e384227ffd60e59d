import { randomUUID } from 'node:crypto';
import { startSession } from '../access/sessions/sessions.service.ts';
import type { Role } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { isEventStream } from './answers.ts';

export interface TestMember {
  id: string;
  email: string;
  /** As a browser sends it. */
  cookie: string;
  /** A request of the console's page with this member's session. A header given as undefined is left out. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string | undefined>,
  ): Promise<Response>;
}

/** A member who is signed in. Rows and session are made directly: a password costs a tenth of a second. */
export async function addMember(
  { dependencies: { sql }, url }: { dependencies: Pick<Dependencies, 'sql'>; url: string },
  {
    contextId,
    role = 'owner',
    isOperator = false,
  }: { contextId?: string; role?: Role; isOperator?: boolean },
): Promise<TestMember> {
  const email = `${randomUUID()}@example.com`;
  const [member] = await sql<[{ id: string }]>`
    INSERT INTO members (email, name, is_operator) VALUES (${email}, 'Test member', ${isOperator}) RETURNING id`;
  if (contextId !== undefined)
    await sql`
      INSERT INTO memberships (context_id, member_id, role, accepted_at) VALUES (${contextId}, ${member.id}, ${role}, now())`;
  const place = { network: '192.0.2.1', device: null };
  const { token } = await startSession(sql, member.id, place, 'second factor');
  const cookie = `rooftree_session=${token}`;
  return {
    id: member.id,
    email,
    cookie,
    call: (method, path, body, headers = {}) => callFromPage(url, method, path, body, { cookie, ...headers }),
  };
}

/** What a page of the server's own sends. */
export async function callFromPage(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<Response> {
  const isChange = method !== 'GET' && method !== 'HEAD';
  const all = {
    ...(isChange && { origin: url, 'x-rooftree-console': '1' }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const sent = Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: sent,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // That it began is the answer.
  if (isEventStream(answer)) {
    await answer.body?.cancel();
    return answer;
  }
  // To its end, also where a test looks at the status only: the server waits for whoever still reads.
  await answer.clone().arrayBuffer();
  return answer;
}

/** The cookie that an answer sets, as the browser sends it back. */
export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
