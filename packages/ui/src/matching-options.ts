export interface Option<Value extends string = string> {
  value: Value;
  text: string;
}

/** Without case and accents: "liege" finds "Liège". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The options that have every typed word, those that begin with the text first. */
export function matchingOptions<Value extends string>(
  options: readonly Option<Value>[],
  typed: string,
): readonly Option<Value>[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  const found = options.filter(({ text }) => words.every((word) => plain(text).includes(word)));
  const [first, rest] = [true, false].map((isFirst) =>
    found.filter(({ text }) => plain(text).startsWith(wanted) === isFirst),
  );
  return [...(first ?? []), ...(rest ?? [])];
}
