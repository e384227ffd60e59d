/** PostgreSQL's names for the files of its write-ahead log, and places in them. */
export interface WalLine {
  timeline: number;
  segmentBytes: number;
}

const HALF = 0x1_0000_0000;

/** The number of the segment that holds this place, written as `16/B374D848`. */
export function segmentOf(lsn: string, { segmentBytes }: WalLine): number {
  const [high = '', low = ''] = lsn.split('/');
  const bytes = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  return Number(bytes / BigInt(segmentBytes));
}

/** Its name, such as `000000010000001600000000B3`. */
export function segmentName(segment: number, { timeline, segmentBytes }: WalLine): string {
  const perHalf = HALF / segmentBytes;
  return [timeline, Math.floor(segment / perHalf), segment % perHalf]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

/** Where it begins, as PostgreSQL writes places. */
export function startOf(segment: number, { segmentBytes }: WalLine): string {
  const bytes = BigInt(segment) * BigInt(segmentBytes);
  return `${(bytes >> 32n).toString(16).toUpperCase()}/${(bytes & 0xffff_ffffn).toString(16).toUpperCase()}`;
}
