/**
 * A process that dies at one of its statements, from the request to the end of what follows from it. The client repeats
 * what was not acknowledged, another process does the rest, and what is stored is what an undisturbed run stores.
 * `npm run test:long` takes each statement in turn.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { cases } from '../is-long.ts';
import { startTestApp, type TestApp, type TestClient } from '../test-app.ts';
import { describeContext } from './describe-context.ts';
import { doWork, type MortalProcess } from './do-work.ts';
import { openMortalDatabase } from './mortal-database.ts';

export interface SentRequest {
  method: 'POST' | 'PUT';
  path: string;
  body: object | string;
}

export interface KilledWork {
  what: string;
  isSandbox?: boolean;
  /** Whether the route has the result of a repeated request; else the audit log has both. */
  isAnsweredOnce: boolean;
  /** What is there before; returns the request. */
  prepare(app: TestApp, client: TestClient): Promise<SentRequest>;
}

const DEATHS = 8;

export function describeKilled(kind: string, works: readonly KilledWork[]): void {
  describe(`${kind}, killed at any of its statements`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp();
    });
    after(() => app.stop());

    /** What is stored in the end, and how many statements it took until the end or the death. */
    async function runWith(work: KilledWork, diesAt: number) {
      const { dependencies } = app;
      const client = await app.addClient({ ...(work.isSandbox && { context: { sandbox: true } }) });
      await client.call('POST', '/v1/webhooks', { url: 'https://example.com/hook' });
      const request = { ...(await work.prepare(app, client)), token: client.token, key: randomUUID() };
      await using database = openMortalDatabase(dependencies.databaseUrl, diesAt);
      const doomed: MortalProcess = {
        dependencies: { ...dependencies, sql: database.sql },
        isDead: () => database.isDead,
      };
      const isAcknowledged = await doWork(doomed, client.contextId, request);
      assert.equal(isAcknowledged || database.isDead, true, 'refused without a fault');
      const rest: MortalProcess = { dependencies, isDead: () => false };
      assert.equal(await doWork(rest, client.contextId, isAcknowledged ? null : request), true);
      const stored = await describeContext(dependencies.sql, client.contextId);
      return { stored, isDead: database.isDead, statements: database.statements };
    }

    for (const work of works)
      it(`${work.what} ends as if nothing had happened`, async (t) => {
        const { stored: expected, statements } = await runWith(work, Number.POSITIVE_INFINITY);
        const differences = new Map<string, number[]>();
        // Spread over the statements; a run may have one more than another.
        const step = Math.max(1, Math.floor(statements / cases(DEATHS, statements)));
        let deaths = 0;
        for (let diesAt = 1; ; diesAt += step) {
          const { stored, isDead } = await runWith(work, diesAt);
          if (!isDead) break;
          deaths += 1;
          if (!work.isAnsweredOnce) stored['audit_entries'] = expected['audit_entries'];
          for (const table of new Set([...Object.keys(stored), ...Object.keys(expected)])) {
            const [is, wanted] = [stored[table], expected[table]].map((rows) => JSON.stringify(rows));
            if (is === wanted) continue;
            const difference = `${table}: ${is}, not ${wanted}`;
            differences.set(difference, [...(differences.get(difference) ?? []), diesAt]);
          }
        }
        t.diagnostic(`${deaths} deaths in ${statements} statements`);
        assert.deepEqual([...differences], []);
      });
  });
}
