/**
 * The fields of a Protocol Buffers message by number, as https://protobuf.dev/programming-guides/encoding (2026) lays
 * them down: integers as they are, everything else as its bytes.
 */
export function protobufFields(bytes: Buffer): Map<number, (Buffer | bigint)[]> {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('the message ends in the middle of a number');
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const readers: Record<number, () => Buffer | bigint> = {
    0: varint,
    1: () => take(8),
    2: () => take(Number(varint())),
    5: () => take(4),
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const read = readers[tag & 7];
    if (read === undefined) throw new Error(`wire type ${tag & 7} is unknown`);
    const number = tag >> 3;
    fields.set(number, [...(fields.get(number) ?? []), read()]);
  }
  return fields;
}
