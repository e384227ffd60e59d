/** Certificate, insulation, glass, heating and installations of an object of Kolibri. */
import type { DwellingFacts } from '@rooftree/engine';
import { codeOf, codesAt, flagAt, positiveAt, textAt } from '../reading/at-path.ts';
import { choseDoubleGlazing, insulationOf, type ParsedFacts, together } from '../reading/energy-words.ts';
import type { Found } from '../reading/entry-of.ts';
import { BOILER_FUELS, GLASSES, HEATINGS, HOT_WATER, INSULATIONS } from './words.ts';

type Facts = Found['facts'];

/** "Aplusplus" for A++. A label whose last day is over says nothing of today. */
export function labelOf(object: unknown, today: string): string | undefined {
  const endsOn = textAt(object, 'energyLabel', 'endDate')?.slice(0, 10);
  const [, letter = '', pluses = ''] =
    /^([A-G])((?<=A)(?:plus){1,5})?$/.exec(textAt(object, 'energyLabel', 'energyClass') ?? '') ?? [];
  // .NET writes a date that was not filled in as the first day of year 1.
  const isOver = endsOn !== undefined && endsOn >= '1900' && endsOn < today;
  return letter === '' || isOver ? undefined : letter + '+'.repeat(pluses.length / 4);
}

export function envelopeOf(object: unknown): Required<ParsedFacts> {
  const kinds = codesAt(object, 'insulationTypes');
  const yearBuilt = positiveAt(object, 'yearOfConstruction', 'constructionYear');
  return together(insulationOf(kinds, INSULATIONS), glazingOf(kinds, yearBuilt));
}

/** Where two kinds of glass are named, it is unknown which most windows have. */
function glazingOf(kinds: readonly string[], yearBuilt: number | undefined): ParsedFacts {
  const glasses = kinds.filter((kind) => GLASSES.has(kind));
  if (glasses.length !== 1) return {};
  if (glasses[0] === 'DoubleGlazing') return choseDoubleGlazing(yearBuilt);
  if (glasses[0] === 'HrGlass') return { facts: { window_glazing_type: 'HIGH_EFFICIENCY' } };
  return glasses[0] === 'TripleGlazing' ? { facts: { window_glazing_type: 'TRIPLE' } } : {};
}

/** Where two things heat the house, or make its hot water, it is unknown which one counts. */
export function heatingOf(object: unknown): Facts {
  const heatings = codesAt(object, 'heating').filter((code) => codeOf(HEATINGS, code) !== undefined);
  const water = codesAt(object, 'warmWaterTypes');
  // Hot water from a heat network, and nothing else that heats: the network does.
  const isNetwork = heatings.length === 0 && water.includes('DistrictHeating');
  const [only] = heatings.length === 1 ? heatings : isNetwork ? ['DistrictHeating'] : [];
  const fuel = heatings.includes('Boiler') ? codeOf(BOILER_FUELS, textAt(object, 'boilerFuel')) : undefined;
  const devices = new Set(water.flatMap((code) => codeOf(HOT_WATER, code) ?? []));
  const [device] = devices.size === 1 ? devices : [];
  return {
    ...(codeOf(HEATINGS, only) ?? {}),
    // Whether it condenses is not given.
    ...(only === 'Boiler' && {
      heating_type: fuel,
      heating_installation_year: positiveAt(object, 'boilerYearOfConstruction'),
    }),
    // A box that is not ticked says nothing.
    has_gas_connection: fuel === 'GAS' || flagAt(object, 'hasGasConnection') || undefined,
    sanitary_heating_device: device,
  };
}

/** What is not in these lists may be there all the same: only what is there is stated. */
export function amenitiesOf(object: unknown): Facts {
  const amenities = new Set(codesAt(object, 'residentialFacilities'));
  const has = (name: string) => amenities.has(name) || undefined;
  return {
    ventilation_type: ventilationOf(amenities, codesAt(object, 'heating')),
    has_solar_panels: has('SolarPanels'),
    has_solar_boiler:
      has('SolarCollectors') ?? (codesAt(object, 'warmWaterTypes').includes('SolarWaterHeater') || undefined),
    has_solar_shading: has('OutdoorBlinds'),
  };
}

/** BalanceVentilation alone leaves open whether heat is recovered. */
function ventilationOf(
  amenities: ReadonlySet<string>,
  heatings: readonly string[],
): DwellingFacts['ventilation_type'] {
  if (heatings.includes('HeatRecoveryInstallation')) return 'BALANCED_WITH_RECOVERY';
  if (amenities.has('BalanceVentilation')) return undefined;
  if (amenities.has('MechanicalVentilation')) return 'EXHAUST';
  return amenities.has('NaturalVentilation') ? 'NATURAL' : undefined;
}
