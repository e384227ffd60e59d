import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

const COMMAND = join(import.meta.dirname, '../../bin/rooftree.js');

let app: TestApp;
let client: TestClient;
before(async () => {
  app = await startTestApp();
  client = await app.addClient();
});
after(() => app.stop());

async function findHomes(clientSecret: string) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, 'mcp'],
    env: {
      PATH: process.env['PATH'] ?? '',
      ROOFTREE_URL: app.url,
      ROOFTREE_CLIENT_ID: client.clientId,
      ROOFTREE_CLIENT_SECRET: clientSecret,
    },
  });
  const assistant = new Client({ name: 'test', version: '1.0.0' });
  await assistant.connect(transport);
  try {
    return await assistant.callTool({ name: 'find_homes', arguments: {} });
  } finally {
    await assistant.close();
  }
}

test('an assistant finds homes with the client of the environment', async () => {
  await client.call('PUT', '/v1/estates/home', {
    address: { country: 'BE', zip_code: '9000' },
    estate_type: 'HOUSE',
  });
  const { structuredContent } = await findHomes(client.clientSecret);
  assert.match(JSON.stringify(structuredContent), /"external_id":"home"/);
});

test('a wrong secret is a sentence, not the end of the connection', async () => {
  const { isError, content } = await findHomes('wrong');
  assert.equal(isError, true);
  assert.match(JSON.stringify(content), /the client id or secret is wrong/);
});
