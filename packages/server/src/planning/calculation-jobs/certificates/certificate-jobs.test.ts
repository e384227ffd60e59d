import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { madePdf } from '../../../estates/certificates/pdf/made-pdf.fixture.ts';
import { createWebhook } from '../../../output/webhooks/webhooks.service.ts';
import { successOf } from '../../../testing/answers.ts';
import { startReceiver, type WebhookReceiver } from '../../../testing/providers/webhook-receiver.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

interface Job {
  id: string;
  calculation_job_type: string;
  calculation_job_status: string;
  estate_id: string;
  name: string;
  metadata: {
    failure: string | null;
    failure_code: string | null;
    document: { kind: string; sha256: string } | null;
    address_check: string | null;
    fields: { name: string; value: unknown; confidence: string }[];
    applied: string[];
    not_applied: { field: string; reason: string }[];
    conflicts: { field: string; ours: unknown; document: unknown; kept: string }[];
  };
}

const PATH = '/v1/calculation-jobs/epc-document-processing';
const record = (label: string) =>
  JSON.stringify([
    {
      Opnamedatum: '2024-03-12T00:00:00',
      Geldig_tot: '2034-03-12T00:00:00',
      Status: 'Bestaand',
      Gebouwklasse: 'W',
      Berekeningstype: 'NTA 8800 (basisopname woningbouw)',
      Postcode: '3503BA',
      Huisnummer: 12,
      Bouwjaar: 1987,
      Gebruiksoppervlakte_thermische_zone: 120,
      Energieklasse: label,
      PrimaireFossieleEnergie: 200,
    },
  ]);
const DUTCH = { address: { country: 'NL', zip_code: '3503 BA', house_number: '12' }, estate_type: 'HOUSE' };
const FLEMISH = {
  address: { country: 'BE', zip_code: '9000', house_number: '12', house_number_extra: 'bus 3' },
  estate_type: 'HOUSE',
};

