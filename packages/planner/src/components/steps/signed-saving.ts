/** A saving is shown as what changes: fewer euros with a minus, more with a plus. */
export function signedSaving(saving: number, format: (value: number) => string): string {
  const rounded = Math.round(saving);
  if (rounded === 0) return format(0);
  return `${rounded > 0 ? '−' : '+'}\u00a0${format(Math.abs(rounded))}`;
}
