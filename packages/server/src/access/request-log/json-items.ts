const FIRST_BYTES = 16 * 1024;

/**
 * Items of a JSON array, collected outside the heap: thousands of texts that live for a second would be copied by every
 * collection of garbage meanwhile.
 */
export class JsonItems {
  count = 0;
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;

  /** Adds an item that is already JSON. */
  add(json: string): void {
    // UTF-8 has at most three bytes for each unit of a text, and the comma is one more.
    this.#reserve(3 * json.length + 1);
    if (this.count > 0) this.#length += this.#bytes.write(',', this.#length, 'latin1');
    this.#length += this.#bytes.write(json, this.#length);
    this.count++;
  }

  toArray(): string {
    return `[${this.#bytes.toString('utf8', 0, this.#length)}]`;
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.#length + bytes));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
