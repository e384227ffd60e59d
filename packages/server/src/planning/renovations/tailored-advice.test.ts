/** A plan as the draft of a Dutch tailored advice, and the file of the adviser as facts. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readRecord } from '@rooftree/certificates';
import { ADVISERS_FILE } from '../../../../certificates/src/advice/advice.fixture.ts';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addCertificate } from '../../testing/data/certificate-facts.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const BAG_ID = '0344010000012345';
interface Job {
  id: string;
  calculation_job_status: string;
  metadata: {
    failure: string | null;
    address_check?: string;
    applied?: string[];
    not_applied?: { field: string; reason: string }[];
  };
}
interface WithFacts {
  id: string;
  facts: Record<string, { value: unknown; origin: string; set_aside: { origin: string }[] }> | null;
}

describe('a tailored advice', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
  });
  after(() => app.stop());

  async function putHome(name: string, country = 'NL') {
    const address = { country, zip_code: country === 'NL' ? '3503BA' : '2800', house_number: '12' };
    const dwelling = { habitable_space_m2: 120, heating_type: 'GAS' };
    const body = { address, estate_type: 'HOUSE', year_built: 1930, dwelling };
    await successOf(await client.call('PUT', `/v1/estates/${name}`, body));
    return successOf<{ id: string }>(await client.call('GET', `/v1/estates/${name}`));
  }
  const ended = async (id: string) => {
    let job: Job | undefined;
    await until(async () => {
      job = await successOf<Job>(await client.call('GET', `/v1/calculation-jobs/${id}`));
      return ['FINISHED', 'FAILED'].includes(job.calculation_job_status);
    });
    return job;
  };
  async function planOf(name: string): Promise<string> {
    const path = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
    const { id } = await successOf<{ id: string }>(await client.call('POST', path, [name]));
    await ended(id);
    const [row] = await app.dependencies.sql<{ id: string }[]>`
      SELECT r.id FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
      WHERE r.context_id = ${client.contextId} AND e.external_id = ${name}`;
    return row?.id ?? '';
  }
  async function upload(name: string, file: string): Promise<Job | undefined> {
    const path = `/v1/calculation-jobs/epc-document-processing?estate=${name}`;
    const answer = await fetch(`${app.url}${path}`, {
      method: 'POST',
      body: file,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/xml' },
    });
    return ended((await successOf<{ id: string }>(answer)).id);
  }
  const factsOf = async (name: string) =>
    (await successOf<WithFacts>(await client.call('GET', `/v1/estates/${name}`))).facts ?? {};

  it('is drafted from the plan of a Dutch home, and read back into one', async () => {
    await putHome('dutch');
    const path = `/v1/renovations/${await planOf('dutch')}/tailored-advice`;
    const answer = await client.call('GET', `${path}?bag_id=${BAG_ID}`);
    assert.equal(answer.headers.get('content-type'), 'application/xml; charset=utf-8');
    const xml = await answer.text();
    const { fields } = readRecord(xml, '2026-11-18');
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    assert.deepEqual(values, {
      habitable_space_m2: 120,
      heating_type: 'GAS',
      estate_type: 'HOUSE',
      year_built: 1930,
    });
    await putHome('again');
    await successOf(
      await client.call('PUT', '/v1/estates/again', {
        address: { country: 'NL', zip_code: '3503BA', house_number: '12' },
        estate_type: 'HOUSE',
      }),
    );
    const job = await upload('again', xml);
    assert.deepEqual(job?.metadata.applied?.sort(), ['habitable_space_m2', 'heating_type', 'year_built']);
    assert.equal((await factsOf('again'))['year_built']?.origin, 'ADVISER');
  });

  it('needs a BAG id, and a home in the Netherlands', async () => {
    await putHome('unregistered');
    const path = `/v1/renovations/${await planOf('unregistered')}/tailored-advice`;
    const unknown = await client.call('GET', path);
    assert.equal(unknown.headers.get('x-error-code'), 'bag_id_missing');
    assert.match(String((await refusalOf(unknown))[1]), /bag_id/);
    const [status, messages] = await refusalOf(await client.call('GET', `${path}?bag_id=12`));
    assert.deepEqual([status, messages.length], [400, 1]);
    await putHome('belgian', 'BE');
    const belgian = `/v1/renovations/${await planOf('belgian')}/tailored-advice?bag_id=${BAG_ID}`;
    const refused = await client.call('GET', belgian);
    assert.deepEqual([refused.status, refused.headers.get('x-error-code')], [409, 'other_country']);
    const none = '/v1/renovations/019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90/tailored-advice';
    assert.equal((await client.call('GET', none)).status, 404);
  });

  it('of an adviser counts before a certificate and behind the client, and can be withdrawn', async () => {
    const { id } = await putHome('advised');
    await addCertificate(app.dependencies.sql, client.contextId, id, {
      energy_label: 'B',
      window_u_value_w_per_m2_k: 2.8,
    });
    const job = await upload('advised', ADVISERS_FILE);
    const facts = await factsOf('advised');
    assert.deepEqual(
      [facts['window_u_value_w_per_m2_k']?.value, facts['window_u_value_w_per_m2_k']?.origin],
      [1.8, 'ADVISER'],
    );
    assert.deepEqual(
      facts['energy_label']?.set_aside.map(({ origin }) => origin),
      ['CERTIFICATE'],
    );
    assert.equal(facts['heating_type']?.origin, 'CLIENT');
    const gone = await client.call('DELETE', `/v1/estates/advised/certificates/${job?.id}`);
    assert.equal(gone.status, 204);
    assert.equal((await factsOf('advised'))['energy_label']?.origin, 'CERTIFICATE');
  });

  it('for another home of the register changes nothing', async () => {
    const { id } = await putHome('other');
    const { sql } = app.dependencies;
    await sql`
      INSERT INTO registered_labels (context_id, estate_id, estate_updated_at, address, label_status, is_told, bag)
      SELECT context_id, id, updated_at, '3503BA 12', 'NONE', true, '{"address":"3503BA 12","bag_id":"0344010000099999"}'
      FROM estates WHERE id = ${id}
      ON CONFLICT (context_id, estate_id) DO UPDATE SET address = excluded.address, bag = excluded.bag`;
    const job = await upload('other', ADVISERS_FILE);
    assert.equal(job?.metadata.address_check, 'different');
    assert.deepEqual(job?.metadata.applied, []);
    assert.deepEqual(await factsOf('other'), {});
  });

  it('that is not as the format has it is refused by the name of the element', async () => {
    await putHome('wrong');
    const job = await upload('wrong', ADVISERS_FILE.replace('<Month>01', '<Month>13'));
    assert.equal(job?.calculation_job_status, 'FAILED');
    assert.match(job?.metadata.failure ?? '', /TAAdvice\/Climate\/Month must be a month/);
    const bomb = ADVISERS_FILE.replace('<a:T', '<!DOCTYPE a [<!ENTITY b "b">]><a:T');
    assert.match((await upload('wrong', bomb))?.metadata.failure ?? '', /DOCTYPE/);
    assert.deepEqual(await factsOf('wrong'), {});
  });
});
