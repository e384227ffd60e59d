import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

interface Work {
  count: number;
  has_more: boolean;
  examples: {
    external_id?: string;
    name?: string;
    renovation_name?: string;
    job_id?: string;
    estates_failed?: number;
  }[];
}
interface Today {
  first_steps: Record<string, boolean>;
  homes_without_year_built: Work;
  homes_without_location: Work;
  homes_to_plan: Work;
  homes_of_other_types: Work;
  failed_jobs: Work;
  certificates_to_review: Work;
  plans_saved_by_buyers: Work;
  buyers_to_contact: Work;
  outdated_passports: Work;
  certificates_expiring: Work;
}

const NONE: Work = { count: 0, has_more: false, examples: [] };
const home = (more: object = {}) => ({
  address: { country: 'BE', zip_code: '9000', place: 'Gent' },
  estate_type: 'HOUSE',
  year_built: 1962,
  ...more,
});

describe('GET /v1/today', () => {
  let app: TestApp;
  let client: TestClient;
  let owner: TestMember;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
    owner = await addMember(app, { contextId: client.contextId });
  });

  const today = async (by = owner) => successOf<Today>(await by.call('GET', '/v1/today'));
  const put = async (name: string, body: object) =>
    assert.equal((await client.call('PUT', `/v1/estates/${name}`, body)).status, 201);
  const names = ({ examples }: Work) => examples.map(({ external_id }) => external_id);

  it('counts the homes that lack a fact or a plan as the portfolio does, the newest by name', async () => {
    for (const name of ['y-1', 'y-2', 'y-3', 'y-4']) await put(name, home({ year_built: null }));
    await put('nowhere', home({ address: { country: 'BE' } }));
    await put('ready', home());
    await put('flat', home({ estate_type: 'APARTMENT' }));
    await put('plot', home({ estate_type: 'LAND', year_built: null }));
    await put('gone', home());
    assert.equal((await client.call('DELETE', '/v1/estates/gone')).status, 204);
    const { sql } = app.dependencies;
    const planned = await addEstate(sql, client.contextId, { externalId: 'planned' });
    const renovation = await addRenovation(sql, client.contextId, { estateId: planned });
    await sql`UPDATE renovations SET is_edited = false WHERE id = ${renovation}`;
    // Their moments may be the same: the order is then that of their ids, which are made one after the other.
    const found = await today();
    assert.deepEqual(names(found.homes_without_year_built), ['y-4', 'y-3', 'y-2']);
    assert.deepEqual(names(found.homes_without_location), ['nowhere']);
    assert.deepEqual(names(found.homes_to_plan), ['flat', 'ready']);
    assert.deepEqual(names(found.homes_of_other_types), ['plot']);
    const counted = async (filter: string) =>
      (await successOf<{ total: number }>(await client.call('GET', `/v1/portfolio/labels?${filter}`))).total;
    assert.equal(found.homes_without_year_built.count, 4);
    assert.equal(await counted('missing=year_built'), 4);
    assert.equal(found.homes_without_location.count, await counted('missing=location'));
    assert.equal(found.homes_to_plan.count, await counted('is_planned=false&quality_label=A,B,C'));
  });

  it('shows a newcomer which first steps are done', async () => {
    const { sql } = app.dependencies;
    const { first_steps: first, ...work } = await today();
    assert.deepEqual(
      Object.values(work),
      Array.from({ length: 10 }, () => NONE),
    );
    const none = { has_homes: false, has_plans: false, has_passports: false, has_colleagues: false };
    assert.deepEqual(first, none);

    const estateId = await addEstate(sql, client.contextId, { externalId: 'h-1' });
    assert.deepEqual((await today()).first_steps, { ...none, has_homes: true });
    const renovationId = await addRenovation(sql, client.contextId, { estateId });
    await sql`UPDATE renovations SET is_edited = false WHERE id = ${renovationId}`;
    await sql`
      INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint)
      VALUES (${client.contextId}, ${renovationId}, 'en', 'Passport', ${`${renovationId}.pdf`}, 1, 'of now')`;
    await addMember(app, { contextId: client.contextId, role: 'viewer' });
    const all = { has_homes: true, has_plans: true, has_passports: true, has_colleagues: true };
    assert.deepEqual((await today()).first_steps, all);
  });

  /** A job as it is once it has ended. */
  async function addJob(
    name: string,
    { status = 'FINISHED', failed = 1, daysAgo = 0, isArchived = false } = {},
  ): Promise<void> {
    await app.dependencies.sql`
      INSERT INTO calculation_jobs (context_id, calculation_job_type, calculation_job_status, name, engine_version,
        data_version, estates_total, estates_failed, created_at, deactivated_at)
      VALUES (${client.contextId}, 'ENERGY_EFFICIENCY_INDICATION', ${status}, ${name}, '1', '1', 3, ${failed},
        now() - make_interval(days => ${daysAgo}), ${isArchived ? new Date() : null})`;
  }

  it('names the jobs of the last week that ended with failures, until they are archived', async () => {
    await addJob('half failed', { daysAgo: 1 });
    await addJob('all failed', { status: 'FAILED', failed: 3, daysAgo: 2 });
    await addJob('went well', { failed: 0 });
    await addJob('still running', { status: 'RUNNING' });
    await addJob('long ago', { daysAgo: 8 });
    await addJob('archived', { isArchived: true });
    const { failed_jobs: jobs } = await today();
    assert.equal(jobs.count, 2);
    assert.deepEqual(
      jobs.examples.map(({ name, estates_failed }) => [name, estates_failed]),
      [
        ['half failed', 1],
        ['all failed', 3],
      ],
    );
  });

  it('names the certificates that wait for a review', async () => {
    const { sql } = app.dependencies;
    const addReview = async (externalId: string, review: object) => {
      const estateId = await addEstate(sql, client.contextId, { externalId });
      const [job] = await sql<[{ id: string }]>`
        INSERT INTO calculation_jobs (context_id, calculation_job_type, calculation_job_status, estate_id, name,
          engine_version, data_version, estates_total, estates_finished, reading)
        VALUES (${client.contextId}, 'EPC_DOCUMENT_PROCESSING', 'FINISHED', ${estateId}, ${externalId}, '1', '1', 1, 1, '{}')
        RETURNING id`;
      await sql`
        INSERT INTO certificate_reviews ${sql({ context_id: client.contextId, job_id: job.id, ...review })}`;
      return job.id;
    };
    const waiting = await addReview('waiting', { document_path: 'some.pdf' });
    await addReview('reviewed', { reviewed_at: new Date() });
    await addReview('without its document', {});
    const { certificates_to_review: found } = await today();
    assert.equal(found.count, 1);
    assert.deepEqual(
      found.examples.map(({ job_id, external_id }) => [job_id, external_id]),
      [[waiting, 'waiting']],
    );
  });

  it('names the plans that buyers saved in the last week, and none of the office', async () => {
    const { sql } = app.dependencies;
    const estateId = await addEstate(sql, client.contextId, { externalId: 'visited' });
    const add = async (name: string, more: object) => {
      const id = await addRenovation(sql, client.contextId, { estateId, name });
      await sql`UPDATE renovations SET ${sql({ created_at: new Date(), updated_at: new Date(), ...more })} WHERE id = ${id}`;
    };
    await add('of a buyer', { edited_by: 'BUYER' });
    await add('of the version before', { edited_by: null });
    await add('of the office', { edited_by: 'MEMBER' });
    await add('deleted', { edited_by: 'BUYER', deleted_at: new Date() });
    await add('old', { created_at: new Date(Date.now() - 8 * 86_400_000), edited_by: 'BUYER' });
    const { plans_saved_by_buyers: saved } = await today();
    assert.equal(saved.count, 2);
    assert.deepEqual(saved.examples.map(({ renovation_name: name }) => name).sort(), [
      'of a buyer',
      'of the version before',
    ]);
    assert.deepEqual(names(saved), ['visited', 'visited']);
  });

  it('names the oldest passports that are outdated, and those whose certificate expires first', async () => {
    const { sql } = app.dependencies;
    const { contextId } = client;
    const ids: string[] = [];
    for (const [index, externalId] of ['p-1', 'p-2', 'p-3', 'p-4', 'p-5'].entries()) {
      const estateId = await addEstate(sql, contextId, { externalId });
      const renovationId = await addRenovation(sql, contextId, { estateId });
      ids.push(estateId);
      await sql`
        INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint, created_at)
        VALUES (${contextId}, ${renovationId}, 'en', 'Passport', ${`${renovationId}.pdf`}, 1,
          report_fingerprint(${contextId}, ${renovationId}), now() - make_interval(days => ${10 - index}))`;
    }
    assert.deepEqual((await today()).outdated_passports, NONE);
    const changed = ids.slice(0, 4);
    await sql`UPDATE estates SET year_built = 1931, updated_at = now() WHERE id = ANY(${changed}::uuid[])`;
    const { outdated_passports: passports } = await today();
    assert.deepEqual([passports.count, names(passports)], [4, ['p-1', 'p-2', 'p-3']]);
    await client.call('DELETE', '/v1/estates/p-1');
    assert.deepEqual(names((await today()).outdated_passports), ['p-2', 'p-3', 'p-4']);

    const certify = (id: string | undefined, days: number) => sql`
      UPDATE portfolio_entries SET certificate_valid_until = current_date + ${days}::integer
      WHERE context_id = ${contextId} AND estate_id = ${id ?? ''}`;
    await certify(ids[2], 59);
    await certify(ids[3], -100);
    await certify(ids[4], 100);
    await certify(ids[0], 1);
    const { certificates_expiring: certificates } = await today();
    assert.deepEqual([certificates.count, names(certificates)], [2, ['p-4', 'p-3']]);
    const { total } = await successOf<{ total: number }>(
      await client.call('GET', '/v1/portfolio/labels?certificate_expires_within=60'),
    );
    assert.equal(total, 2);
  });

  it('counts a thousand of a kind, and says that there are more', async () => {
    const { sql } = app.dependencies;
    const estateId = await addEstate(sql, client.contextId);
    const add = (requests: number) => sql`
      INSERT INTO contact_requests (context_id, estate_id, wish, phone, language, page_choices)
      SELECT ${client.contextId}, ${estateId}, 'CHANGES', '09 123 45 67', 'en', '' FROM generate_series(1, ${requests}::int)`;
    const counted = async () => {
      const { buyers_to_contact: buyers } = await today();
      assert.equal(buyers.examples.length, 3);
      return [buyers.count, buyers.has_more];
    };
    await add(1000);
    assert.deepEqual(await counted(), [1000, false]);
    await add(1);
    assert.deepEqual(await counted(), [1000, true]);
  });

  it('is for members of the context alone', async () => {
    await put('theirs', home());
    await addJob('their job');
    const stranger = await addMember(app, { contextId: (await app.addClient()).contextId });
    const { first_steps: steps, ...work } = await today(stranger);
    assert.deepEqual(
      Object.values(work),
      Array.from({ length: 10 }, () => NONE),
    );
    assert.ok(!Object.values(steps).includes(true));
    const viewer = await addMember(app, { contextId: client.contextId, role: 'viewer' });
    assert.deepEqual(names((await today(viewer)).homes_to_plan), ['theirs']);
    assert.equal((await client.call('GET', '/v1/today')).status, 403);
  });
});
