/**
 * The logo of a context is an address. An uploaded one is stored here, and its address is a path of our own: it becomes
 * a whole address where it leaves the server, so that the server can move.
 */
const OWN_LOGO = /^\/logos\/[0-9a-f]{64}\.png$/;

export interface Logo {
  png: Uint8Array;
  width: number;
  height: number;
}

/** Large enough for paper, small enough for a phone. */
export const LARGEST_LOGO = { width: 800, height: 240 };

export function isOwnLogo(logoUrl: string | null): boolean {
  return logoUrl !== null && OWN_LOGO.test(logoUrl);
}

export function logoAddress(publicUrl: string, logoUrl: string | null): string | null {
  return isOwnLogo(logoUrl) ? `${publicUrl}${logoUrl}` : logoUrl;
}

/** As a picture within a drawing, which is how passports and previews place it. */
export function logoDataUrl({ png }: Logo): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
