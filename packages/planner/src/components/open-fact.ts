/** Brings a fact's field into sight and puts the cursor into it, also when its group is folded. */
export function openFact(name: string): void {
  const field = document.getElementById(`fact-${name}`);
  const group = field?.closest('details');
  if (group) group.open = true;
  // After the browser has followed the link to the field, which would take the focus away again.
  setTimeout(() => field?.focus({ preventScroll: true }));
}
