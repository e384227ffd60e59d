import type { Provider } from './contract/provider.ts';

/** Every provider that a connection can be made to. */
export const PROVIDERS: readonly Provider[] = [];
