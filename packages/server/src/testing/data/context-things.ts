import { randomUUID } from 'node:crypto';
import { successOf } from '../answers.ts';
import type { TestApp, TestClient } from '../test-app.ts';
import { addCertificate } from './certificate-facts.ts';
import { planOf } from './planned-renovation.ts';
import { addProgramme } from './programme-rows.ts';
import { addEstate, addRenovation } from './renovation-rows.ts';

export type ContextThings = Awaited<ReturnType<typeof addContextThings>>;

/** One of each kind of thing that an operation of a client can name, in the client's context. */
export async function addContextThings({ dependencies: { sql } }: TestApp, client: TestClient) {
  const { contextId, clientId } = client;
  const estateId = await addEstate(sql, contextId, {
    externalId: 'their-estate',
    propertyId: 'their-property',
    managingUser: 'their-user',
    estateType: 'APARTMENT',
    estateFormat: null,
  });
  const renovationId = await addRenovation(sql, contextId, {
    estateId,
    managingUser: 'their-user',
    plan: planOf('semiDetached1958'),
  });
  const job = await successOf<{ id: string }>(
    await client.call('POST', '/v1/calculation-jobs/energy-efficiency-indication/batch', ['their-estate']),
  );
  const reading = await successOf<{ id: string }>(
    await client.call('POST', '/v1/calculation-jobs/epc-document-processing?estate=their-estate', [
      'a document',
    ]),
  );
  await addCertificate(sql, contextId, estateId, { habitable_space_m2: 160 });
  const importId = randomUUID();
  await sql`
    INSERT INTO estate_imports (context_id, id, import_status, file_name, actor_kind, actor_id, written_at)
    VALUES (${contextId}, ${importId}, 'FINISHED', 'their-file.csv', 'client', ${clientId}, now())`;
  await addEstate(sql, contextId, { externalId: 'their-old-estate' });
  const action = await successOf<{ id: string }>(
    await client.call('POST', '/v1/portfolio/actions', {
      action: 'DEACTIVATE',
      external_ids: ['their-old-estate'],
    }),
  );
  const programmeId = await addProgramme(sql, contextId, clientId, estateId);
  const book = { version: 912_345_678, prices: [], switched_off: [], grants: [] };
  await sql`
    INSERT INTO price_books (context_id, version, book, note)
    VALUES (${contextId}, ${book.version}, ${JSON.stringify(book)}::text::jsonb, 'their-note')`;
  await sql`UPDATE contexts SET price_book_version = ${book.version} WHERE id = ${contextId}`;
  const loan = {
    estate_external_id: 'their-estate',
    property_kind: 'RESIDENTIAL',
    currency: 'EUR',
    gross_carrying_amount_cents: 1,
    outstanding_cents: 1,
  };
  await successOf(await client.call('PUT', '/v1/loans/their-loan', loan));
  const building = {
    name: 'their-building',
    address: { country: 'BE', zip_code: '2800' },
    shares_total: 1,
    units: [{ external_id: 'their-estate', name: '1', share: 1 }],
  };
  await successOf(await client.call('PUT', '/v1/buildings/their-estate', building));
  // Of one address: a building that is suggested.
  for (const externalId of ['their-flat-1', 'their-flat-2'])
    await addEstate(sql, contextId, { externalId, estateType: 'APARTMENT', estateFormat: null });
  const limit = {
    area: 'NL',
    from: '2026-01-01',
    top_15_kwh_per_m2: 1,
    nzeb_10_kwh_per_m2: null,
    source: 'their-note',
  };
  await successOf(
    await client.call('PUT', '/v1/loan-settings', { emission_factors: [], taxonomy_limits: [limit] }),
  );
  const loanReport = await successOf<{ id: string }>(
    await client.call('POST', '/v1/loan-reports', { reference_date: '2026-12-31' }),
  );
  const webhook = await successOf<{ id: string }>(
    await client.call('POST', '/v1/webhooks', { url: 'https://their-hooks.example.com/' }),
  );
  const [delivery] = await sql<[{ id: string }]>`
    INSERT INTO webhook_deliveries (context_id, webhook_id, event_id, event, body, attempts)
    VALUES (${contextId}, ${webhook.id}, 'their-event', 'report.created', '{}', '[]') RETURNING id`;
  await sql`
    INSERT INTO client_request_batches (context_id, client_id, highest_status, has_bodies, requests)
    VALUES (${contextId}, ${clientId}, 200, false, ${JSON.stringify([
      {
        at_ms: Date.now(),
        method: 'GET',
        path: '/v1/estates/their-estate',
        status: 200,
        duration_ms: 1,
        request_id: 'their-request',
      },
    ])})`;
  const [certificate] = await sql<[{ id: string }]>`
    SELECT facts->'habitable_space_m2'->'certificate'->>'job_id' AS id FROM estates WHERE id = ${estateId}`;
  return {
    estateId,
    externalId: 'their-estate',
    propertyId: 'their-property',
    renovationId,
    jobId: job.id,
    certificateJobId: reading.id,
    importId,
    actionId: action.id,
    programmeId,
    certificateId: certificate.id,
    priceBookVersion: String(book.version),
    loanId: 'their-loan',
    flat: 'their-flat-1',
    loanReportId: loanReport.id,
    fileName: 'their-file.csv',
    webhookId: webhook.id,
    deliveryId: delivery.id,
    note: 'their-note',
  };
}
