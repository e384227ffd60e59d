import { unavailable } from './error-handler.ts';

/** The work's result, or a 503 when it takes longer than this. For parts of an answer that may take long as a whole. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
