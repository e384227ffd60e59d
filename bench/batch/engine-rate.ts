import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Plans per second of the engine alone, on so many threads at once. */
export async function engineRate(threads: number): Promise<number> {
  const file = fileURLToPath(new URL('./engine-rate.thread.ts', import.meta.url));
  const rates = Array.from(
    { length: threads },
    () =>
      new Promise<number>((resolve, reject) => {
        const worker = new Worker(file);
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
}
