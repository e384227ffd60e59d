/** Processes with and without a key for the register. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegisteredLabel } from '@rooftree/client';
import { EP_ONLINE_CREDENTIALS, epOnlineLabel, startEpOnline } from '@rooftree/connectors/testing';
import { successOf } from '../../testing/answers.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const HOME = {
  address: { country: 'NL', zip_code: '9999 XA', house_number: '12', street: 'Dorpsstraat' },
  estate_type: 'HOUSE',
  year_built: 1968,
};

describe('a worker with a key', () => {
  it('asks by itself', async () => {
    const register = await startEpOnline();
    register.labels.put('one', epOnlineLabel());
    const app = await startTestApp({
      hasWorker: true,
      env: {
        ROOFTREE_EP_ONLINE_KEY: EP_ONLINE_CREDENTIALS.api_key,
        ROOFTREE_CONNECTION_BASES: `EP_ONLINE=${register.base}`,
      },
    });
    try {
      const client = await app.addClient();
      await client.call('PUT', '/v1/estates/one', HOME);
      assert.equal((await client.call('POST', '/v1/estates/one/registered-label')).status, 202);
      await until(async () => {
        const answer = await client.call('GET', '/v1/estates/one/registered-label');
        return (await successOf<RegisteredLabel>(answer)).label_status === 'FOUND';
      });
    } finally {
      await app.stop();
      await register.close();
    }
  });
});

describe('a server without a key', () => {
  it('says that the register is not asked', async () => {
    const app = await startTestApp();
    try {
      const client = await app.addClient();
      await client.call('PUT', '/v1/estates/one', HOME);
      const answer = await successOf<RegisteredLabel>(
        await client.call('GET', '/v1/estates/one/registered-label'),
      );
      assert.deepEqual([answer.is_on, answer.is_waiting], [false, false]);
      assert.equal((await client.call('POST', '/v1/estates/one/registered-label')).status, 409);
    } finally {
      await app.stop();
    }
  });
});
