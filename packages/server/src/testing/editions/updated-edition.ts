import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../start/migrate.ts';
import { successOf } from '../answers.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestDatabase } from '../test-database.ts';
import { addMember, type TestMember } from '../test-member.ts';
import { type Edition, readEdition } from './edition.ts';
import { restoreEdition } from './restore-edition.ts';

export interface UpdatedEdition {
  edition: Edition;
  app: TestApp;
  /** An owner of the client's context, who is an operator as well. */
  member: TestMember;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  stop(): Promise<void>;
}

/** A server of this version on the data of an earlier one, after the update. */
export async function startUpdatedEdition(name: string): Promise<UpdatedEdition> {
  await using made = new AsyncDisposableStack();
  const edition = readEdition(name);
  const database = await createTestDatabase({ isEmpty: true });
  made.defer(() => database.drop());
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-edition-'));
  made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  await restoreEdition(edition, database.sql, dataDir);
  await migrateDatabase(database);
  const app = await startTestApp({
    env: { DATABASE_URL: database.databaseUrl, ROOFTREE_DATA_DIR: dataDir },
  });
  made.defer(() => app.stop());
  const { contextId, clientId, clientSecret } = edition.client;
  const member = await addMember(app, { contextId, isOperator: true });
  const credentials = { 'x-service-client-id': clientId, 'x-service-client-secret': clientSecret };
  const answer = await fetch(`${app.url}/v1/oauth/token`, { method: 'POST', headers: credentials });
  const { access_token: token } = await successOf<{ access_token: string }>(answer);
  const owned = made.move();
  return {
    edition,
    app,
    member,
    call: (method, path, body) =>
      fetch(app.url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    stop: () => owned.disposeAsync(),
  };
}
