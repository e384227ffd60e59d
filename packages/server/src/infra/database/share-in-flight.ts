/** Asks once for all who want to know while the question before is under way: each answer was asked for after they wanted it. */
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
