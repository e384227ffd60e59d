/** From plans made twice to what a change of the price book does to all of them; pure. */

/** What the owner pays for the works, by the prices that are used now and by the new ones. */
export interface PlannedTwice {
  beforeCents: number;
  afterCents: number;
  /** Not only dearer or cheaper: other works are chosen. */
  hasOtherWorks: boolean;
}

export interface Preview {
  /** All suggested plans of the context. */
  plans: number;
  /** Those that were made twice to know; all of them, or a sample. */
  sampled: number;
  /** Of the sample: plans whose cost changes, and plans with other works. */
  moved: number;
  other_works: number;
  /** EUR that an owner pays more (or less, below 0), over the sample. */
  change_per_plan: { p10: number; p50: number; p90: number };
  net_cost_p50: { before: number; after: number };
  /**
   * EUR for all plans together; between low and high with a chance of 95 %, and all three the same where every plan was
   * made.
   */
  change_of_all: { low: number; expected: number; high: number };
}

/** Of the normal distribution: 95 % lie between. */
const Z_95 = 1.96;

export function previewOf(sample: readonly PlannedTwice[], plans: number): Preview {
  const changes = sample.map(({ beforeCents, afterCents }) => afterCents - beforeCents);
  const count = changes.length;
  const mean = count === 0 ? 0 : changes.reduce((sum, cents) => sum + cents, 0) / count;
  const squares = changes.reduce((sum, cents) => sum + (cents - mean) ** 2, 0);
  const deviation = count < 2 ? 0 : Math.sqrt(squares / (count - 1));
  // The finite population: a sample that is nearly all leaves little open, and all of them nothing.
  const left = plans === 0 ? 0 : Math.max(0, 1 - count / plans);
  const marginCents = count === 0 ? 0 : plans * Z_95 * (deviation / Math.sqrt(count)) * Math.sqrt(left);
  const expectedCents = mean * plans;
  return {
    plans,
    sampled: count,
    moved: changes.filter((cents) => cents !== 0).length,
    other_works: sample.filter(({ hasOtherWorks }) => hasOtherWorks).length,
    change_per_plan: {
      p10: euros(quantile(changes, 0.1)),
      p50: euros(quantile(changes, 0.5)),
      p90: euros(quantile(changes, 0.9)),
    },
    net_cost_p50: {
      before: euros(
        quantile(
          sample.map(({ beforeCents }) => beforeCents),
          0.5,
        ),
      ),
      after: euros(
        quantile(
          sample.map(({ afterCents }) => afterCents),
          0.5,
        ),
      ),
    },
    change_of_all: {
      low: euros(expectedCents - marginCents),
      expected: euros(expectedCents),
      high: euros(expectedCents + marginCents),
    },
  };
}

/** The value that the share of them does not exceed; 0 of none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function euros(cents: number): number {
  return Math.round(cents) / 100;
}
