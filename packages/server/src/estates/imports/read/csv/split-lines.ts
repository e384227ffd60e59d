/** The lines of JSON lines. Not by `readline`, which also ends a line at U+2028, which JSON may hold. */
export async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of text) {
    const lines = (begun + piece).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}
