import type { BuildingInput } from '@rooftree/engine';
import { COUNTRIES, InputError, parseEstateInput } from '@rooftree/engine';
import { localDay } from '../../infra/local-day.ts';
import type { BuildingBody } from './buildings.schemas.ts';

/**
 * With what may be left out filled in, and the region of its zip code. Faults of address and facts are those of an
 * apartment there.
 */
export function completeBuilding(
  externalId: string,
  body: BuildingBody,
): { building: BuildingInput; faults: string[] } {
  const {
    country,
    zip_code = null,
    region = null,
    street = null,
    house_number = null,
    city = null,
  } = body.address;
  // The schema has only facts that a dwelling has, and null for what is not known.
  const facts = Object.fromEntries(
    Object.entries(body.facts ?? {}).filter(([, value]) => value !== null),
  ) as BuildingInput['facts'];
  const address = { country, zip_code, region, street, house_number, city };
  const faults = apartmentFaults(address, body.year_built ?? null, facts);
  const building: BuildingInput = {
    external_id: externalId,
    name: body.name,
    address: { ...address, region: faults.region },
    year_built: body.year_built ?? null,
    shares_total: body.shares_total,
    facts,
    parts: (body.parts ?? []).map(completePart),
    units: body.units.map(
      ({ external_id, name, floor = null, share, votes = null, owner = null, use = null }) => ({
        external_id,
        name,
        floor,
        share,
        votes,
        owner,
        use,
      }),
    ),
    deed: {
      majority: body.deed?.majority ?? null,
      quorum: body.deed?.quorum ?? null,
      windows_are_private: body.deed?.windows_are_private ?? false,
    },
    money: {
      reserve_fund_eur: body.money?.reserve_fund_eur ?? 0,
      reserve_contribution_eur_per_year: body.money?.reserve_contribution_eur_per_year ?? 0,
    },
  };
  return { building, faults: [...faults.messages, ...amountFaults(building)] };
}

function completePart(part: NonNullable<BuildingBody['parts']>[number]): BuildingInput['parts'][number] {
  return {
    id: part.id,
    kind: part.kind,
    name: part.name ?? null,
    orientation: part.orientation ?? null,
    area_m2: part.area_m2 ?? null,
    condition: part.condition ?? null,
    last_done_year: part.last_done_year ?? null,
    next_due_year: part.next_due_year ?? null,
    maintenance_cost_eur: part.maintenance_cost_eur ?? null,
    maintenance_interval_years: part.maintenance_interval_years ?? null,
    apportioning: part.apportioning ?? null,
    units: part.units ?? [],
  };
}

function apartmentFaults(
  address: BuildingInput['address'],
  yearBuilt: number | null,
  dwelling: BuildingInput['facts'],
): { region: BuildingInput['address']['region']; messages: string[] } {
  const { country, zip_code, region } = address;
  const estate = {
    address: { country, zip_code, region },
    estate_type: 'APARTMENT',
    year_built: yearBuilt,
    dwelling,
  };
  try {
    const input = parseEstateInput(estate, localDay(COUNTRIES.find((each) => each === country) ?? null));
    return { region: input.address.region, messages: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { region, messages: error.faults.map(({ message }) => message.replaceAll('dwelling.', 'facts.')) };
  }
}

function amountFaults({ money, parts }: BuildingInput): string[] {
  const amounts: [string, number | null][] = [
    ['money.reserve_fund_eur', money.reserve_fund_eur],
    ['money.reserve_contribution_eur_per_year', money.reserve_contribution_eur_per_year],
    ...parts.map(({ maintenance_cost_eur: cost }, index): [string, number | null] => [
      `parts[${index}].maintenance_cost_eur`,
      cost,
    ]),
  ];
  return amounts
    .filter(([, eur]) => eur !== null && Math.round(eur * 100) / 100 !== eur)
    .map(([path]) => `${path} must have at most two decimals`);
}
