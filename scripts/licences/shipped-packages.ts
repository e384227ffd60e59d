import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShippedPackage {
  name: string;
  version: string;
  /** As the package says it (SPDX); empty when it does not. */
  licence: string;
}

interface LockFile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}

/**
 * Development packages of which a build copies files: font and icons of the pages, and the script of the API's
 * reference.
 */
const BUILT_IN: readonly string[] = ['@fontsource-variable/inter', '@scalar/fastify-api-reference', 'lucide'];

/**
 * What an installation without the tools of developers has, from package-lock.json: each version once, in order of
 * name.
 */
export function listShippedPackages(): ShippedPackage[] {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8');
  // npm's own format.
  const { packages } = JSON.parse(text) as LockFile;
  const shipped = Object.entries(packages).flatMap(([path, { version = '', license = '', dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const isShipped = path.includes('node_modules/') && !link && (!dev || BUILT_IN.includes(name));
    return isShipped ? [{ name, version, licence: license }] : [];
  });
  const byKey = new Map(shipped.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
