import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const RETRY_MS = 100;

/** One channel on a connection of its own, which is opened again when it is lost. */
export class Listener {
  readonly #createClient: () => Client;
  readonly #channel: string;
  readonly #onPayload: (payload: string) => void;
  #client: Client | undefined;
  #isEnded = false;

  constructor(createClient: () => Client, channel: string, onPayload: (payload: string) => void) {
    this.#createClient = createClient;
    this.#channel = channel;
    this.#onPayload = onPayload;
  }

  /** Resolves when it listens. */
  async open(): Promise<void> {
    const client = this.#createClient();
    // Its end says the same.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#onPayload(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    this.#client = client;
    client.on('end', () => void this.#reopen());
    if (this.#isEnded) await client.end();
  }

  async #reopen(): Promise<void> {
    while (!this.#isEnded) {
      await sleep(RETRY_MS);
      try {
        return await this.open();
      } catch {
        // The server is not back yet.
      }
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#client?.end();
  }
}
