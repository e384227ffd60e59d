/**
 * Loads at the first call and caches the result. A failure is not cached: the next caller tries again, since a load
 * that failed for want of file handles or memory may succeed a second later.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
