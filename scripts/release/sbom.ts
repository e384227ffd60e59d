/** `npm run sbom`: everything an installation ships, as a bill of materials in CycloneDX 1.5, to `dist/`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeSbom } from './write-sbom.ts';

const folder = join(import.meta.dirname, '../../dist');
mkdirSync(folder, { recursive: true });
console.log(await writeSbom(folder));
