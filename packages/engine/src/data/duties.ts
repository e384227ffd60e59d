import type { EstateFormat, Region } from '../contract/codes.ts';
import type { DutyId } from '../contract/remarks.ts';

export type DutyRole = 'buyer' | 'owner' | 'landlord' | 'social_landlord';
/** `agreed`: between the authority and those who have the duty, without a law. */
export type DutyStatus = 'in_force' | 'adopted' | 'agreed' | 'planned';

/** A label or score that a dwelling must have reached by a year. */
export interface Duty {
  id: DutyId;
  region: Region | 'NL';
  role: DutyRole;
  /** A year, or years after the purchase, which is taken to be the plan's. */
  by: { year: number } | { yearsAfterPurchase: number };
  /** First and last year of the purchases that it is for; absent for all. */
  purchases?: { from: number; to: number | null };
  /** The worst label that is allowed. */
  label: string;
  /** Only for these; a flat is `APARTMENT`. */
  kinds?: readonly (EstateFormat | 'APARTMENT')[];
  /** Only for dwellings whose label today is one of these. */
  labelsToday?: readonly string[];
  status: DutyStatus;
  confidence: 'high' | 'medium' | 'low';
}

/** Years of purchase, and the label within five years of it. */
const WALLOON_PURCHASES: readonly (readonly [from: number, to: number | null, label: string])[] = [
  [2028, 2030, 'D'],
  [2031, 2035, 'C'],
  [2036, 2040, 'B'],
  [2041, null, 'A'],
];

const FREE_STANDING = ['OPEN', 'SEMI_OPEN'] as const;
const TERRACED_OR_FLAT = ['CLOSED', 'APARTMENT'] as const;

/** The month in which the duties were last looked up. */
export const DUTIES_READ_IN = '2026-11';

/** Collected from secondary sources, not checked with the authorities. In the order of the years. */
export const DUTIES: readonly Duty[] = [
  {
    id: 'vlg_purchase',
    region: 'BE-VLG',
    role: 'buyer',
    by: { yearsAfterPurchase: 6 },
    label: 'D',
    labelsToday: ['E', 'F'],
    status: 'in_force',
    confidence: 'high',
  },
  ...steps('vlg_housing_code', 'BE-VLG', FREE_STANDING, [
    [2030, 'E'],
    [2035, 'D'],
    [2040, 'C'],
  ]),
  ...steps('vlg_housing_code', 'BE-VLG', TERRACED_OR_FLAT, [
    [2030, 'D'],
    [2035, 'C'],
  ]),
  {
    id: 'bru_275',
    region: 'BE-BRU',
    role: 'owner',
    by: { year: 2033 },
    // At most 275 kWh/m² is the upper limit of E-.
    label: 'E-',
    status: 'adopted',
    confidence: 'high',
  },
  {
    id: 'bru_150',
    region: 'BE-BRU',
    role: 'owner',
    by: { year: 2045 },
    label: 'C-',
    status: 'adopted',
    confidence: 'medium',
  },
  ...WALLOON_PURCHASES.map(
    ([from, to, label]): Duty => ({
      id: 'wal_purchase',
      region: 'BE-WAL',
      role: 'buyer',
      by: { yearsAfterPurchase: 5 },
      purchases: { from, to },
      label,
      status: 'planned',
      confidence: 'medium',
    }),
  ),
  ...planned('wal_all_owners', 'owner', [
    [2031, 'F'],
    [2036, 'E'],
    [2041, 'D'],
    [2046, 'C'],
    [2050, 'B'],
  ]),
  {
    id: 'nl_rental',
    region: 'NL',
    role: 'landlord',
    by: { year: 2029 },
    label: 'D',
    status: 'planned',
    confidence: 'high',
  },
  {
    // Exceptions: protected and temporary homes, homes that will be demolished (aedes.nl).
    id: 'nl_social_housing',
    region: 'NL',
    role: 'social_landlord',
    by: { year: 2028 },
    label: 'D',
    status: 'agreed',
    confidence: 'medium',
  },
];

function steps(
  id: DutyId,
  region: Region,
  kinds: Duty['kinds'],
  rows: readonly (readonly [number, string])[],
): Duty[] {
  return rows.map(([year, label]) => ({
    id,
    region,
    role: 'owner',
    by: { year },
    label,
    ...(kinds && { kinds }),
    status: 'adopted',
    confidence: 'high',
  }));
}

function planned(id: DutyId, role: DutyRole, rows: readonly (readonly [number, string])[]): Duty[] {
  return rows.map(([year, label]) => ({
    id,
    region: 'BE-WAL',
    role,
    by: { year },
    label,
    status: 'planned',
    confidence: 'medium',
  }));
}
