const OWN_PICTURE = /\/(logos|photos)\/[0-9a-f]{64}\.png$/;

/**
 * The path of a picture that the server stores, which the console may show; null for one of another site, and for none.
 */
export function ownPicturePath(url: string | null): string | null {
  return url !== null && OWN_PICTURE.test(url) && URL.canParse(url) ? new URL(url).pathname : null;
}
