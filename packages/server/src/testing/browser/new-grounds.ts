import type { Page } from 'playwright-core';

const seen = new Set<string>();

/**
 * Runs in the page: keeps the first element of each ground there, and returns the grounds. A ground is the colour,
 * size, weight and decoration of a text, and all that is painted behind it up to the root.
 */
const FIND_GROUNDS = `(() => {
  const paints = new Map([[null, '']]);
  const paintOf = (one) => {
    if (!paints.has(one)) {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(one);
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
      const behind = paintOf(one.parentElement);
      paints.set(one, own === 'rgba(0, 0, 0, 0),none,1,none,normal' ? behind : behind + '>' + own);
    }
    return paints.get(one);
  };
  const hasText = (one) =>
    one.matches('input, select, textarea, button') ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const groundOf = (one) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(one);
    // A link is distinguished from the text that it stands in, and what is switched off may be pale.
    const around = one.matches('a') && getComputedStyle(one.parentElement);
    const isOff = one.closest(':disabled, [aria-disabled=true]') !== null;
    return [one.localName, isOff, color, fontSize, fontWeight, textShadow, textDecorationLine,
      around.color, around.fontWeight, paintOf(one)].join();
  };
  const grounds = new Map();
  for (const one of document.querySelectorAll('body, body *')) {
    if (!hasText(one) || !one.checkVisibility()) continue;
    const ground = groundOf(one);
    if (!grounds.has(ground)) grounds.set(ground, one);
  }
  globalThis.rooftreeGrounds = grounds;
  return [...grounds.keys()];
})()`;

/**
 * One element with text for each ground that this process has not seen yet: an expression for the page, or null when
 * nothing is new. Two texts on the same ground have the same contrast, unless something lies below one of them that is
 * not around it.
 */
export async function newGrounds(page: Page): Promise<string | null> {
  const grounds = await page.evaluate<string[]>(FIND_GROUNDS);
  const fresh = grounds.filter((ground) => !seen.has(ground));
  for (const ground of fresh) seen.add(ground);
  return fresh.length === 0
    ? null
    : `${JSON.stringify(fresh)}.map((ground) => globalThis.rooftreeGrounds.get(ground))`;
}
