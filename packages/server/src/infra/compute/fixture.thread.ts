/** Work for the tests of the pool. */
export const double = (value: number): number => value * 2;

export const dieOf = (cause: 'exit' | 'throw' | 'loop'): void => {
  if (cause === 'exit') process.exit(3);
  if (cause === 'throw') throw new Error('thrown by the task');
  while (true) Math.random();
};

export const waitUntilSet = (flag: Int32Array): void => {
  Atomics.wait(flag, 0, 0);
};
