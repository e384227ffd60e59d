/** So many results at most: then all are forgotten. */
const MOST_CACHED = 4000;

/** For a result that depends on nothing but its key: a portfolio needs the same ones again and again. */
export function cached<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= MOST_CACHED) cache.clear();
  const made = make();
  cache.set(key, made);
  return made;
}
