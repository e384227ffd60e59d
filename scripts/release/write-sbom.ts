import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

interface Sbom {
  metadata: { component: { name: string } };
  components: { name: string; version: string }[];
}

export function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return version;
}

/** By npm itself, from package-lock.json; returns the path of the file. */
export async function writeSbom(folder: string): Promise<string> {
  const asked = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--omit=dev',
    '--package-lock-only',
  ];
  const { stdout } = await promisify(execFile)('npm', asked, { cwd: ROOT, maxBuffer: MOST_OUTPUT_BYTES });
  const sbom: Sbom = JSON.parse(stdout);
  // npm writes the name of the folder.
  sbom.metadata.component.name = 'rooftree';
  const file = join(folder, `rooftree-${readVersion()}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  return file;
}
