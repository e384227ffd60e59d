import type { ClientPermission } from '../../caller.ts';

/** A program that calls the API for one context. */
export interface Client {
  contextId: string;
  contextSlug: string;
  id: string;
  name: string;
  permissions: ClientPermission[];
  createdAt: Date;
  disabledAt: Date | null;
  /** To the minute. */
  lastTokenAt: Date | null;
  liveSecrets: number;
  /** The log of its requests has their bodies, redacted. */
  recordsBodies: boolean;
}

/** What a new client needs; the secret is shown once and stored nowhere. */
export interface Credentials {
  clientId: string;
  clientSecret: string;
}
