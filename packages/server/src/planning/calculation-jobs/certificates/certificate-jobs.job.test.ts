import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FileStore } from '../../../infra/files/file-store.ts';
import { countFilesToRemove } from '../../../infra/files/stored-files.repository.ts';
import { announce } from '../../../output/webhooks/webhooks.service.ts';
import { successOf } from '../../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { stopJob } from '../calculation-jobs.service.ts';
import { readCertificateTask } from './certificate-jobs.job.ts';

const RECORD = JSON.stringify([
  {
    Opnamedatum: '2024-03-12T00:00:00',
    Status: 'Bestaand',
    Gebouwklasse: 'W',
    Berekeningstype: 'NTA 8800 (basisopname woningbouw)',
    Postcode: '3503BA',
    Huisnummer: 12,
    Bouwjaar: 1987,
    Energieklasse: 'C',
    PrimaireFossieleEnergie: 200,
  },
]);

/** No worker runs: each test delivers the queue's entry itself. */
describe('a certificate whose reading is interrupted', () => {
  let app: TestApp;
  let client: TestClient;
  let jobId: string;
  let count = 0;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());
  beforeEach(async () => {
    const name = `house-${++count}`;
    const body = { address: { country: 'NL', zip_code: '3503BA', house_number: '12' }, estate_type: 'HOUSE' };
    await successOf(await client.call('PUT', `/v1/estates/${name}`, body));
    const answer = await fetch(`${app.url}/v1/calculation-jobs/epc-document-processing?estate=${name}`, {
      method: 'POST',
      body: RECORD,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    });
    jobId = (await successOf<{ id: string }>(answer)).id;
  });

  const deliver = (files: Partial<FileStore> = {}, signal = new AbortController().signal) => {
    const { sql, files: store } = app.dependencies;
    const task = readCertificateTask({ sql, files: { ...store, ...files } }, announce);
    return task({ version: 1, contextId: client.contextId, jobId }, { number: 1, isLast: false, signal });
  };
  const state = async () => {
    const { sql } = app.dependencies;
    const [row] = await sql<[{ status: string; path: string; layers: unknown; yearBuilt: number | null }]>`
      SELECT calculation_job_status AS status, document_path AS path, e.layers, e.year_built AS "yearBuilt"
      FROM calculation_jobs j JOIN estates e ON e.context_id = j.context_id AND e.id = j.estate_id WHERE j.id = ${jobId}`;
    return row;
  };

  it('is read once, though two workers have it', async () => {
    await Promise.all([deliver(), deliver()]);
    const { status, path, layers, yearBuilt } = await state();
    assert.deepEqual([status, path, yearBuilt], ['FINISHED', null, 1987]);
    await deliver();
    assert.deepEqual((await state())['layers'], layers);
  });

  it('is read by the next worker when the first dies before it has written anything', async () => {
    const dying = new AbortController();
    const { files } = app.dependencies;
    const dies: FileStore['read'] = (path) => {
      dying.abort(new Error('the process ends'));
      return files.read(path);
    };
    await assert.rejects(deliver({ read: dies }, dying.signal), /the process ends/);
    const left = await state();
    assert.deepEqual([left.status, left.layers], ['RUNNING', null]);
    assert.ok(await files.find(left.path), 'the document is still there');
    await deliver();
    assert.equal((await state()).status, 'FINISHED');
    assert.equal(await files.find(left.path), null);
  });

  it('is tried again when the store does not answer', async () => {
    const down = () => Promise.reject(new Error('no connection'));
    await assert.rejects(deliver({ read: down }), /no connection/);
    await deliver();
    assert.equal((await state()).status, 'FINISHED');
  });

  it('leaves the estate as it was when its job is stopped meanwhile, and its document goes', async () => {
    const { sql, files } = app.dependencies;
    const { path } = await state();
    const stopped: FileStore['read'] = async (each) => {
      const document = await files.read(each);
      await stopJob({ sql, publish: announce }, client.contextId, jobId);
      return document;
    };
    await deliver({ read: stopped });
    const { status, layers, yearBuilt } = await state();
    assert.deepEqual([status, layers, yearBuilt], ['STOPPED', null, null]);
    assert.equal(await files.find(path), null);
  });

  it('leaves its document to maintenance when it is stopped before it was read, or deleted', async () => {
    const { sql } = app.dependencies;
    const waiting = await countFilesToRemove(sql);
    await stopJob({ sql, publish: announce }, client.contextId, jobId);
    assert.equal(await countFilesToRemove(sql), waiting + 1);
    await deliver();
    assert.equal((await state()).status, 'STOPPED');
  });

  it('is refused to be erased while it is read', async () => {
    const answer = await client.call('DELETE', `/v1/estates/house-${count}?erase=true`);
    assert.equal(answer.status, 409);
    const { sql } = app.dependencies;
    const waiting = await countFilesToRemove(sql);
    await sql`DELETE FROM calculation_jobs WHERE context_id = ${client.contextId} AND id = ${jobId}`;
    assert.equal(await countFilesToRemove(sql), waiting + 1);
  });
});
