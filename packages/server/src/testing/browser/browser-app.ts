import { after } from 'node:test';
import type { Browser } from 'playwright-core';
import { startTestApp, type TestApp } from '../test-app.ts';
import { launchBrowser } from './browser.ts';

/** The server and the browser of a test file. They end with the tests of the file. */
export async function startBrowserApp(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<{ app: TestApp; browser: Browser }> {
  const [app, browser] = await Promise.all([startTestApp(options), launchBrowser()]);
  after(async () => {
    await browser.close();
    await app.stop();
  });
  return { app, browser };
}
