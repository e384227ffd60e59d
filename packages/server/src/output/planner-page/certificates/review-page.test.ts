import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { madePdf } from '../../../estates/certificates/pdf/made-pdf.fixture.ts';
import { successOf } from '../../../testing/answers.ts';
import { addReferredEstate, OLD_HOUSE } from '../../../testing/data/referred-estate.ts';
import { runRooftree } from '../../../testing/server/run-rooftree.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

interface Job {
  id: string;
  calculation_job_status: string;
  metadata: {
    fields: { name: string; value: unknown; confidence: string }[];
    review?: { accepted: string[]; corrected: string[]; rejected: string[] } | null;
  };
}
interface Whole {
  facts: Record<
    string,
    { value: unknown; origin: string; certificate: { job_id: string; reviewed_at?: string } | null }
  > | null;
}

describe('the review of a certificate', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient({ context: { name: 'Huis & Haard' } });
  });
  after(() => app.stop());

  async function readJob(query = 'review=true', houseNumber = OLD_HOUSE.address.house_number) {
    const address = { ...OLD_HOUSE.address, house_number: houseNumber };
    const { externalId } = await addReferredEstate(client, { ...OLD_HOUSE, address });
    const path = `/v1/calculation-jobs/epc-document-processing?estate=${externalId}&${query}`;
    const sent = await fetch(`${app.url}${path}`, {
      method: 'POST',
      body: new Uint8Array(madePdf(...FLEMISH_PAPER)),
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/pdf' },
    });
    const { id } = await successOf<Job>(sent);
    const get = async () => successOf<Job>(await client.call('GET', `/v1/calculation-jobs/${id}`));
    await until(async () => (await get()).calculation_job_status === 'FINISHED');
    return { externalId, id, get };
  }
  const linkOf = (id: string, by = client) => by.call('POST', `/v1/calculation-jobs/${id}/review-link`);
  const newLink = async (id: string) => (await successOf<{ url: string }>(await linkOf(id))).url;
  const decide = (url: string, decisions: Record<string, string>) =>
    fetch(`${url}?lang=en`, { method: 'POST', body: new URLSearchParams(decisions) });
  const documents = async () =>
    (
      await app.dependencies
        .sql`SELECT path FROM stored_files WHERE path LIKE 'documents/%' AND state = 'live'`
    ).length;

  it('shows each value, where it was read, and the pages of the document as pictures', async () => {
    const { id } = await readJob();
    const url = await newLink(id);
    const page = await fetch(`${url}?lang=en`);
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
    const html = await page.text();
    assert.match(html, /EPC of Kerkstraat 12, 9000 Gent/);
    assert.doesNotMatch(html, /Back to the console/);
    assert.match(html, /id="place-energy_score_kwh_per_m2"/);
    assert.match(html, /href="#place-energy_score_kwh_per_m2"[^>]*>Show on page \d/);
    const picture = await fetch(`${url}/pages/1.png`);
    assert.equal(picture.headers.get('content-type'), 'image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    assert.ok(width * height <= 1_010_000 && width > 500, `${width} × ${height}`);
    for (const wrong of ['0', '60', '1x', '999'])
      assert.equal((await fetch(`${url}/pages/${wrong}.png`)).status, 404);
  });

  it('shows which pages of a scan were not read', async () => {
    const { id } = await readJob();
    await app.dependencies.sql`
      UPDATE calculation_jobs SET reading = jsonb_set(reading::jsonb, '{document,unread_pages}', '[2, 3]')::json
      WHERE id = ${id}`;
    const html = await (await fetch(`${await newLink(id)}?lang=en`)).text();
    assert.match(html, /Not read on this scan: page 2, 3\./);
  });

  it('makes accepted values facts, corrected ones a member’s, and rejected ones nothing; then the link and the document are gone', async () => {
    const before = await documents();
    const { id, externalId, get } = await readJob();
    assert.equal(await documents(), before + 1);
    const { metadata } = await get();
    const waiting =
      metadata.fields.find(({ name, confidence }) => confidence === 'MEDIUM' && name !== 'estate_type')
        ?.name ?? '';
    const url = await newLink(id);
    const done = await decide(url, {
      [`decision.${waiting}`]: 'accept',
      'decision.habitable_space_m2': 'correct',
      'value.habitable_space_m2': '131,5',
      'decision.energy_score_kwh_per_m2': 'reject',
      'decision.energy_label': 'reject',
    });
    assert.equal(done.status, 200);
    assert.match(await done.text(), /1 accepted, 1 corrected, 2 rejected/);
    const { facts } = await successOf<Whole>(await client.call('GET', `/v1/estates/${externalId}`));
    assert.equal(facts?.[waiting]?.certificate?.job_id, id);
    assert.ok(facts?.[waiting]?.certificate?.reviewed_at);
    assert.deepEqual(
      [facts?.['habitable_space_m2']?.value, facts?.['habitable_space_m2']?.origin],
      [131.5, 'MEMBER'],
    );
    assert.equal(facts?.['energy_label'], undefined);
    const { review } = (await get()).metadata;
    assert.deepEqual(
      [review?.accepted, review?.corrected, review?.rejected.toSorted()],
      [[waiting], ['habitable_space_m2'], ['energy_label', 'energy_score_kwh_per_m2']],
    );
    const entries = await app.dependencies.sql<
      { actor_kind: string; thing_id: string; after: { corrected: string[] } }[]
    >`
      SELECT actor_kind, thing_id, after FROM audit_entries
      WHERE context_id = ${client.contextId} AND operation = 'reviewCertificate'`;
    assert.deepEqual(
      [entries.length, entries[0]?.actor_kind, entries[0]?.thing_id, entries[0]?.after.corrected],
      [1, 'link', externalId, ['habitable_space_m2']],
    );
    assert.equal(await documents(), before);
    assert.equal((await fetch(url)).status, 404);
    assert.equal((await decide(url, {})).status, 404);
  });

  it('chooses nothing for a certificate of another address, and uses it only when that is confirmed', async () => {
    const { id, externalId } = await readJob('review=true', '99');
    const url = await newLink(id);
    const html = await (await fetch(`${url}?lang=en`)).text();
    assert.match(html, /use it anyway/);
    assert.doesNotMatch(html, /type="radio"[^>]*checked/);
    const decision = { 'decision.habitable_space_m2': 'accept' };
    const refused = await decide(url, decision);
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /Confirm first that this is the right certificate/);
    const factsOf = async () =>
      (await successOf<Whole>(await client.call('GET', `/v1/estates/${externalId}`))).facts;
    assert.equal(await factsOf(), null);
    assert.equal((await decide(url, { ...decision, use_anyway: 'yes' })).status, 200);
    assert.equal((await factsOf())?.['habitable_space_m2']?.origin, 'CERTIFICATE');
  });

  it('opens what is in doubt and lists it first, and leads a member back to the console', async () => {
    const { id, externalId, get } = await readJob();
    const at = (await get()).metadata.fields.findIndex(({ name }) => name === 'year_built');
    await app.dependencies.sql`
      UPDATE calculation_jobs
      SET reading = jsonb_set(reading::jsonb, ${`{fields,${at},confidence}`}::text[], '"LOW"')::json
      WHERE id = ${id}`;
    const url = await newLink(id);
    const signedIn = { headers: { cookie: `rooftree_session=${'a'.repeat(43)}` } };
    const html = await (await fetch(`${url}?lang=en`, signedIn)).text();
    const values = html.match(/<fieldset[\s\S]*?<\/fieldset>/g) ?? [];
    assert.match(values[0] ?? '', /id="value-year_built"[\s\S]*<details open[\s\S]*doubtful/);
    assert.match(values.at(-1) ?? '', /<details>/);
    assert.ok(html.includes(`${app.url}/console#/homes/${encodeURIComponent(externalId)}`));
  });

  it('takes no correction that the engine would refuse, and shows the form again', async () => {
    const { id, externalId } = await readJob('review=true&apply=none');
    const url = await newLink(id);
    const refused = await decide(url, {
      'decision.habitable_space_m2': 'correct',
      'value.habitable_space_m2': 'a lot',
    });
    assert.equal(refused.status, 400);
    assert.match(
      await refused.text(),
      /value="a lot"[^>]*aria-invalid[^>]*>|This value is not possible here/,
    );
    const { facts } = await successOf<Whole>(await client.call('GET', `/v1/estates/${externalId}`));
    assert.equal(facts, null);
  });

  it('gets its link from the command line, too', async () => {
    const { id } = await readJob();
    const { sql, config } = app.dependencies;
    const [context] = await sql<[{ slug: string }]>`SELECT slug FROM contexts WHERE id = ${client.contextId}`;
    const settings = {
      DATABASE_URL: config.databaseUrl ?? '',
      ROOFTREE_DATA_DIR: config.dataDir,
      PUBLIC_URL: app.url,
    };
    const review = (job: string) =>
      runRooftree(['epc', 'review', job, '--context', context.slug, '--json'], settings);
    const made = await review(id);
    assert.equal(made.code, 0, made.stderr);
    assert.equal((await fetch(JSON.parse(made.stdout).url)).status, 200);
    const refused = await review('no-such-job');
    assert.deepEqual([refused.code, refused.stderr.trim().split('\n').length], [1, 1]);
  });

  it('can be made without the document where that was not kept', async () => {
    const { id } = await readJob('review=false');
    const url = await newLink(id);
    assert.match(await (await fetch(`${url}?lang=en`)).text(), /The document is no longer stored/);
    assert.equal((await fetch(`${url}/pages/1.png`)).status, 404);
  });

  it('is open to one link at a time, for its time, of a job that has read something', async () => {
    const { id } = await readJob();
    const first = await newLink(id);
    const second = await newLink(id);
    assert.deepEqual([(await fetch(first)).status, (await fetch(second)).status], [404, 200]);
    await app.dependencies.sql`
      UPDATE certificate_reviews SET token_expires_at = now() - interval '1 second' WHERE job_id = ${id}`;
    assert.equal((await fetch(second)).status, 404);
    assert.equal((await linkOf(id, await app.addClient())).status, 404);
    const { externalId } = await addReferredEstate(client);
    const path = '/v1/calculation-jobs/energy-efficiency-indication/batch';
    const other = await successOf<{ id: string }>(await client.call('POST', path, [externalId]));
    assert.equal((await linkOf(other.id)).status, 404);
    const reader = await app.addClient({ permissions: ['calculations:create'] });
    assert.equal((await linkOf(id, reader)).status, 403);
    const [row] = await app.dependencies.sql<
      [{ token_hash: Buffer }]
    >`SELECT token_hash FROM certificate_reviews WHERE job_id = ${id}`;
    assert.ok(!second.includes(row.token_hash.toString('base64url')));
  });
});
