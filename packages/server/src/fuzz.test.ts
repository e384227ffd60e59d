import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { inlineParts } from './http/openapi/shared-parts.ts';
import { writeOpenApi } from './openapi-document.ts';
import { bodyOf } from './testing/answers.ts';
import { type ApiDocument, type ApiRequest, arbitraryRequest } from './testing/data/arbitrary-request.ts';
import { arbitraryWrite } from './testing/data/arbitrary-write.ts';
import { addEstate, addRenovation } from './testing/data/renovation-rows.ts';
import { cases } from './testing/is-long.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/test-app.ts';

const AT_ONCE = 50;
/** `npm run fuzz -- 10000` sends more. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? cases(400, 10_000));
// No expectation of speed: fifty come at once, to a machine that may be busy.
const HANG_MS = 240_000;

const document: ApiDocument = inlineParts(JSON.parse(await writeOpenApi()));

describe(`${REQUESTS} requests made from openapi.json`, () => {
  let app: TestApp;
  let client: TestClient;
  let requests: fc.Arbitrary<ApiRequest>;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    const { sql } = app.dependencies;
    const estateId = await addEstate(sql, client.contextId, { externalId: 'x', propertyId: 'y' });
    const renovations: string[] = [];
    for (let count = 0; count < 5; count++)
      renovations.push(await addRenovation(sql, client.contextId, { estateId }));
    const estates = ['x', ...Array.from({ length: 8 }, (_, index) => `estate ${index} / ü`)];
    // Most of them writes that should be taken: what is refused tries little of the server.
    requests = fc.oneof(
      { weight: 4, arbitrary: arbitraryWrite(document, { estates, renovations }) },
      { weight: 1, arbitrary: arbitraryRequest(document) },
    );
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
    const text = await bodyOf(answer);
    if (answer.status >= 400 && text !== '{}') {
      const error = JSON.parse(text) as { statusCode: number; message?: string[] };
      assert.equal(error.statusCode, answer.status);
      assert.ok(error.message === undefined || error.message.every((each) => each.length < 2000));
    }
    return answer.status;
  }

  it('are all answered, none with a fault of ours, and at least half are writes that were taken', async (t) => {
    const statuses = new Map<number, number>();
    let [all, taken] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (sent) => {
        const answers = await Promise.all(sent.map(answerOf));
        for (const [index, status] of answers.entries()) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          assert.ok(status < 500, `answered ${status} to ${JSON.stringify(sent[index])}`);
          all += 1;
          if (status < 300 && sent[index]?.method !== 'GET') taken += 1;
        }
      }),
      // The message names the request; a smaller set of fifty would be sought for very long.
      { numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true },
    );
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
    t.diagnostic(`${all} requests, ${taken} writes taken: ${counts.join(', ')}`);
    for (const status of [200, 201, 204, 400, 404])
      assert.ok((statuses.get(status) ?? 0) > 0, `no ${status}`);
    assert.ok(taken >= all / 2, `${taken} of ${all} were writes that were taken`);
  });
});
