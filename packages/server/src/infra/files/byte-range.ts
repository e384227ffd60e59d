/** The one range that a `Range` header requests (RFC 9110, 14.2). */
type ByteRange = { start: number; end: number } | 'whole' | 'unsatisfiable';

/** A malformed header, or one with several ranges, is answered with the whole file, as the RFC allows. */
export function readByteRange(header: string | undefined, bytes: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'whole';
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  return start <= end && start < bytes ? { start, end } : 'unsatisfiable';
}
