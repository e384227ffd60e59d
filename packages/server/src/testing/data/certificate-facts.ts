import { addCertificateFacts } from '../../estates/facts/add-certificate-facts.ts';
import type { Facts, Layer } from '../../estates/facts/layers.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';

/** An estate's certificate of 12 March 2024, as a job would have read it. */
export function addCertificate(
  sql: Sql,
  contextId: string,
  estateId: string,
  facts: Facts,
  overClient = false,
) {
  const certificate = {
    kind: 'be-vlg-2019',
    scheme: 'BE-VLG',
    number: '20240312-0001234567-RES-1',
    issued_on: '2024-03-12',
    valid_until: '2034-03-12',
    confidence: 'HIGH',
    job_id: '019a8b20-11c2-7d53-a1f0-3e6b9c2d7a41',
  };
  const at = new Date().toISOString();
  const read: Layer = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      { value, at, certificate, ...(overClient && { over_client: true as const }) },
    ]),
  );
  return transaction(sql, (tx) =>
    addCertificateFacts(tx, contextId, estateId, certificate.kind, () => ({ layer: read })),
  );
}
