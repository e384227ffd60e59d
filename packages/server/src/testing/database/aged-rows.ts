import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from '../../infra/database/sql.ts';
import type { FileStore } from '../../infra/files/file-store.ts';
import { storeFile } from '../../infra/files/stored-files.service.ts';
import { addEstate, addRenovation } from '../data/renovation-rows.ts';

/** Adds one thing of each kind that maintenance removes, as if it had been written so many minutes ago. */
export type AddAged = (minutesAgo: number) => Promise<unknown>;

/** By the name of the task that removes it, which removes nothing else of what is added. */
export async function agedRows(sql: Sql, files: FileStore): Promise<Record<string, AddAged>> {
  const [context] = await sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES (${randomUUID()}, 'Old') RETURNING id`;
  const [client] = await sql<[{ id: string }]>`
    INSERT INTO clients (context_id, name, permissions) VALUES (${context.id}, 'x', '{estates:read}') RETURNING id`;
  const [member] = await sql<[{ id: string }]>`
    INSERT INTO members (email) VALUES (${`${randomUUID()}@example.com`}) RETURNING id`;
  const [webhook] = await sql<[{ id: string }]>`
    INSERT INTO webhooks (context_id, url, events, secret)
    VALUES (${context.id}, 'https://example.com/', '{report.created}', ${`whsec_${randomBytes(32).toString('base64')}`})
    RETURNING id`;
  const estateId = await addEstate(sql, context.id);
  const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;

  const addFailedEntry = (task: string) => async (minutes: number) => {
    const [added] = await sql<[{ id: string }]>`
      SELECT id FROM graphile_worker.add_job(${task}, max_attempts => 1)`;
    await sql`
      UPDATE graphile_worker._private_jobs SET attempts = 1, run_at = ${ago(minutes)}, last_error = 'broken'
      WHERE id = ${added.id}`;
  };
  const addJob = async (minutes: number, status: string, estates: number, parentId: string | null = null) => {
    const [job] = await sql<[{ id: string }]>`
      INSERT INTO calculation_jobs (context_id, parent_id, calculation_job_type, calculation_job_status, name,
        engine_version, data_version, estates_total, estate_id, created_at)
      VALUES (${context.id}, ${parentId}, 'ENERGY_EFFICIENCY_INDICATION', ${status}, 'x', '1', '1', ${estates},
        ${estates === 1 ? estateId : null}, ${ago(minutes)})
      RETURNING id`;
    return job.id;
  };

  return {
    'idempotency-keys': (minutes) => sql`
      INSERT INTO idempotency_keys (context_id, client_id, operation, key, request_hash, created_at)
      VALUES (${context.id}, ${client.id}, 'x', ${randomUUID()}, sha256('x'), ${ago(minutes)})`,
    requests: (minutes) => sql`
      INSERT INTO client_request_batches (context_id, client_id, created_at, highest_status, has_bodies, requests)
      VALUES (${context.id}, ${client.id}, ${ago(minutes)}, 200, false, '[]')`,
    'failed-queue-entries': addFailedEntry('calculate_chunk'),
    'failed-deliveries': addFailedEntry('deliver_webhook'),
    'webhook-deliveries': (minutes) => sql`
      INSERT INTO webhook_deliveries (context_id, webhook_id, event_id, event, created_at, attempts)
      VALUES (${context.id}, ${webhook.id}, ${randomUUID()}, 'x', ${ago(minutes)}, '[]')`,
    // A batch of today, so that only the child is old.
    'batch-children': async (minutes) => addJob(minutes, 'FINISHED', 1, await addJob(0, 'FINISHED', 2)),
    'calculation-jobs': (minutes) => addJob(minutes, 'FAILED', 1),
    'saved-plans': async (minutes) => {
      const id = await addRenovation(sql, context.id, { estateId });
      await sql`UPDATE renovations SET created_at = ${ago(minutes)}, updated_at = ${ago(minutes)} WHERE id = ${id}`;
    },
    'loan-reports': (minutes) => sql`
      INSERT INTO loan_reports (context_id, layout, reference_date, basis, actor_kind, actor_id, created_at)
      VALUES (${context.id}, '2022', '2026-12-31', 'LOCATION', 'client', ${client.id}, ${ago(minutes)})`,
    'contact-requests': (minutes) => sql`
      INSERT INTO contact_requests (context_id, estate_id, wish, phone, language, page_choices, created_at)
      VALUES (${context.id}, ${estateId}, 'CHANGES', '09 123 45 67', 'en', '', ${ago(minutes)})`,
    'review-documents': async (minutes) => {
      const path = `documents/${randomBytes(16).toString('base64url')}/document.bin`;
      await sql`
        INSERT INTO certificate_reviews (context_id, job_id, document_path, created_at)
        VALUES (${context.id}, ${await addJob(0, 'FINISHED', 1)}, ${path}, ${ago(minutes)})`;
    },
    imports: (minutes) => sql`
      INSERT INTO estate_imports (context_id, import_status, actor_kind, actor_id, created_at)
      VALUES (${context.id}, 'INTERRUPTED', 'client', ${client.id}, ${ago(minutes)})`,
    'portfolio-actions': (minutes) => sql`
      INSERT INTO portfolio_actions (context_id, action, actor_kind, actor_id, created_at, ended_at, total, skipped)
      VALUES (${context.id}, 'DEACTIVATE', 'client', ${client.id}, ${ago(minutes)}, ${ago(minutes)}, 0, 0)`,
    programmes: (minutes) => sql`
      INSERT INTO programmes (context_id, name, request, actor_kind, actor_id, homes_total, programme_status, created_at, ended_at)
      VALUES (${context.id}, 'x', '{}', 'client', ${client.id}, 0, 'FINISHED', ${ago(minutes)}, ${ago(minutes)})`,
    'programme-plans': (minutes) => sql`
      INSERT INTO programme_packages (context_id, estate_id, fingerprint, home, used_at)
      VALUES (${context.id}, ${estateId}, sha256(uuid_send(uuidv7())), '{}', ${ago(minutes)})`,
    // The newest of a connection stays: the one that runs.
    'connection-runs': (minutes) => sql`
      WITH made AS (
        INSERT INTO connections (context_id, provider, name, sealed_credentials, key_id, shown_credentials)
        VALUES (${context.id}, 'WHISE', 'x', ${randomBytes(40)}, 'x', '{}') RETURNING context_id, id
      )
      INSERT INTO connection_runs (context_id, connection_id, id, kind, run_status, ended_at)
      SELECT context_id, id, ('00000000' || substr(gen_random_uuid()::text, 9))::uuid, 'FULL', 'FINISHED', ${ago(minutes)} FROM made
      UNION ALL SELECT context_id, id, uuidv7(), 'DELTA', 'RUNNING', NULL FROM made`,
    'audit-entries': (minutes) => sql`
      INSERT INTO audit_entries (context_id, actor_kind, operation, happened_at)
      VALUES (${context.id}, 'server', 'x', ${ago(minutes)})`,
    'webhook-listeners': (minutes) => sql`
      INSERT INTO webhooks (context_id, url, events, secret, expires_at)
      SELECT context_id, url, events, secret, ${ago(minutes)} FROM webhooks WHERE id = ${webhook.id}`,
    sessions: (minutes) => sql`
      INSERT INTO sessions (member_id, token_hash, network, created_at, last_used_at)
      VALUES (${member.id}, sha256(uuid_send(uuidv7())), 'x', ${ago(minutes)}, ${ago(minutes)})`,
    'rate-counts': (minutes) => sql`
      INSERT INTO rate_counts (subject, window_start, requests) VALUES (${randomUUID()}, ${ago(minutes)}, 1)`,
    'queue-pools': (minutes) => sql`
      INSERT INTO queue_pools (pool_id, seen_at) VALUES (${randomUUID()}, ${ago(minutes)})`,
    files: async (minutes) => {
      const path = `reports/${randomBytes(16).toString('base64url')}/aged.pdf`;
      await storeFile({ sql, files }, context.id, path, Buffer.from('%PDF-'), 'application/pdf');
      await sql`UPDATE stored_files SET created_at = ${ago(minutes)} WHERE path = ${path}`;
    },
  };
}

/** As whoever owns the table can, and nothing that the server runs does. */
export async function emptyAudit(sql: Sql): Promise<void> {
  await sql`ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_kept`;
  await sql`TRUNCATE audit_entries`;
  await sql`ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_kept`;
}
