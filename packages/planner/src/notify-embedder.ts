/** Tells the page around an embedded one its height, and what happened, without anything of the reader. */
export function notifyEmbedder(event: 'opened' | 'saved'): void {
  if (parent !== window) parent.postMessage({ rooftreeEvent: event }, '*');
}

export function reportHeight(): void {
  const post = () => parent.postMessage({ rooftreeHeight: document.documentElement.offsetHeight }, '*');
  new ResizeObserver(post).observe(document.documentElement);
}
