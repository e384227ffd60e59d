/** An action whose module is loaded when its command runs: help and completion load none, so they start fast. */
export function lazily<Arguments extends unknown[]>(
  load: () => Promise<(...args: Arguments) => void | Promise<void>>,
): (...args: Arguments) => Promise<void> {
  return async (...args) => (await load())(...args);
}
