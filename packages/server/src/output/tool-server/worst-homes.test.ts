/**
 * What an assistant is asked to do, over both transports: find the worst three homes, plan them off gas, compare, make
 * passports.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { StoredPlan } from '@rooftree/engine';
import { successOf } from '../../testing/answers.ts';
import { startBatch, untilEnded } from '../../testing/data/batches.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const COMMAND = join(import.meta.dirname, '../../../bin/rooftree.js');
const LABELS: Record<string, string> = { first: 'B', second: 'F', third: 'D', fourth: 'E', fifth: 'C' };
const WORST = ['second', 'fourth', 'third'];

interface Figures {
  net_cost_eur: number;
}

describe('the worst three homes off gas', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
    for (const [name, label] of Object.entries(LABELS)) {
      const estate = {
        address: { country: 'BE', zip_code: '9000', place: 'Gent', street: 'Lindelaan', house_number: '14' },
        estate_type: 'HOUSE',
        estate_format: 'CLOSED',
        year_built: 1958,
        dwelling: { habitable_space_m2: 142, heating_type: 'GAS', energy_label: label },
      };
      await successOf(await client.call('PUT', `/v1/estates/${name}`, estate));
    }
    const { sql } = app.dependencies;
    await untilEnded(sql, await startBatch(sql, client.contextId, { names: Object.keys(LABELS) }));
  });
  after(() => app.stop());

  const transports: Record<string, () => Transport> = {
    http: () =>
      new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${client.token}` } },
      }),
    stdio: () =>
      new StdioClientTransport({
        command: process.execPath,
        args: [COMMAND, 'mcp'],
        env: {
          PATH: process.env['PATH'] ?? '',
          ROOFTREE_URL: app.url,
          ROOFTREE_CLIENT_ID: client.clientId,
          ROOFTREE_CLIENT_SECRET: client.clientSecret,
        },
      }),
  };

  for (const [transport, create] of Object.entries(transports))
    it(`become passports over ${transport}`, async () => {
      const assistant = new Client({ name: 'test', version: '1.0.0' });
      await assistant.connect(create());
      const call = async <Data>(name: string, args: Record<string, unknown>): Promise<Data> => {
        const { structuredContent, isError, content } = await assistant.callTool({ name, arguments: args });
        assert.ok(!isError, JSON.stringify(content));
        // The client has checked it against the tool's output schema.
        return structuredContent as Data;
      };
      try {
        const { homes } = await call<{ homes: { external_id: string }[] }>('find_homes', {
          sort_by: 'label_now',
          sort_direction: 'DESC',
          limit: WORST.length,
        });
        assert.deepEqual(
          homes.map(({ external_id: id }) => id),
          WORST,
        );
        for (const { external_id } of homes) {
          const { plan } = await call<{ plan: Figures }>('plan_home', { external_id, fossil_free: true });
          const { plans } = await call<{ plans: Figures[] }>('compare_plans', {
            external_id,
            plans: [{ name: 'as advised' }, { name: 'off gas', fossil_free: true }],
          });
          assert.equal(plans[1]?.net_cost_eur, plan.net_cost_eur);

          const saved = await call<{ renovation_id: string }>('save_plan', {
            external_id,
            name: `Off gas over ${transport}`,
            fossil_free: true,
          });
          const { plan: stored } = await successOf<{ plan: StoredPlan }>(
            await client.call('GET', `/v1/renovations/${saved.renovation_id}`),
          );
          assert.ok((stored.baseline.final_kwh_by_carrier.gas ?? 0) > 0);
          assert.equal(stored.result.final_kwh_by_carrier.gas ?? 0, 0);
          assert.equal(stored.totals.net_cost, plan.net_cost_eur);

          const { url } = await call<{ url: string }>('make_passport', {
            renovation_id: saved.renovation_id,
            language: 'nl-BE',
          });
          const passport = await fetch(url);
          assert.equal(passport.status, 200);
          const pdf = Buffer.from(await passport.arrayBuffer());
          assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
        }
      } finally {
        await assistant.close();
      }
    });
});
