/** Every operation of openapi.json with every kind of caller: who is let in, and who is not. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { CLIENT_PERMISSIONS } from '../../caller.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, callFromPage } from '../../testing/test-member.ts';

interface Operation {
  'x-permission'?: string;
  security?: Record<string, unknown>[];
}

/** A secret or a signature in the request is their only authority: a browser has nothing to lend them. */
const WITHOUT_SESSION = ['POST /v1/oauth/token', 'POST /v1/connection-hooks/{id}'];

const SOME_ID = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';

/** Written out, and not read from the code: a permission that a role gains by mistake is noticed here. */
const ROLES_WITH: Record<string, readonly string[]> = {
  'estates:read': ['viewer', 'editor', 'owner'],
  'renovations:read': ['viewer', 'editor', 'owner'],
  'reports:read': ['viewer', 'editor', 'owner'],
  'calculations:create': ['editor', 'owner'],
  'calculations:read': ['viewer', 'editor', 'owner'],
  'estates:write': ['editor', 'owner'],
  'renovations:write': ['editor', 'owner'],
  'reports:create': ['editor', 'owner'],
  'loans:read': ['viewer', 'editor', 'owner'],
  'loans:write': ['editor', 'owner'],
  'programmes:read': ['viewer', 'editor', 'owner'],
  'programmes:write': ['editor', 'owner'],
  'buildings:read': ['viewer', 'editor', 'owner'],
  'buildings:write': ['editor', 'owner'],
  'members:manage': ['owner'],
  'clients:manage': ['owner'],
  'webhooks:manage': ['owner'],
  'requests:read': ['owner'],
  'sandbox:manage': ['owner'],
  'contexts:manage': ['owner'],
  'audit:read': ['owner'],
  'connections:read': ['viewer', 'editor', 'owner'],
  'connections:write': ['owner'],
};

/** What a client has with another permission. */
const IMPLIED_BY: Record<string, string> = { 'calculations:read': 'calculations:create' };

const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../../../../../openapi.json', import.meta.url), 'utf8'),
);
const OPERATIONS = Object.entries(paths)
  .filter(([path]) => path.startsWith('/v1/'))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { 'x-permission': permission, security }]) => {
      const method = name.toUpperCase();
      return {
        name: `${method} ${path}`,
        method,
        path: path.replaceAll(/\{\w+\}/g, SOME_ID),
        body: ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined,
        permission,
        isOpen: security?.length === 0,
      };
    }),
  );

/** The answer to a client that lacks the permission. */
function challengeFor(permission: string): string {
  const scope = CLIENT_PERMISSIONS.find((each) => each === (IMPLIED_BY[permission] ?? permission));
  const reason =
    scope === undefined
      ? 'error_description="for members who are signed in, not for a token"'
      : `scope="${scope}"`;
  return `Bearer error="insufficient_scope", ${reason}`;
}

type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string | undefined>,
) => Promise<Response>;
type Verdict = 'in' | 401 | 'forbidden client' | 'forbidden role' | 'forbidden context' | 'forbidden page';

const MESSAGES: Partial<Record<Verdict, readonly string[]>> = {
  'forbidden client': [],
  'forbidden role': ['your role in this context does not allow this'],
  'forbidden context': ['you are not a member of this context'],
};

