import type { Browser, Page } from 'playwright-core';

/** A mid-range phone, as Chromium's developer tools throttle it. */
const CPU_SLOWDOWN = 4;
// Source: Chromium DevTools, network preset "Fast 3G": 1.6 Mbit/s × 0.9 down, 750 kbit/s × 0.9 up, 150 ms × 3.75; read
// 2026.
const FAST_3G = {
  offline: false,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
  latency: 150 * 3.75,
};
const SLIDER_MOVES = 40;
/** Several times what a loaded machine needs; then a page that never plans ends the bench. */
const STEP_LIMIT_MS = 30_000;

/**
 * From the tap on the link until the labels, the total and the first step are painted, until the page answers, and
 * until it plans.
 */
export async function measureOpening(
  browser: Browser,
  url: string,
): Promise<{ contentMs: number; aliveMs: number; engineMs: number }> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('html[data-engine]').waitFor();
    return page.evaluate(`(async () => {
      const entries = (type) => new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries()))
        .observe({ type, buffered: true }));
      const paints = await entries('paint');
      const isThere = ['.badge', '.hero-cost dd', '#step-1'].every((what) => document.querySelector(what));
      const [largest] = (await entries('largest-contentful-paint')).slice(-1);
      const first = paints.find(({ name }) => name === 'first-contentful-paint').startTime;
      return { contentMs: isThere ? Math.max(first, largest.startTime) : Infinity, aliveMs: window.aliveAt, engineMs: window.engineAt };
    })()`);
  });
}

/** Moves the slider as fingers do, one notch after the other; each time from the input until the next paint. */
export async function measureSlider(
  browser: Browser,
  url: string,
  slider: 'target' | 'budget',
): Promise<number[]> {
  return onPhone(browser, async (page) => {
    await page.goto(url);
    await page.locator('html[data-engine]').waitFor();
    await page.evaluate(`{
      window.repaints = [];
      document.getElementById('${slider}').addEventListener('input', (event) => {
        // The task after the next frame's paint: what was drawn for this input is on the screen.
        requestAnimationFrame(() => setTimeout(() => window.repaints.push(performance.now() - event.timeStamp)));
      });
    }`);
    // A reader reads before reaching for a slider; the page warms its engine up meanwhile.
    await page.waitForTimeout(2000);
    await page.locator(`#${slider}`).press('End');
    for (let move = 0; move < SLIDER_MOVES; move++) {
      await page.keyboard.press(move % 8 < 5 ? 'ArrowLeft' : 'ArrowRight');
      await page.waitForTimeout(60);
    }
    return page.evaluate<number[]>('window.repaints');
  });
}

/** Never settles on a page that works; else it reports at once what is missing, such as the files of an old build. */
function faultOf(page: Page): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = (fault: string) => reject(new Error(`the page does not work: ${fault}; run npm run build`));
  page.on('pageerror', ({ message }) => fail(message));
  page.on('response', (response) => {
    const isNeeded = ['document', 'script'].includes(response.request().resourceType());
    if (isNeeded && response.status() >= 400) fail(`${response.status()} for ${response.url()}`);
  });
  return promise;
}

async function onPhone<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    hasTouch: true,
  });
  try {
    context.setDefaultTimeout(STEP_LIMIT_MS);
    const page = await context.newPage();
    await page.addInitScript(`new MutationObserver((_, observer) => {
      const { alive, engine } = document.documentElement?.dataset ?? {};
      if (alive) window.aliveAt ??= performance.now();
      if (engine) { window.engineAt = performance.now(); observer.disconnect(); }
    }).observe(document, { attributes: true, subtree: true })`);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', FAST_3G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await Promise.race([use(page), faultOf(page)]);
  } finally {
    await context.close();
  }
}
