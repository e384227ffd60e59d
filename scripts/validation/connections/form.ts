/** Invented records in a provider's own form, each put together from hand-written pieces. */

export type Fields = Readonly<Record<string, unknown>>;

/**
 * A piece of a record as the provider writes it, and what it says in our words, by the paths of a listing. Both are
 * written by hand.
 */
export type Piece = readonly [written: Fields, means: Fields];

export interface Form {
  provider: string;
  /** One piece of each group makes a record. What depends on something else stands with it in one group. */
  groups: readonly (readonly Piece[])[];
  /** What real answers have besides and must not be used. */
  noise: readonly Fields[];
  /** Puts the number of the record where the provider has it. */
  identify: (number: number) => Piece;
}

export interface Example {
  record: Fields;
  expected: Fields;
}

export type Pick = <Value>(values: readonly Value[]) => Value;

/** The same choices for the same seed, on every machine. */
export function createPick(seed: number): Pick {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (values) => {
    // Xorshift: Marsaglia, 2003.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    const value = values[state % values.length];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
}

export function exampleOf({ groups, noise, identify }: Form, seed: number): Example {
  const pick = createPick(seed);
  const pieces = [identify(seed), ...groups.map((group) => pick(group))];
  const written = [...pieces.map(([each]) => each), pick([{}, ...noise]), pick([{}, ...noise])];
  return {
    record: varied(written.reduce(merged, {}), pick),
    expected: Object.assign({}, ...pieces.map(([, means]) => means)),
  };
}

/** Lists are joined, records are merged, and of two values the later one stays. */
function merged(one: Fields, other: Fields): Fields {
  const result: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = result[name];
    if (Array.isArray(before) && Array.isArray(value)) result[name] = [...before, ...value];
    else if (isFields(before) && isFields(value)) result[name] = merged(before, value);
    else result[name] = value;
  }
  return result;
}

/**
 * The same record as another version of the provider may write it: names in another order, numbers as texts, spaces
 * around texts.
 */
function varied(record: Fields, pick: Pick): Fields {
  const names = Object.keys(record);
  const order = new Map(names.map((name) => [name, pick(PLACES)]));
  names.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  return Object.fromEntries(names.map((name) => [name, variedValue(record[name], pick)]));
}

const PLACES = Array.from({ length: 97 }, (_, place) => place);

function variedValue(value: unknown, pick: Pick): unknown {
  if (Array.isArray(value)) return value.map((each) => variedValue(each, pick));
  if (isFields(value)) return varied(value, pick);
  if (typeof value === 'number') return pick([value, value, String(value)]);
  // Addresses on the web and identifiers are never padded.
  const isText =
    typeof value === 'string' && value !== '' && !/^(https:|\d{4}[A-Z]{2}$|[\da-f-]{11,}$)/.test(value);
  return isText ? pick([value, value, value, `${value} `, ` ${value}`]) : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
