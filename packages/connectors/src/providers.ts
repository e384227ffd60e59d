import type { Provider } from './contract/provider.ts';
import { REALWORKS } from './realworks/provider.ts';

/** Every provider that a connection can be made to. */
export const PROVIDERS: readonly Provider[] = [REALWORKS];
