/** Opens what hides the target of a link within the page: its panel, or the step that it names. */
export function openTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  const inner = target?.matches('.step') ? target.querySelector('details') : null;
  for (
    let one: Element | null | undefined = inner ?? target?.closest('details');
    one;
    one = one.parentElement?.closest('details')
  )
    if (one instanceof HTMLDetailsElement) one.open = true;
}

/** For every link of the page, now and later; and for the address that it was opened with. */
export function openTargets(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    if (link !== null) openTarget(link.getAttribute('href') ?? '');
  };
  openTarget(location.hash);
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
