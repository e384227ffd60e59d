/**
 * The Aedes benchmark of Dutch housing associations: the mean energy score of their homes in three classes of equal
 * size.
 */

// Source: aedes.nl, explanation of the letters of the field sustainability, limits of 2023; read 2026-11-18.
const LIMITS_2023 = { a_up_to_kwh_per_m2: 177, b_up_to_kwh_per_m2: 191 } as const;
// Source: benchmark.aedes.nl, edition 2022, 4.2: the mean of all associations (EP2, NTA 8800); read 2026-11-18.
const SECTOR_2022 = { year: 2022, mean_kwh_per_m2: 198.4 } as const;

export const AEDES_CLASSES = ['A', 'B', 'C'] as const;

/** Insulation and CO2, the other two parts, need figures that a portfolio seldom has: there is no overall letter. */
export function aedesBenchmark({ homes, mean }: { homes: number; mean: number | null }) {
  if (mean === null) return null;
  const rounded = Math.round(mean * 10) / 10;
  return {
    edition: 2023,
    homes,
    mean_kwh_per_m2: rounded,
    class: classOf(rounded),
    ...LIMITS_2023,
    sector: SECTOR_2022,
    source: 'aedes.nl and benchmark.aedes.nl, read 2026-11-18',
  };
}

function classOf(kwhPerM2: number): (typeof AEDES_CLASSES)[number] {
  if (kwhPerM2 <= LIMITS_2023.a_up_to_kwh_per_m2) return 'A';
  return kwhPerM2 <= LIMITS_2023.b_up_to_kwh_per_m2 ? 'B' : 'C';
}
