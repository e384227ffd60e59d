/** Resolves after `ms`; rejects at once with the signal's reason when it fires. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await untilAborted(elapsed, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The promise's outcome, unless the signal fires first. The work behind the promise goes on: others may share it. */
export function untilAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    const settle = () => signal.removeEventListener('abort', abort);
    promise.then(resolve, reject).finally(settle);
  });
}
