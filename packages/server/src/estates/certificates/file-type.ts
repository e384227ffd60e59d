export type FileType = 'pdf' | 'image' | 'record' | 'archive' | 'unknown';

/** Signs that no text holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\0-\x08\x0e-\x1f]/;

/** The type by the file's first bytes, whatever its name or media type say. */
export function fileTypeOf(bytes: Uint8Array): FileType {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('\x89PNG') || head.startsWith('\xff\xd8\xff') || /^(II\*\0|MM\0\*)/.test(head))
    return 'image';
  if (head.startsWith('PK\x03\x04')) return 'archive';
  const isUtf16 = head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff');
  return head.trim() === '' || (CONTROL.test(head) && !isUtf16) ? 'unknown' : 'record';
}

/** A data file's text: UTF-16 by its mark, UTF-8, or else the western encoding that older exports have. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
