/** An address may hold `?` and `&`: unencoded they would add recipients and texts to the mail. */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** Only what a telephone dials. */
export function telTo(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
