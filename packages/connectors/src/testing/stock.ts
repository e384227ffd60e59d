/** The records of a simulated provider, by their identifiers and in the order in which they last changed. */
export interface Stock<Record> {
  /** Adds or changes one. */
  put(id: string, record: Record): void;
  get(id: string): Record | undefined;
  /** It is no longer listed: nothing tells that it was. */
  vanish(id: string): void;
  /** A listing that shrinks to nothing. */
  clear(): void;
  all(): readonly (readonly [id: string, record: Record])[];
}

export function createStock<Record>(): Stock<Record> {
  const records = new Map<string, Record>();
  return {
    put(id, record) {
      // The one that changed last stands last.
      records.delete(id);
      records.set(id, record);
    },
    get: (id) => records.get(id),
    vanish: (id) => void records.delete(id),
    clear: () => records.clear(),
    all: () => [...records],
  };
}
