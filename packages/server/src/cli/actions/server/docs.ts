import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../../../config.ts';
import { print } from '../../../infra/terminal.ts';

/** The address is printed in any case: a browser that starts and shows nothing says nothing. */
export async function docsAction({ print: printOnly }: { print?: true }): Promise<void> {
  const address = `${readConfig().publicUrl}/docs`;
  print(address);
  if (!printOnly && process.stdout.isTTY) await openInBrowser(address);
}

/** Nothing where there is no browser: a machine without a screen, or without the program that opens addresses. */
async function openInBrowser(address: string): Promise<void> {
  // These belong to the desktop, not to our settings.
  const hasScreen = ['DISPLAY', 'WAYLAND_DISPLAY', 'BROWSER'].some((name) => process.env[name]);
  if (!hasScreen) return;
  const child = spawn('xdg-open', [address], { stdio: 'ignore', detached: true });
  await Promise.race([once(child, 'spawn'), once(child, 'error')]).catch(() => undefined);
  child.unref();
}
