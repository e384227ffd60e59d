/** A server with homes, and a client that records what it calls, for `every-operation.test.ts`. */
import { after } from 'node:test';
import { addMixedEstates } from '../../server/src/testing/data/mixed-estates.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { createClient } from '../src/index.ts';

export const app = await startTestApp({ hasWorker: true });
after(() => app.stop());
const { clientId, clientSecret, ...added } = await app.addClient();
export const { contextId } = added;
export const names = await addMixedEstates(app.dependencies.sql, contextId, 6);

/** Method and path of each request. */
export const called = new Set<string>();
export const client = createClient({
  baseUrl: app.url,
  clientId,
  clientSecret,
  fetch: (input, init) => {
    called.add(`${init?.method} ${new URL(String(input)).pathname}`);
    return fetch(input, init);
  },
});
