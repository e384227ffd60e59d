import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { writeOpenApi } from './openapi-document.ts';
import { type ApiDocument, type ApiRequest, arbitraryRequest } from './testing/arbitrary-request.ts';
import { addEstate, addRenovation } from './testing/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/test-app.ts';

const AT_ONCE = 50;
const RUNS = 200;
const HANG_MS = 20_000;

const document: ApiDocument = JSON.parse(await writeOpenApi());

describe(`${AT_ONCE * RUNS} requests made from openapi.json`, () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    const estateId = await addEstate(app.dependencies.sql, client.contextId, {
      externalId: 'x',
      propertyId: 'y',
    });
    await addRenovation(app.dependencies.sql, client.contextId, { estateId });
  });
  after(() => app.stop());

  async function answerOf({ method, path, headers, body }: ApiRequest): Promise<number> {
    const answer = await fetch(`${app.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${client.token}`, ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(HANG_MS),
    });
    const text = await answer.text();
    if (answer.status >= 400 && text !== '{}') {
      const error = JSON.parse(text) as { statusCode: number; message?: string[] };
      assert.equal(error.statusCode, answer.status);
      assert.ok(error.message === undefined || error.message.every((each) => each.length < 2000));
    }
    return answer.status;
  }

  it('are all answered, none with a fault of ours, some with success', async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryRequest(document), { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (requests) => {
          for (const status of await Promise.all(requests.map(answerOf))) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            assert.ok(status < 500, `answered ${status}`);
          }
        },
      ),
      { numRuns: RUNS },
    );
    for (const status of [200, 204, 400, 404, 406])
      assert.ok((statuses.get(status) ?? 0) > 0, `no ${status}`);
  });
});
