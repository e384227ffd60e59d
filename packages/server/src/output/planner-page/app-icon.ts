/** A house front on paper, for the home screen of a phone. */
export const APP_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 180 180"><rect width="180" height="180" fill="#fbfaf7"/><path fill="#0b5d4b" d="M90 34 152 86v7h-11v60H39V93H28v-7Z"/></svg>';

const ICON_SIZE = 180;
const HEADER_BYTES = 22;

/** An icon file with one PNG in it, which every browser of today reads. Microsoft, "ICO file format". */
export function icoOf(png: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICON_SIZE, 6);
  header.writeUInt8(ICON_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
