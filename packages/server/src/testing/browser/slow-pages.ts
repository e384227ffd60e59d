import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** Set by `npm test -- --races` to the seed of its delays. */
export const RACES = 'ROOFTREE_TEST_RACES';

const LONGEST_DELAY_MS = 1500;

/**
 * The pages of the context as on a bad line: each request, each head and each body of an answer, and each script comes
 * up to one and a half seconds late, so that answers overtake each other. The delays follow from the seed, from what is
 * asked for and from how many were asked before.
 */
export function slowPages(context: BrowserContext, seed: string): void {
  // Nothing is waited for: the browser runs commands in order, and a page that is gone needs no delays.
  const ignore = () => {};
  context.addInitScript(delayFetches, { seed, longestMs: LONGEST_DELAY_MS }).catch(ignore);
  let scripts = 0;
  context
    .route(/\.js(\?|$)/, async (route) => {
      // Not Math.random: see the seed. Knuth's multiplicative hash, of which the upper bits are well mixed.
      const draw = Math.imul(Number(seed) + ++scripts, 2654435761) >>> 0;
      await sleep((draw / 2 ** 32) * LONGEST_DELAY_MS);
      await route.continue().catch(ignore);
    })
    .catch(ignore);
}

/** Runs in the page, before its own scripts. */
function delayFetches({ seed, longestMs }: { seed: string; longestMs: number }): void {
  let count = 0;
  const late = (what: string) => {
    // Random names differ between runs, what is asked for does not.
    const text = `${seed} ${++count} ${what.replace(/[\da-f-]{8,}/g, '')}`;
    let hash = 2166136261;
    for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    return new Promise((resolve) => setTimeout(resolve, ((hash >>> 0) / 2 ** 32) * longestMs));
  };
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const what = String(request[0] instanceof Request ? request[0].url : request[0]);
    await late(what);
    const answer = await fetch(...request);
    await late(what);
    return answer;
  };
  for (const name of ['json', 'text', 'blob', 'arrayBuffer'] as const) {
    const read = Response.prototype[name];
    Object.defineProperty(Response.prototype, name, {
      async value(this: Response) {
        await late(this.url);
        return read.call(this);
      },
    });
  }
}