describe('the job that reads a certificate', () => {
  let app: TestApp;
  let client: TestClient;
  let receiver: WebhookReceiver;
  let count = 0;

  before(async () => {
    receiver = await startReceiver();
    app = await startTestApp({ hasWorker: true, env: { ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' } });
    client = await app.addClient();
    await createWebhook(app.dependencies.sql, client.contextId, {
      url: receiver.url,
      events: [],
      allowPrivateAddresses: true,
    });
  });
  after(async () => {
    await app.stop();
    receiver.close();
  });

  const send = (
    query: string,
    body: NonNullable<RequestInit['body']>,
    headers: Record<string, string> = {},
    { token } = client,
  ): Promise<Response> =>
    fetch(`${app.url}${PATH}?${query}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  const JSON_TYPE = { 'content-type': 'application/json' };

  async function addEstate(body: object): Promise<string> {
    const name = `house-${++count}`;
    await successOf(await client.call('PUT', `/v1/estates/${name}`, body));
    return name;
  }
  const jobOf = async (id: string) => successOf<Job>(await client.call('GET', `/v1/calculation-jobs/${id}`));
  async function ended(answer: Response): Promise<Job> {
    assert.equal(answer.status, 201, await answer.clone().text());
    const { id } = (await answer.json()) as Job;
    await until(async () => !['NOT_STARTED', 'RUNNING'].includes((await jobOf(id)).calculation_job_status));
    return jobOf(id);
  }
  const documents = async () =>
    app.dependencies.sql<{ path: string; state: string }[]>`
      SELECT path, state FROM stored_files WHERE context_id = ${client.contextId} AND path LIKE 'documents/%'`;

  it('fills in what the client left open and notifies webhooks; the document is gone', async () => {
    const name = await addEstate({ ...FLEMISH, dwelling: { habitable_space_m2: 110 } });
    const answer = await send(`estate=${name}`, madePdf(...FLEMISH_PAPER), {
      'content-type': 'application/pdf',
    });
    assert.match(answer.headers.get('location') ?? '', /\/v1\/calculation-jobs\/[0-9a-f-]{36}$/);
    const job = await ended(answer);
    const { metadata } = job;
    assert.equal(job.calculation_job_status, 'FINISHED', metadata.failure ?? '');
    assert.equal(job.calculation_job_type, 'EPC_DOCUMENT_PROCESSING');
    assert.equal(metadata.document?.kind, 'be-vlg-2019');
    assert.equal(metadata.address_check, 'same');
    assert.ok(metadata.applied.includes('energy_score_kwh_per_m2'));
    assert.deepEqual(
      metadata.conflicts.find(({ field }) => field === 'habitable_space_m2'),
      { field: 'habitable_space_m2', ours: 110, document: 120, kept: 'ours' },
    );
    const { facts } = await successOf<{ facts: Record<string, { value: unknown; origin: string }> }>(
      await client.call('GET', `/v1/estates/${name}`),
    );
    assert.deepEqual(
      [facts['energy_score_kwh_per_m2']?.value, facts['energy_score_kwh_per_m2']?.origin],
      [250, 'CERTIFICATE'],
    );
    await until(() => receiver.received.some(({ body }) => body.includes(job.id)));
    await until(async () => (await documents()).length === 0);
  });

  it('takes a form, a data file, and stands before the client when asked to', async () => {
    const name = await addEstate({ ...DUTCH, year_built: 1970 });
    const form = new FormData();
    form.set('file', new File([record('C')], 'label.json', { type: 'application/json' }));
    const { metadata } = await ended(await send(`estate=${name}&apply=all`, form));
    assert.ok(metadata.applied.includes('year_built'));
    assert.deepEqual(metadata.conflicts[0], {
      field: 'year_built',
      ours: 1970,
      document: 1987,
      kept: 'document',
    });
    const again = await ended(await send(`estate=${name}`, record('C'), JSON_TYPE));
    assert.deepEqual(
      again.metadata.applied,
      [],
      'the same again changes nothing but whom the client stands behind',
    );
  });

  it('applies nothing on request, or when the address differs', async () => {
    const name = await addEstate({ ...FLEMISH, address: { ...FLEMISH.address, house_number: '14' } });
    const pdf = madePdf(...FLEMISH_PAPER);
    const type = { 'content-type': 'application/pdf' };
    const other = await ended(await send(`estate=${name}`, pdf, type));
    assert.deepEqual([other.metadata.address_check, other.metadata.applied], ['different', []]);
    assert.ok(other.metadata.not_applied.every(({ reason }) => reason === 'address_differs'));
    const own = await addEstate(DUTCH);
    const none = await ended(await send(`estate=${own}&apply=none`, record('C'), JSON_TYPE));
    assert.ok(none.metadata.not_applied.every(({ reason }) => reason === 'apply_none'));
    for (const each of [name, own]) {
      const { facts } = await successOf<{ facts: unknown }>(await client.call('GET', `/v1/estates/${each}`));
      assert.equal(facts, null);
    }
  });

  it('fails with a code and what to do for a document that holds no certificate of this estate', async () => {
    const name = await addEstate(DUTCH);
    const elsewhere = record('C').replace('3503BA', '3503BB');
    const job = await ended(await send(`estate=${name}`, elsewhere, JSON_TYPE));
    assert.equal(job.calculation_job_status, 'FAILED');
    assert.equal(job.metadata.failure_code, 'other_address');
    assert.match(job.metadata.failure ?? '', /Hand over the file of this address/);
  });

  it('is asked for once per Idempotency-Key, whatever the form’s boundary', async () => {
    const name = await addEstate(DUTCH);
    const ask = () => {
      const form = new FormData();
      form.set('file', new File([record('B')], 'label.json'));
      return send(`estate=${name}`, form, { 'idempotency-key': `read-${name}` });
    };
    const [first, second] = [await ask(), await ask()];
    assert.equal(second.headers.get('idempotency-replayed'), 'true');
    assert.equal(((await first.json()) as Job).id, ((await second.json()) as Job).id);
    const other = await send(`estate=${name}`, record('C'), {
      ...JSON_TYPE,
      'idempotency-key': `read-${name}`,
    });
    assert.equal(other.status, 422);
  });

  it('refuses what names no estate, has no document, or may not change facts', async () => {
    const name = await addEstate(DUTCH);
    const messages = async (answer: Response) => ((await answer.json()) as { message: string[] }).message;
    const before = (await documents()).length;
    assert.deepEqual(await messages(await send('estate=nobody', record('C'), JSON_TYPE)), [
      'estate must be an estate of this context',
    ]);
    assert.deepEqual(await messages(await send(`estate=${name}&apply=some`, '', JSON_TYPE)), [
      'apply must be one of the following values: none, empty, all',
      'request body must be a document',
    ]);
    assert.equal((await send(`estate=${name}`, 'x', { 'content-type': 'text/html' })).status, 415);
    const form = new FormData();
    form.set('note', 'no file');
    assert.deepEqual(await messages(await send(`estate=${name}`, form)), [
      'request body must have exactly one file',
    ]);
    assert.equal((await send(`estate=${name}`, Buffer.alloc(21 * 1024 * 1024), JSON_TYPE)).status, 413);
    const reader = await app.addClient({
      contextId: client.contextId,
      permissions: ['calculations:create'],
    });
    assert.equal((await send(`estate=${name}`, record('C'), JSON_TYPE, reader)).status, 403);
    assert.equal((await send(`estate=${name}&apply=none`, record('C'), JSON_TYPE, reader)).status, 201);
    assert.ok((await documents()).length <= before + 1);
  });

  it('is forgotten with its estate', async () => {
    const name = await addEstate(DUTCH);
    const job = await ended(await send(`estate=${name}`, record('C'), JSON_TYPE));
    assert.equal((await client.call('DELETE', `/v1/estates/${name}?erase=true`)).status, 204);
    assert.equal((await client.call('GET', `/v1/calculation-jobs/${job.id}`)).status, 404);
  });
});
