/** What a certificate says can be taken back, and no longer holds when it has expired. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { maintenanceTasks } from '../../governance/maintenance/maintenance-tasks.ts';
import { successOf } from '../../testing/answers.ts';
import { addCertificate } from '../../testing/data/certificate-facts.ts';
import { addReferredEstate } from '../../testing/data/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

interface Whole {
  id: string;
  facts: Record<
    string,
    { value: unknown; origin: string; weakness: string | null; certificate: { job_id: string } | null }
  > | null;
}
const READ = { energy_label: 'F', habitable_space_m2: 160, heating_type: 'GAS' } as const;

describe('what a certificate says', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
  });
  after(() => app.stop());

  const get = async (name: string) => successOf<Whole>(await client.call('GET', `/v1/estates/${name}`));
  /** Applied over the client, whose area is 140. */
  async function addHeard() {
    const { externalId, link } = await addReferredEstate(client);
    const before = await get(externalId);
    await addCertificate(app.dependencies.sql, client.contextId, before.id, READ, true);
    const jobId = (await get(externalId)).facts?.['energy_label']?.certificate?.job_id ?? '';
    return { externalId, link, id: before.id, jobId };
  }
  const row = async (id: string) => {
    const [found] = await app.dependencies.sql<
      [
        {
          dwelling: Record<string, unknown>;
          layers: unknown;
          facts: Record<string, { weakness?: string }> | null;
        },
      ]
    >`SELECT dwelling, layers, facts FROM estates WHERE id = ${id}`;
    return found;
  };

  describe('when it is withdrawn', () => {
    const withdraw = (externalId: string, jobId: string, by = client) =>
      by.call('DELETE', `/v1/estates/${externalId}/certificates/${jobId}`);

    it('is gone, and the estate is as its client described it', async () => {
      const { externalId, id, jobId } = await addHeard();
      assert.equal((await row(id)).dwelling['habitable_space_m2'], 160);
      assert.equal((await withdraw(externalId, jobId)).status, 204);
      const estate = await row(id);
      assert.deepEqual([estate.layers, estate.facts], [null, null]);
      assert.equal(estate.dwelling['habitable_space_m2'], 140);
      assert.equal(estate.dwelling['energy_label'], undefined);
      assert.equal((await withdraw(externalId, jobId)).status, 404);
    });

    it('of another job, estate or context stays', async () => {
      const { externalId, jobId } = await addHeard();
      const other = await addReferredEstate(client);
      for (const [name, job] of [
        [externalId, randomUUID()],
        [other.externalId, jobId],
        [randomUUID(), jobId],
      ] as const)
        assert.equal((await withdraw(name, job)).status, 404);
      assert.equal((await withdraw(externalId, jobId, await app.addClient())).status, 404);
      assert.equal((await get(externalId)).facts?.['energy_label']?.value, 'F');
    });
  });

  describe('when it has expired since', () => {
    /** As if it had been read when it was still valid. */
    const letExpire = (id: string) => app.dependencies.sql`
      UPDATE estates SET layers = replace(layers::text, '2034-03-12', '2026-01-31')::jsonb,
        facts = replace(facts::text, '2034-03-12', '2026-01-31')::jsonb WHERE id = ${id}`;
    const expired = async (id: string) => {
      const estate = await row(id);
      assert.equal(estate.facts?.['energy_label']?.weakness, 'certificate_expired');
      return estate.dwelling['habitable_space_m2'];
    };

    it('no longer stands before the client on the page', async () => {
      const { id, link } = await addHeard();
      await letExpire(id);
      const html = await (await fetch(`${link}?lang=en`)).text();
      assert.match(html, /The certificate expired on 31 January 2026/);
      assert.equal(await expired(id), 140);
    });

    it('nor in a plan', async () => {
      const { id, externalId } = await addHeard();
      await letExpire(id);
      const path = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
      const { id: jobId } = await successOf<{ id: string }>(await client.call('POST', path, [externalId]));
      await until(async () => {
        const job = await client.call('GET', `/v1/calculation-jobs/${jobId}`);
        return (
          (await successOf<{ calculation_job_status: string }>(job)).calculation_job_status === 'FINISHED'
        );
      });
      const [renovation] = await app.dependencies.sql<
        [{ plan: { floor_area_m2: number } }]
      >`SELECT plan FROM renovations WHERE estate_id = ${id}`;
      assert.equal(renovation.plan.floor_area_m2, 140);
      assert.equal(await expired(id), 140);
    });

    it('nor anywhere once maintenance has run, which then finds nothing more', async () => {
      const { id } = await addHeard();
      await letExpire(id);
      const { sql, files, config } = app.dependencies;
      const task = maintenanceTasks({ sql, files, config }).find(
        ({ name }) => name === 'expired-certificates',
      );
      assert.equal(await task?.count(), 1);
      assert.deepEqual(await task?.removeSome(100), { removed: 1 });
      assert.equal(await task?.count(), 0);
      assert.equal(await expired(id), 140);
    });
  });
});
