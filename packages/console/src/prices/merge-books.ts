/** Two people on one draft; pure. */
import type { BookContent } from './price-book.ts';

/** What each entry of a draft is known by. */
const KEYS = {
  prices: ({ work, region }: BookContent['prices'][number]) => `${work} ${region}`,
  switched_off: ({ grant }: BookContent['switched_off'][number]) => grant,
  grants: ({ id }: BookContent['grants'][number]) => id,
};

/**
 * Theirs, with what was changed here since `before` on top: what was taken away here goes, what was added or changed
 * here comes in its place. Nothing that was typed is lost, and nothing of theirs goes that was not touched here.
 */
export function mergeBooks(before: BookContent, mine: BookContent, theirs: BookContent): BookContent {
  return {
    prices: mergeLists(before.prices, mine.prices, theirs.prices, KEYS.prices),
    switched_off: mergeLists(before.switched_off, mine.switched_off, theirs.switched_off, KEYS.switched_off),
    grants: mergeLists(
      before.grants,
      renamed(before.grants, mine.grants, theirs.grants),
      theirs.grants,
      KEYS.grants,
    ),
  };
}

/** How many entries of each kind others have changed. */
export function foreignCounts(before: BookContent, theirs: BookContent): Record<keyof BookContent, number> {
  const differing = <Entry>(was: readonly Entry[], is: readonly Entry[], keyOf: (entry: Entry) => string) => {
    const [old, now] = [was, is].map(
      (list) => new Map(list.map((entry) => [keyOf(entry), JSON.stringify(entry)])),
    );
    const keys = new Set([...was, ...is].map(keyOf));
    return [...keys].filter((key) => old?.get(key) !== now?.get(key)).length;
  };
  return {
    prices: differing(before.prices, theirs.prices, KEYS.prices),
    switched_off: differing(before.switched_off, theirs.switched_off, KEYS.switched_off),
    grants: differing(before.grants, theirs.grants, KEYS.grants),
  };
}

type Grants = BookContent['grants'];

/** Two people may have given two grants the same id: the one from here gets another. */
function renamed(before: Grants, mine: Grants, theirs: Grants): Grants {
  const known = new Set(before.map(KEYS.grants));
  const taken = new Set([...mine, ...theirs].map(KEYS.grants));
  return mine.map((grant) => {
    const other = theirs.find(({ id }) => id === grant.id);
    if (known.has(grant.id) || other === undefined || JSON.stringify(other) === JSON.stringify(grant))
      return grant;
    let [number, id] = [2, `${grant.id}-2`];
    while (taken.has(id)) {
      number += 1;
      id = `${grant.id}-${number}`;
    }
    taken.add(id);
    return { ...grant, id };
  });
}

function mergeLists<Entry>(
  before: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const [was, own] = [before, mine].map((list) => new Map(list.map((entry) => [keyOf(entry), entry])));
  const isMine = (key: string) => JSON.stringify(was?.get(key)) !== JSON.stringify(own?.get(key));
  const kept = theirs.flatMap((entry) => {
    const key = keyOf(entry);
    if (!isMine(key)) return [entry];
    const changed = own?.get(key);
    return changed === undefined ? [] : [changed];
  });
  const there = new Set(theirs.map(keyOf));
  return [...kept, ...mine.filter((entry) => !there.has(keyOf(entry)) && isMine(keyOf(entry)))];
}
