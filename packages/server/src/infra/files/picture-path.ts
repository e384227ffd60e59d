/** Where a copy of a picture is: 128 random bits that cannot be guessed. */
const PICTURE_PATH = /^pictures\/[A-Za-z0-9_-]{22}\/picture\.(jpg|png|webp)$/;
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** The media type of the picture at this path; null when it is none. */
export function pictureType(path: string): string | null {
  return TYPES[PICTURE_PATH.exec(path)?.[1] ?? ''] ?? null;
}
