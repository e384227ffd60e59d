import { Fault } from '../fault.ts';

/** The result of the work, or the fault `busy` when it takes longer than this: what hangs is not waited for. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Fault('busy', [`took longer than ${milliseconds} ms`])),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
