import type { Provider } from './contract/provider.ts';
import { KOLIBRI } from './kolibri/provider.ts';
import { REALWORKS } from './realworks/provider.ts';
import { SKARABEE } from './skarabee/provider.ts';
import { SWEEPBRIGHT } from './sweepbright/provider.ts';
import { VERA } from './vera/provider.ts';
import { WHISE } from './whise/provider.ts';

/** Every provider that a connection can be made to. */
export const PROVIDERS: readonly Provider[] = [WHISE, REALWORKS, SWEEPBRIGHT, SKARABEE, VERA, KOLIBRI];
