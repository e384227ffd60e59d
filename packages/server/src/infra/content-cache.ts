import { hash } from 'node:crypto';

interface Entry<Value> {
  value: Promise<Value>;
  bytes: number;
}

/**
 * A cache by the whole content that a value was made of: there is nothing to invalidate. Holds so many bytes, and
 * discards what was not used the longest. Callers that come while a value is being made wait for that one.
 */
export class ContentCache<Value> {
  readonly #mostBytes: number;
  readonly #bytesOf: (value: Value) => number;
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#mostBytes = mostBytes;
    this.#bytesOf = bytesOf;
  }

  /**
   * `content` is anything that can be written as JSON. What `isHeld` denies is given to those who wait, and made again
   * for the next.
   */
  async get(content: unknown, create: () => Promise<Value>, isHeld: (value: Value) => boolean = () => true) {
    const key = hash('sha256', JSON.stringify(content), 'base64url');
    const known = this.#entries.get(key);
    if (known !== undefined) {
      // Used last.
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    const entry: Entry<Value> = { value: create(), bytes: 0 };
    this.#entries.set(key, entry);
    try {
      const value = await entry.value;
      if (isHeld(value)) this.#hold(key, entry, this.#bytesOf(value));
      else this.#remove(key, entry);
      return value;
    } catch (error) {
      this.#remove(key, entry);
      throw error;
    }
  }

  #hold(key: string, entry: Entry<Value>, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) break;
      // One that is being made has no bytes yet, and others wait for it.
      if (old.bytes > 0) this.#remove(oldKey, old);
    }
  }

  #remove(key: string, entry: Entry<Value>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
