/**
 * Runs one query for all callers that arrive while the one before is under way: each result was requested after its
 * caller arrived.
 */
export function shareInFlight<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return () => {
    next ??= underWay.then(() => {
      next = undefined;
      const asked = ask();
      underWay = asked.catch(() => undefined);
      return asked;
    });
    return next;
  };
}
