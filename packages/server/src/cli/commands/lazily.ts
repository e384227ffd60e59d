/** An action whose module is loaded when its command runs: help loads none, so it starts fast. */
export function lazily<Arguments extends unknown[]>(
  load: () => Promise<(...args: Arguments) => void | Promise<void>>,
): (...args: Arguments) => Promise<void> {
  return async (...args) => (await load())(...args);
}
