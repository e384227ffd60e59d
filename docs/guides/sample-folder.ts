import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { successOf } from '../../packages/server/src/testing/answers.ts';
import { OLD_HOUSE } from '../../packages/server/src/testing/data/referred-estate.ts';
import type { TestApp, TestClient } from '../../packages/server/src/testing/test-app.ts';
import { LANGUAGES, type Language } from './samples.ts';

export const ROOT = join(import.meta.dirname, '../..');

export interface SampleFolder {
  path: string;
  /** A folder in it like that of a running `npm start`: with the credentials of a client, whose context is its own. */
  prepare(name: string, app: TestApp): Promise<{ place: string; client: TestClient }>;
  remove(): void;
}

export function makeSampleFolder(): SampleFolder {
  const path = mkdtempSync(join(tmpdir(), 'rooftree-guides-'));
  // As in a clone, where the client is one of the installed packages.
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'));
  writeFileSync(join(path, 'package.json'), '{"type": "module"}');
  return {
    path,
    async prepare(name, app) {
      const client = await app.addClient({ context: { sandbox: name.startsWith('sandbox') } });
      const { clientId, clientSecret } = client;
      const place = join(path, name);
      mkdirSync(join(place, '.rooftree'), { recursive: true });
      const credentials = JSON.stringify({ client_id: clientId, client_secret: clientSecret });
      for (const file of ['.rooftree/demo-client.json', '.rooftree/sandbox-client.json'])
        writeFileSync(join(place, file), credentials);
      return { place, client };
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** The estate of the demo that some samples name. */
export async function putDemoEstate(client: TestClient): Promise<void> {
  await successOf(await client.call('PUT', '/v1/estates/BE-1001', OLD_HOUSE));
}

/** Why the samples of a language cannot be run here; false when they can. */
export function whySkipped(language: Language): string | false {
  const missing = LANGUAGES[language].needs.filter(
    (command) => spawnSync('sh', ['-c', `command -v '${command}'`]).status !== 0,
  );
  return missing.length > 0 && `${missing.join(' and ')} not installed`;
}
