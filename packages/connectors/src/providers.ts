import type { Provider } from './contract/provider.ts';
import { REALWORKS } from './realworks/provider.ts';
import { SWEEPBRIGHT } from './sweepbright/provider.ts';
import { WHISE } from './whise/provider.ts';

/** Every provider that a connection can be made to. */
export const PROVIDERS: readonly Provider[] = [WHISE, REALWORKS, SWEEPBRIGHT];
