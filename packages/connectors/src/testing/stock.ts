/** The records of a simulated provider, by their identifiers and in the order in which they last changed. */
export interface Stock<Record> {
  /** Adds or changes one. */
  put(id: string, record: Record): void;
  get(id: string): Record | undefined;
  /** It is no longer listed: nothing shows that it was. */
  vanish(id: string): void;
  /** A listing that shrinks to nothing. */
  clear(): void;
  /** The same list until something changes. */
  all(): readonly (readonly [id: string, record: Record])[];
}

export function createStock<Record>(): Stock<Record> {
  const records = new Map<string, Record>();
  let listed: [string, Record][] | null = null;
  return {
    put(id, record) {
      // The one that changed last stands last.
      records.delete(id);
      records.set(id, record);
      listed = null;
    },
    get: (id) => records.get(id),
    vanish(id) {
      records.delete(id);
      listed = null;
    },
    clear() {
      records.clear();
      listed = null;
    },
    all() {
      listed ??= [...records];
      return listed;
    },
  };
}
