/** Brings a fact's field into sight and puts the cursor into it, also when its group is still folded. */
export function openFact(name: string): void {
  const find = () => document.getElementById(`fact-${name}`);
  const group = find()?.closest('details') ?? document.getElementById('more-facts');
  if (group instanceof HTMLDetailsElement) group.open = true;
  // After the group was drawn, and after the browser has followed the link, which would take the focus away again.
  setTimeout(() => find()?.focus(), 50);
}
