import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { ClientPermission } from '../../caller.ts';
import { successOf } from '../../testing/answers.ts';
import { startBatch, untilEnded } from '../../testing/data/batches.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { TOOLS } from './create-tool-server.ts';

const HOMES = ['worst', 'middle', 'newer'];
const YEARS: Record<string, number> = { worst: 1930, middle: 1965, newer: 1998 };
const READ_ONLY: ClientPermission[] = ['renovations:read', 'estates:read'];

interface Result {
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
  content: { type: string; text?: string }[];
}

describe('the tool server', () => {
  let app: TestApp;
  let client: TestClient;
  let assistant: Client;

  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
    for (const name of HOMES)
      await successOf(
        await client.call('PUT', `/v1/estates/${name}`, {
          address: {
            country: 'BE',
            zip_code: '9000',
            place: 'Gent',
            street: 'Lindelaan',
            house_number: '14',
          },
          estate_type: 'HOUSE',
          estate_format: 'CLOSED',
          year_built: YEARS[name],
          dwelling: { habitable_space_m2: 142 },
        }),
      );
    const { sql } = app.dependencies;
    await untilEnded(sql, await startBatch(sql, client.contextId, { names: HOMES }));
    assistant = await connect(client.token);
  });
  after(async () => {
    await assistant.close();
    await app.stop();
  });

  async function connect(token: string): Promise<Client> {
    const made = new Client({ name: 'test', version: '1.0.0' });
    const headers = { authorization: `Bearer ${token}` };
    await made.connect(
      new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit: { headers } }),
    );
    return made;
  }
  const call = async (name: string, args: Record<string, unknown>, from = assistant) =>
    // What the tools of this server return; the client has checked it against the tool's schema.
    (await from.callTool({ name, arguments: args })) as Result;
  const dataOf = async (name: string, args: Record<string, unknown>) => {
    const { structuredContent, isError, content } = await call(name, args);
    assert.ok(!isError, JSON.stringify(content));
    return structuredContent ?? assert.fail('no structured content');
  };
  const faultOf = async (name: string, args: Record<string, unknown>, from = assistant) => {
    const { isError, content } = await call(name, args, from);
    assert.equal(isError, true);
    return content[0]?.text ?? '';
  };

  it('has nothing to subscribe to, and refuses to keep a request waiting for it', async () => {
    const version = '2026-07-28';
    const prefix = 'io.modelcontextprotocol';
    const send = async (method: string, params: object = {}) => {
      const _meta = {
        [`${prefix}/protocolVersion`]: version,
        [`${prefix}/clientInfo`]: { name: 'test', version: '1.0.0' },
        [`${prefix}/clientCapabilities`]: {},
      };
      const response = await fetch(`${app.url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${client.token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': version,
          'mcp-method': method,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { _meta, ...params } }),
      });
      return JSON.parse(await response.text());
    };
    const { result } = await send('server/discover');
    assert.deepEqual(result.capabilities.tools, { listChanged: false });
    const { error } = await send('subscriptions/listen', { notifications: { toolsListChanged: true } });
    assert.match(error.message, /limit reached/);
    assert.equal((await send('tools/list')).result.tools.length, TOOLS.length);
  });

  it('lists its tools, with schemas of what they take and return', async () => {
    const { tools } = await assistant.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      TOOLS.map(({ name }) => name),
    );
    for (const { inputSchema, outputSchema, annotations } of tools) {
      assert.equal(inputSchema['type'], 'object');
      assert.equal(outputSchema?.['type'], 'object');
      assert.equal(annotations?.destructiveHint, false);
    }
  });

  it('finds the worst homes, plans them without gas, compares, saves and makes a passport', async () => {
    const found = await dataOf('find_homes', { sort_by: 'label_now', sort_direction: 'DESC', limit: 2 });
    // The tool's output schema.
    const homes = found['homes'] as { external_id: string }[];
    assert.equal(homes.length, 2);
    assert.equal(found['has_more'], true);
    const [worst] = homes;
    const home = { external_id: worst?.external_id };

    const planned = await dataOf('plan_home', { ...home, fossil_free: true });
    assert.match(String(planned['page']), /\/r\/.+\?fossil_free=on$/);
    // The tool's output schema.
    const { net_cost_eur: netCost, steps } = planned['plan'] as { net_cost_eur: number; steps: object[] };
    assert.ok(netCost > 0 && steps.length > 0);

    const { plans } = await dataOf('compare_plans', {
      ...home,
      plans: [
        { name: 'a little', target_label: 'D' },
        { name: 'without gas', fossil_free: true },
      ],
    });
    // The tool's output schema.
    const [little, withoutGas] = plans as { net_cost_eur: number; works: string[] }[];
    assert.equal(withoutGas?.net_cost_eur, netCost);
    assert.notDeepEqual(little?.works, withoutGas?.works);

    const [measure] = withoutGas?.works ?? [];
    const explained = await dataOf('explain_step', { ...home, measure, fossil_free: true });
    assert.notEqual(explained['why'], '');
    for (const name of ['get_home', 'next_questions', 'duties_of_home']) await dataOf(name, home);
    assert.equal((await dataOf('portfolio_summary', {}))['homes'], HOMES.length);
    assert.notDeepEqual((await dataOf('price_of_work', { measure, country: 'BE' }))['prices'], []);

    const wanted = { ...home, name: 'Off gas', fossil_free: true };
    const saved = await dataOf('save_plan', wanted);
    assert.deepEqual(await dataOf('save_plan', wanted), { ...saved, was_saved_before: true });
    const stored = await successOf<{ plan: { totals: { net_cost: number } } }>(
      await client.call('GET', `/v1/renovations/${saved['renovation_id']}`),
    );
    assert.equal(stored.plan.totals.net_cost, netCost);
    const passport = await dataOf('make_passport', {
      renovation_id: saved['renovation_id'],
      language: 'nl-BE',
    });
    assert.match(String(passport['url']), /\.pdf$/);
  });

  it('says the same in text and in structure', async () => {
    const { content, structuredContent } = await call('portfolio_summary', {});
    assert.deepEqual(JSON.parse(content[0]?.text ?? ''), structuredContent);
  });

  it('refuses in a sentence what is unknown, impossible or not permitted', async () => {
    assert.equal(
      await faultOf('get_home', { external_id: 'other' }),
      'there is no home with this external_id',
    );
    assert.match(
      await faultOf('plan_home', { external_id: 'worst', target_label: 'Z' }),
      /no plan is possible/,
    );
    assert.match(await faultOf('plan_home', { external_id: 'worst', bugdet_eur: 1 }), /bugdet_eur/);
    const reader = await app.addClient({ contextId: client.contextId, permissions: READ_ONLY });
    const limited = await connect(reader.token);
    const fault = await faultOf(
      'save_plan',
      { external_id: 'worst', name: 'Mine', fossil_free: true },
      limited,
    );
    assert.equal(fault, 'the client lacks the permission renovations:write');
    await limited.close();
  });

  it('shows nothing of another context', async () => {
    const stranger = await connect((await app.addClient()).token);
    const { structuredContent } = await call('find_homes', {}, stranger);
    assert.deepEqual(structuredContent, { homes: [], has_more: false });
    assert.equal(
      await faultOf('get_home', { external_id: 'worst' }, stranger),
      'there is no home with this external_id',
    );
    await stranger.close();
  });

  it('shows a client without a token where tokens come from', async () => {
    const refused = await fetch(`${app.url}/mcp`, { method: 'POST' });
    assert.equal(refused.status, 401);
    const challenge = refused.headers.get('www-authenticate') ?? '';
    const address = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? assert.fail(challenge);
    const metadata = await successOf<{ resource: string }>(await fetch(address));
    assert.equal(metadata.resource, `${app.url}/mcp`);
  });

  it('answers what is no message of the protocol with an error of it, and goes on', async () => {
    const post = (body: string) =>
      fetch(`${app.url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${client.token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body,
      });
    for (const body of [
      '{}',
      '[]',
      '"text"',
      '{"jsonrpc":"2.0","id":1,"method":"nothing"}',
      '{"jsonrpc":"1.0"}',
    ]) {
      const answer = await post(body);
      assert.ok(answer.status < 500, `${body} ${answer.status}`);
      assert.match(await answer.text(), /error/, body);
    }
    assert.ok(await dataOf('find_homes', {}));
  });
});
