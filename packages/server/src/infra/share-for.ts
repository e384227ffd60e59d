/** Runs the work once for all callers while it is under way or its result, failures included, is younger than this. */
export function shareFor<Result>(milliseconds: number, work: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  return () => {
    if (shared !== undefined) return shared;
    const forget = () => {
      setTimeout(() => {
        shared = undefined;
      }, milliseconds).unref();
    };
    shared = work();
    shared.then(forget, forget);
    return shared;
  };
}
