/** Slow enough to cost nothing, fast enough for a supervisor that starts the next process at once. */
const CHECK_EVERY_MS = 200;

/**
 * `npx rooftree serve` is npx, a shell and this process. npx passes a signal on to the shell only, which ends without
 * us. So when the parent is gone, the signal was meant for this process.
 */
export function onNpxEnd(stop: () => void): void {
  // Set by npm, not one of our settings.
  if (process.env['npm_lifecycle_event'] !== 'npx') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, CHECK_EVERY_MS);
  timer.unref();
}
