import { readEstateFile } from '../../estates/imports/read/estate-file.ts';
import type { ImportRow } from '../../estates/imports/read/import-row.ts';
import { loadOnce } from '../../infra/load-once.ts';
import { DEMO_CONTEXTS } from './demo-contexts.ts';

/** The estates of the demo as they are in its files. */
export const loadDemoHomes: () => Promise<readonly ImportRow[]> = loadOnce(async () => {
  const files = DEMO_CONTEXTS.map(({ estatesFile }) => Array.fromAsync(readEstateFile(estatesFile)));
  return (await Promise.all(files)).flat();
});
