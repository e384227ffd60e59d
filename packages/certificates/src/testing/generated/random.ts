/** Numbers from 0 to 1 that are the same for the same seed: mulberry32 (2017, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class Random {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = randomFrom(seed);
  }

  between(least: number, most: number, decimals = 0): number {
    return Number((least + this.#next() * (most - least)).toFixed(decimals));
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.#next() * items.length)] ?? items[0];
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, at: this.#next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }
}
