/**
 * How a provider's client speaks HTTP. The caller supplies it, so that time, size and hosts are bounded in one place.
 */

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Absolute. A host that is not the connection's own is refused before anything is sent. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface ProviderAnswer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** At most as many bytes as the caller allows; a larger answer is a fault. */
  body: Uint8Array;
}

export type Send = (request: ProviderRequest) => Promise<ProviderAnswer>;
