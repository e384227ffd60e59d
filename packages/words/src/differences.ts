/**
 * Texts of a language that differ in places from those of another: Dutch for the Netherlands is written as its
 * differences from Dutch for Belgium.
 */

/** A text that is replaced as a whole. */
type Text = string | readonly unknown[] | ((...given: never[]) => unknown);

/** Some of the keys of `Texts`, at any depth. A key that it does not have is a type error. */
export type Differences<Texts> = Texts extends Text
  ? Texts
  : { readonly [Key in keyof Texts]?: Differences<Texts[Key]> };

/** The texts of `base`, in its order, with the differences in their places. */
// @__NO_SIDE_EFFECTS__
export function withDifferences<Texts extends object>(
  base: Texts,
  differences: Differences<NoInfer<Texts>>,
): Texts {
  // The type of the differences allows only keys of the texts, each with a value of the same type.
  return merge(base, differences) as Texts;
}

function merge(base: unknown, differences: unknown): unknown {
  if (differences === undefined) return base;
  if (!isGroup(base) || !isGroup(differences)) return differences;
  return Object.fromEntries(Object.entries(base).map(([key, text]) => [key, merge(text, differences[key])]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
