import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the welcome shows again at every start. The secret is kept here, not in the database, for its owner only. */
export interface DemoFile {
  client_id: string;
  client_secret: string;
  referral_path: string;
}

export function readDemoFile(dataDir: string): DemoFile | null {
  try {
    return JSON.parse(readFileSync(pathIn(dataDir), 'utf8'));
  } catch {
    // Missing or cut off: the demo is made anew.
    return null;
  }
}

export function writeDemoFile(dataDir: string, file: DemoFile): void {
  writeFileSync(pathIn(dataDir), `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'demo-client.json');
}
