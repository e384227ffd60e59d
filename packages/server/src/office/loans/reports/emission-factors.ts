/**
 * Which emission factor a report uses: the context's own row, else the engine's, the newest that is not after the year.
 */
import { CARRIERS, type Carrier } from '@rooftree/engine';
import { CO2_FACTOR_TABLE, type EmissionBasis } from '@rooftree/engine/emission-factors';

export interface OwnFactor {
  country: string;
  carrier: Carrier;
  year: number;
  basis: EmissionBasis;
  kg_per_kwh: number;
  source: string;
}

export interface UsedFactor extends OwnFactor {
  /** Filled in by the context; a market-based one is that of a supplier. */
  is_own: boolean;
}

export type FactorsOf = (country: string) => Readonly<Record<Carrier, UsedFactor>>;

/** For each country once: a report asks for every loan. */
export function createFactors(year: number, basis: EmissionBasis, own: readonly OwnFactor[]): FactorsOf {
  const known = new Map<string, Readonly<Record<Carrier, UsedFactor>>>();
  return (country) => {
    const found = known.get(country) ?? factorsOf(country, year, basis, own);
    known.set(country, found);
    return found;
  };
}

function factorsOf(
  country: string,
  year: number,
  basis: EmissionBasis,
  own: readonly OwnFactor[],
): Readonly<Record<Carrier, UsedFactor>> {
  const factors = CARRIERS.map(
    (carrier) => [carrier, factorOf({ country, carrier, year, basis }, own)] as const,
  );
  // One for each of the carriers.
  return Object.fromEntries(factors) as Record<Carrier, UsedFactor>;
}

function factorOf(
  { country, carrier, year, basis }: Pick<OwnFactor, 'country' | 'carrier' | 'year' | 'basis'>,
  own: readonly OwnFactor[],
): UsedFactor {
  const ofCarrier = own.filter(
    (row) => row.country === country && row.carrier === carrier && row.year <= year,
  );
  const newest = [...ofCarrier].sort((a, b) => b.year - a.year);
  // Without a market-based one that of the grid is used, as PCAF says.
  const chosen = newest.find((row) => row.basis === basis) ?? newest.find((row) => row.basis === 'LOCATION');
  if (chosen !== undefined) return { ...chosen, is_own: true };
  const rows = CO2_FACTOR_TABLE.filter((row) => row.country === country && row.carrier === carrier);
  const ours = rows.findLast(({ from }) => yearOf(from) <= year) ?? rows[0];
  if (ours === undefined) throw new RangeError(`no emission factor of ${carrier} in ${country}`);
  return {
    country,
    carrier,
    year: yearOf(ours.from),
    basis: ours.basis,
    kg_per_kwh: ours.kgPerKwh,
    source: ours.source,
    is_own: false,
  };
}

const yearOf = (day: string) => Number(day.slice(0, 4));
