import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** Debian's Chromium, quiet: nothing leaves for the network. */
const OPTIONS: LaunchOptions = {
  executablePath: '/usr/bin/chromium',
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

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(OPTIONS);
}
