import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { RACES, slowPages } from './slow-pages.ts';

/**
 * Debian's Chromium without the windows around its pages, which cost a third of a test's time; nothing leaves for the
 * network.
 */
const OPTIONS: LaunchOptions = {
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Where `npm test` has a browser for all files: starting one costs as much as opening five pages. */
const SHARED = 'ROOFTREE_TEST_BROWSER';

/** No expectation of how fast a page is: what never happens ends a step here, before the limit of its test. */
const STEP_LIMIT_MS = 180_000;

/**
 * A browser of the test's own, or its own part of the shared one: contexts of others are neither seen nor closed with
 * it.
 */
export async function launchBrowser(): Promise<Browser> {
  const shared = process.env[SHARED];
  const browser = await (shared === undefined ? chromium.launch(OPTIONS) : chromium.connect(shared));
  const seed = process.env[RACES];
  return browser.on('context', (context) => {
    context.setDefaultTimeout(STEP_LIMIT_MS);
    if (seed !== undefined) slowPages(context, seed);
  });
}

/** For a process that starts test files: the browser, and the setting that leads them to it. */
export async function shareBrowser(): Promise<{ server: BrowserServer; env: Record<string, string> }> {
  const server = await chromium.launchServer({ ...OPTIONS, host: '127.0.0.1' });
  return { server, env: { [SHARED]: server.wsEndpoint() } };
}
