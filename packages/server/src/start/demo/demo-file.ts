import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Credentials } from '../../access/clients/clients.ts';
import { writePrivateFile } from '../../infra/files/write-private-file.ts';

/** The clients that come with the demo: one of the agency, and one of the sandbox. */
export type DemoClient = 'demo' | 'sandbox';

/** Its secret is stored here, not in the database, for the owner of the file only. */
export function readDemoFile(dataDir: string, client: DemoClient = 'demo'): Credentials | null {
  try {
    const file: unknown = JSON.parse(readFileSync(demoFileIn(dataDir, client), 'utf8'));
    // Whatever it is: a field that is not there is undefined, and the file then counts as missing.
    const { client_id: clientId, client_secret: clientSecret } = file as Record<string, string>;
    return clientId && clientSecret ? { clientId, clientSecret } : null;
  } catch {
    // Missing or cut short: the client's secret is unknown.
    return null;
  }
}

export function writeDemoFile(
  dataDir: string,
  { clientId, clientSecret }: Credentials,
  client: DemoClient,
): void {
  const file = { client_id: clientId, client_secret: clientSecret };
  writePrivateFile(demoFileIn(dataDir, client), `${JSON.stringify(file, null, 2)}\n`);
}

export function demoFileIn(dataDir: string, client: DemoClient): string {
  return join(dataDir, `${client}-client.json`);
}
