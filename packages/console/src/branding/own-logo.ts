const OWN_LOGO = /\/logos\/[0-9a-f]{64}\.png$/;

/**
 * The path of a logo that the server stores, which the console may show; null for one of another site, and for none.
 */
export function ownLogoPath(logoUrl: string | null): string | null {
  return logoUrl !== null && OWN_LOGO.test(logoUrl) && URL.canParse(logoUrl)
    ? new URL(logoUrl).pathname
    : null;
}
