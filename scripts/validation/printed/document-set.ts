/** Sets of whole documents: every kind draws its own, and the same seed gives the same document. */
import { randomDwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { PageKind } from './fourteenth-page.ts';
import type { Printed } from './home.ts';

export interface DocumentSet<Kind extends string> {
  kinds: readonly Kind[];
  compose: (kind: Kind, seed: number) => Printed;
}

/** `perSeed` and `perKind` keep the homes of one set apart from those of another. */
export function documentSet<Kind extends string>(
  pages: Readonly<Record<Kind, PageKind>>,
  perSeed: number,
  perKind: number,
): DocumentSet<Kind> {
  // The keys of a record are its names.
  const kinds = Object.keys(pages) as Kind[];
  const compose = (kind: Kind, seed: number) => {
    const random = new Random(seed * perSeed + kinds.indexOf(kind) * perKind);
    return pages[kind](random, randomDwelling(random), `${kind}-${seed}`);
  };
  return { kinds, compose };
}
