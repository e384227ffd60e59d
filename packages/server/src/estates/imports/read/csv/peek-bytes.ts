/**
 * The first bytes of a source, at least `count` where it has so many, and then all of it. Who ends early closes the
 * source.
 */
export async function peekBytes(
  source: AsyncIterable<Buffer>,
  count: number,
): Promise<{ first: Buffer; all: AsyncGenerator<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]();
  let first: Buffer = Buffer.alloc(0);
  while (first.length < count) {
    const next = await chunks.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  async function* all(): AsyncGenerator<Buffer> {
    try {
      yield first;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    } finally {
      await chunks.return?.();
    }
  }
  return { first, all: all() };
}
