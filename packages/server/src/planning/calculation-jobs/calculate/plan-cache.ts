import { createHash } from 'node:crypto';
import type { EstateInput } from '@rooftree/engine';
import type { EstatesWork } from './calculate-estates.thread.ts';

/** A plan as it is stored, and what is stored beside it. */
export interface WrittenPlan {
  plan: string;
  result: object;
}

/** Of the newer half: some 700 plans. A thread has room for ten times as much. */
const MOST_CHARACTERS = 10_000_000;

/**
 * Plans of homes of which the same is known: in many a portfolio that is no more than place, kind and year. Once the
 * newer half is full, what was not asked for since the last time is dropped.
 */
export class PlanCache {
  readonly #mostCharacters: number;
  #newer = new Map<string, WrittenPlan>();
  #older = new Map<string, WrittenPlan>();
  #characters = 0;

  constructor(mostCharacters = MOST_CHARACTERS) {
    this.#mostCharacters = mostCharacters;
  }

  /** What `make` throws is not cached. */
  getOrMake(key: string, make: () => WrittenPlan): WrittenPlan {
    const known = this.#newer.get(key);
    if (known !== undefined) return known;
    const made = this.#older.get(key) ?? make();
    const characters = key.length + made.plan.length;
    if (this.#characters + characters > this.#mostCharacters) {
      this.#older = this.#newer;
      this.#newer = new Map();
      this.#characters = 0;
    }
    this.#newer.set(key, made);
    this.#characters += characters;
    return made;
  }
}

/**
 * All that a plan depends on, and whose it is: no context finds out through the time that its jobs take what another
 * one knows of its homes.
 */
export function planKeys({
  contextId,
  controls,
  date,
  priceBook,
}: Pick<EstatesWork, 'contextId' | 'controls' | 'date' | 'priceBook'>): (estate: EstateInput) => string {
  const terms = createHash('sha256').update(JSON.stringify([contextId, controls, date, priceBook]));
  const prefix = terms.digest('base64');
  return (estate) => {
    const { country, region } = estate.address;
    // Only grants of municipalities go by the zip code, and only price books have any.
    const address = priceBook === null ? { country, region } : estate.address;
    return prefix + JSON.stringify({ ...estate, address });
  };
}