describe('who may do what', () => {
  let app: TestApp;
  let context: TestClient;
  const callers = new Map<string, Call>();

  before(async () => {
    app = await startTestApp();
    context = await app.addClient();
    const elsewhere = await app.addClient();
    const { contextId } = context;
    const { sql } = app.dependencies;
    const here = { 'x-rooftree-context': contextId };
    const add = async (kind: string, options: Parameters<typeof addMember>[1]) => {
      const member = await addMember(app, options);
      callers.set(kind, (method, path, body, headers) =>
        member.call(method, path, body, { ...here, ...headers }),
      );
      return member;
    };
    for (const role of ['viewer', 'editor', 'owner'] as const) await add(role, { contextId, role });
    await add('operator', { isOperator: true });
    await add('owner elsewhere', { contextId: elsewhere.contextId, role: 'owner' });
    const invited = await add('invited owner', { contextId, role: 'owner' });
    await sql`UPDATE memberships SET accepted_at = NULL WHERE member_id = ${invited.id}`;
    const disabled = await add('disabled owner', { contextId, role: 'owner' });
    await sql`UPDATE memberships SET disabled_at = now() WHERE member_id = ${disabled.id}`;
    const barred = await add('disabled operator', { isOperator: true });
    await sql`UPDATE members SET disabled_at = now() WHERE id = ${barred.id}`;
    callers.set('nobody', (method, path, body) => callFromPage(app.url, method, path, body));
  });
  after(() => app.stop());

  /** Refused exactly so, or let in: then whatever the operation itself answers. */
  async function judge(what: string, answer: Response, verdict: Verdict): Promise<void> {
    const { message = [] } = (answer.status === 403 ? await answer.clone().json() : {}) as {
      message?: string[];
    };
    if (verdict === 'in')
      assert.ok(![401, 403].includes(answer.status), `${what}: ${answer.status} ${message}`);
    else if (verdict === 401) assert.equal(answer.status, 401, what);
    else {
      assert.equal(answer.status, 403, what);
      if (verdict === 'forbidden page') assert.match(message.join(), /^Origin must be/, what);
      else assert.deepEqual(message, MESSAGES[verdict], what);
    }
  }

  const call = (kind: string): Call => callers.get(kind) ?? assert.fail(`no caller ${kind}`);

  it('was asked of every operation, and every permission has its roles', () => {
    assert.ok(OPERATIONS.length > 30);
    const permissions = new Set(OPERATIONS.flatMap(({ permission }) => permission ?? []));
    assert.deepEqual([...permissions].sort(), Object.keys(ROLES_WITH).sort());
  });

  for (const { name, method, path, body, permission, isOpen } of OPERATIONS) {
    const isChange = method !== 'GET';

    if (permission !== undefined) {
      it(`${name} needs ${permission}, of whoever asks`, async () => {
        const verdicts: [string, Verdict][] = [
          ['nobody', 401],
          ...['viewer', 'editor', 'owner'].map((role): [string, Verdict] => [
            role,
            ROLES_WITH[permission]?.includes(role) ? 'in' : 'forbidden role',
          ]),
          ['operator', 'in'],
          ['owner elsewhere', 'forbidden context'],
          ['invited owner', 'forbidden context'],
          ['disabled owner', 'forbidden context'],
          ['disabled operator', 401],
        ];
        for (const [kind, verdict] of verdicts)
          await judge(`${name} by ${kind}`, await call(kind)(method, path, body), verdict);
        const others = CLIENT_PERMISSIONS.filter(
          (each) => each !== permission && each !== IMPLIED_BY[permission],
        );
        const without = await app.addClient({ contextId: context.contextId, permissions: others });
        const refused = await without.call(method, path, body);
        await judge(`${name} by a client`, refused, 'forbidden client');
        assert.equal(refused.headers.get('www-authenticate'), challengeFor(permission));
        const implying = CLIENT_PERMISSIONS.filter((each) => each === IMPLIED_BY[permission]);
        if (implying.length === 0) return;
        const enough = await app.addClient({ contextId: context.contextId, permissions: implying });
        await judge(`${name} by a client with ${implying}`, await enough.call(method, path, body), 'in');
      });
    } else if (!isOpen) {
      it(`${name} is for members, and for no client`, async () => {
        for (const kind of ['viewer', 'operator', 'invited owner'])
          await judge(`${name} by ${kind}`, await call(kind)(method, path, body), 'in');
        for (const kind of ['nobody', 'disabled operator'])
          await judge(`${name} by ${kind}`, await call(kind)(method, path, body), 401);
        const refused = await context.call(method, path, body);
        await judge(`${name} by a client`, refused, 401);
        assert.match(refused.headers.get('www-authenticate') ?? '', /error_description="for members/);
      });
    }

    if (isChange && !WITHOUT_SESSION.includes(name)) {
      it(`${name} is refused to a page of others, whoever is signed in`, async () => {
        const headers = { origin: 'https://evil.example.com' };
        for (const kind of ['operator', 'owner'])
          await judge(name, await call(kind)(method, path, body, headers), 'forbidden page');
      });
    }
  }
});
