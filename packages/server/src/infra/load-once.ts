/**
 * Loads at the first call and keeps what was loaded. A failure is not kept: whoever asks next tries anew, since a load that
 * failed for want of file handles or memory may succeed a second later.
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
