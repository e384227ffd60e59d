/** Tapes of loans that could be, and some that hardly could: for tests of the identities and the validation. */
import type { HomeFigures } from '../figures/home-figures.ts';
import { PROPERTY_KINDS } from '../loan.ts';
import type { ReportedLoan } from './loan-line.ts';
import { BANDS, LETTERS } from './template-2.ts';

export type Random = () => number;

const REGIONS = ['BE-VLG', 'BE-BRU', 'BE-WAL', 'NL-UT', null];
const LABELS = ['A++', 'A+', 'A', 'A-', 'B', 'C+', 'D', 'E', 'F', 'G', null, null];

/** The same numbers for the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomTape(random: Random, count: number): ReportedLoan[] {
  return Array.from({ length: count }, (_, number) => randomLoan(random, number));
}

function randomLoan(random: Random, number: number): ReportedLoan {
  const cents = Math.floor(random() ** 3 * 1e9);
  const value = random() < 0.9 ? 1 + Math.floor(random() * 1e9) : null;
  return {
    loan_id: `loan-${number}`,
    estate_external_id: `home-${number}`,
    property_kind: pick(random, PROPERTY_KINDS),
    currency: 'EUR',
    gross_carrying_amount_cents: cents,
    outstanding_cents: Math.floor(cents * random() * 1.1),
    value_at_origination_cents: value,
    value_source: value === null ? null : 'ORIGINATION',
    figures: random() < 0.05 ? null : randomFigures(random),
  };
}

function randomFigures(random: Random): HomeFigures {
  const label = pick(random, LABELS);
  const score = random() < 0.4 ? Math.floor(random() * 800) - 50 : null;
  const region = pick(random, REGIONS);
  return {
    country: region?.slice(0, 2) ?? 'NL',
    region,
    year_built: random() < 0.9 ? 1900 + Math.floor(random() * 126) : null,
    certificate:
      label === null && score === null
        ? null
        : {
            label,
            score_kwh_per_m2: score,
            valid_until: random() < 0.5 ? `${2020 + Math.floor(random() * 15)}-06-30` : null,
            number: null,
            is_registered: random() < 0.3,
          },
    energy: random() < 0.15 ? null : randomEnergy(random),
    plan: random() < 0.5 ? null : { duty: null, cost_to_next_label_eur: null, saved_share: random() },
    engine_version: '1',
    data_version: '1',
  };
}

function randomEnergy(random: Random): NonNullable<HomeFigures['energy']> {
  return {
    label: 'D',
    ep_p10: 200,
    ep_p50: 300,
    ep_p90: 400,
    bands: Array.from({ length: BANDS }, () => (random() < 0.4 ? 0 : random())).map((share, band) =>
      band === 0 ? share + 1e-6 : share,
    ),
    letters: LETTERS.map(() => random() / LETTERS.length),
    floor_area_m2: 120,
    is_area_given: random() < 0.7,
    kwh: { gas: Math.floor(random() * 30_000), oil: 0, electricity: 3000, wood: 0, district_heat: 0 },
    is_metered: random() < 0.2,
  };
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
