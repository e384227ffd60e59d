/**
 * The logo of a context is an address, and so is the photo of its contact. An uploaded picture is stored here, and its
 * address is a path of our own: it becomes a whole address where it leaves the server, so that the server can move.
 */
const OWN_PICTURE = /^\/(logos|photos)\/[0-9a-f]{64}\.png$/;

export interface Picture {
  png: Uint8Array;
  width: number;
  height: number;
}

export type PictureKind = 'logo' | 'photo';

export function isOwnPicture(url: string | null): boolean {
  return url !== null && OWN_PICTURE.test(url);
}

export function pictureAddress(publicUrl: string, url: string | null): string | null {
  return isOwnPicture(url) ? `${publicUrl}${url}` : url;
}

/** As a picture within a drawing, which is how passports and previews place it. */
export function pictureDataUrl({ png }: Picture): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
