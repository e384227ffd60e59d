/** What a section through a building shows of an apartment. */
export interface Flat {
  key: string;
  name: string;
  /** 0 is the ground floor; null: not known. */
  floor: number | null;
  /** Null until there is a plan. */
  before: string | null;
  after: string | null;
}

export interface Floor<One extends Flat> {
  floor: number | null;
  flats: One[];
}

/**
 * From the top down; apartments whose floor is not known come last. Within a floor by name, so that 2B stands between
 * 2A and 2C.
 */
export function floorsOf<One extends Flat>(flats: readonly One[]): Floor<One>[] {
  const floors = Map.groupBy(flats, ({ floor }) => floor);
  return [...floors]
    .map(([floor, own]) => ({
      floor,
      flats: own.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
    }))
    .toSorted(
      (one, other) =>
        (other.floor ?? Number.NEGATIVE_INFINITY) - (one.floor ?? Number.NEGATIVE_INFINITY) || 0,
    );
}
