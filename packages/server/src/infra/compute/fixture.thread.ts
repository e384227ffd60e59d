/** Work for the tests of the pool. */
import { threadId } from 'node:worker_threads';

export const double = (value: number): number => value * 2;

export const dieOf = (cause: 'exit' | 'throw' | 'loop'): void => {
  if (cause === 'exit') process.exit(3);
  if (cause === 'throw') throw new Error('thrown by the task');
  while (true) Math.random();
};

export const threadNumber = (): number => threadId;

/** Ends well, and its thread dies afterwards: when the result has long arrived, also where the receiver is busy. */
export const dieLater = (): void => {
  setTimeout(() => {
    throw new Error('thrown after the task');
  }, 500);
};

/** Says in the second number that it has begun, and ends when the first is set. */
export const waitUntilSet = (flags: Int32Array): void => {
  Atomics.store(flags, 1, 1);
  Atomics.wait(flags, 0, 0);
};
