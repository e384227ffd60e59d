/** Tells the page around an embedded one its height, and what happened, without anything of the reader. */
export function tellEmbedder(event: 'opened' | 'saved'): void {
  if (parent !== window) parent.postMessage({ rooftreeEvent: event }, '*');
}

export function tellHeight(): void {
  const tell = () => parent.postMessage({ rooftreeHeight: document.documentElement.offsetHeight }, '*');
  new ResizeObserver(tell).observe(document.documentElement);
}
