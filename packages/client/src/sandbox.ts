import type { CreatedSandboxHomes, SandboxClock, SandboxHomes, SandboxReset } from './contract.ts';
import type { Api } from './transport/api.ts';
import type { CallOptions } from './transport/send.ts';

/**
 * For tests. Needs a client of a sandbox with the permission `sandbox:manage`; in other contexts each call is a
 * `NotFoundError`.
 */
export interface Sandbox {
  /** Invented homes, the same ones for the same seed. */
  createHomes(homes?: SandboxHomes, options?: CallOptions): Promise<CreatedSandboxHomes>;
  /** Removes everything but clients, members, webhooks and settings. */
  reset(options?: CallOptions): Promise<SandboxReset>;
  /** The day for which plans are made, such as `2030-01-01`; null for today. */
  setClock(date: string | null, options?: CallOptions): Promise<SandboxClock>;
}

export function createSandbox(api: Api): Sandbox {
  return {
    createHomes: (homes = {}, options) =>
      api.json({ method: 'POST', path: ['sandbox', 'homes'], body: homes, once: true }, options),
    reset: (options) => api.json({ method: 'POST', path: ['sandbox', 'reset'], once: true }, options),
    setClock: (date, options) =>
      api.json({ method: 'PUT', path: ['sandbox', 'clock'], body: { date } }, options),
  };
}
