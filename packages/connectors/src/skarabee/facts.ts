/** Condition, certificate, heating and parts of a `Property` of Skarabee. */

import { at, codeOf, numberAt, positiveAt, textAt } from '../reading/at-path.ts';
import { choseDoubleGlazing, insulationOf, type ParsedFacts, together } from '../reading/energy-words.ts';
import type { Found } from '../reading/entry-of.ts';
import { booleanOf } from '../reading/values.ts';
import { HEATS, HOT_WATER, INSULATIONS, MAINTENANCE, ROOFS, STATES, STOVES } from './words.ts';

type Facts = Found['facts'];

/** The general state; where there is none, the worse of the maintenance inside and outside. */
export function conditionOf(property: unknown): Facts['condition'] {
  const said = new Set([textAt(property, 'MaintenanceInside'), textAt(property, 'MaintenanceOutside')]);
  return (
    codeOf(STATES, textAt(property, 'GeneralState')) ?? MAINTENANCE.find(([word]) => said.has(word))?.[1]
  );
}

/** A Dutch index has another meaning by each method; a Belgian one is kWh per m². */
export function energyOf(property: unknown, country: 'BE' | 'NL' | undefined, today: string): Facts {
  const energy = at(property, 'Energy');
  const endsOn = dayOf(textAt(energy, 'ClassEndDate'));
  if (endsOn !== undefined && endsOn < today) return {};
  const index = numberAt(energy, 'Index');
  return {
    energy_label: labelOf(textAt(energy, 'Class')),
    energy_score_kwh_per_m2: country === 'BE' && index !== -1 && index !== 0 ? index : undefined,
  };
}

/** "A+", and "A_5PLUS" for A+++++. O, ECR, PN and BLANK are no labels. */
function labelOf(text: string | undefined): string | undefined {
  const [, pluses] = /^A_([1-5])PLUS$/.exec(text ?? '') ?? [];
  if (pluses !== undefined) return `A${'+'.repeat(Number(pluses))}`;
  return /^[A-G]\+*$/.test(text ?? '') ? text : undefined;
}

/** Dates are texts of no documented form: year first, or day first. */
function dayOf(text: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text ?? '') ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  const [, dayFirst, second, last] = /^(\d\d)[/-](\d\d)[/-](\d{4})/.exec(text ?? '') ?? [];
  return last === undefined ? undefined : `${last}-${second}-${dayFirst}`;
}

/** Where two things heat the house, it is unknown which one counts. */
export function heatingOf(property: unknown): Facts {
  const types = codesAt(property, 'HeatingTypes', 'HeatingType');
  const heats = new Set(types.flatMap((type) => codeOf(HEATS, type) ?? []));
  const stoves = new Set(types.flatMap((type) => codeOf(STOVES, type) ?? []));
  const [heat] = heats.size === 1 ? heats : heats.size === 0 && stoves.size === 1 ? stoves : [];
  const water = codesAt(property, 'WarmWaterTypes', 'WarmWaterType');
  const devices = new Set(water.flatMap((type) => codeOf(HOT_WATER, type) ?? []));
  const [device] = devices.size === 1 ? devices : [];
  return {
    heating_type: heat,
    heating_device: deviceOf(types, heat, heats.size),
    heating_installation_year: positiveAt(property, 'HeatedCentrallyConstructionYear'),
    heating_is_collective:
      types.includes('COLLECTIVE_HEATING') || (types.includes('INDIVIDUAL') ? false : undefined),
    sanitary_heating_device: device,
    has_gas_connection: yesOrNo(property, 'HasGasConnect') ?? (heats.has('GAS') || undefined),
  };
}

function deviceOf(
  types: readonly string[],
  heat: Facts['heating_type'],
  heats: number,
): Facts['heating_device'] {
  if (heat === 'DISTRICT') return 'DISTRICT_SUBSTATION';
  if (heat === 'HEAT_PUMP' && types.includes('GEOTHERMAL')) return 'GROUND_SOURCE_HEAT_PUMP';
  if (heat !== undefined && heats === 0) return 'STOVE';
  return types.includes('CONDENSING_BOILER') && (heat === 'GAS' || heat === 'OIL')
    ? 'CONDENSING_BOILER'
    : undefined;
}

/** Insulation and glass. */
export function envelopeOf(property: unknown): Required<ParsedFacts> {
  const kinds = codesAt(property, 'IsolationTypes', 'IsolationType');
  return together(insulationOf(kinds, INSULATIONS, 'NO_ISOLATION'), glazingOf(property));
}

export function partsOf(property: unknown): Facts {
  const kinds = codesAt(property, 'IsolationTypes', 'IsolationType');
  const bases = textAt(property, 'BasesType');
  const monument = textAt(property, 'UrbanDevelopment', 'ProtectedMonument');
  // Dutch: the law on monuments.
  const isMonument = yesOrNo(property, 'IsMonumentsAct') || undefined;
  return {
    has_cavity_wall: kinds.includes('NO_CAVITY') ? false : undefined,
    roof_type: codeOf(ROOFS, textAt(property, 'RoofType')),
    basement_type: bases === 'FULL_GROUND' ? 'NONE' : bases === 'CRAWL_SPACE' ? 'CRAWL_SPACE' : undefined,
    has_solar_panels: yesOrNo(property, 'HasSolarPanels'),
    has_solar_boiler:
      yesOrNo(property, 'HasSolarBoiler') ??
      (codesAt(property, 'WarmWaterTypes', 'WarmWaterType').includes('SOLAR_COLLECTORS') || undefined),
    has_solar_shading: yesOrNo(property, 'ExternalSolarBlinds'),
    is_heritage: monument === 'PROTECTED' ? true : monument === 'NOT_PROTECTED' ? false : isMonument,
  };
}

/** Where two kinds of glass are named, it is unknown which most windows have. */
function glazingOf(property: unknown): ParsedFacts {
  const [glass, ...others] = codesAt(property, 'GlazingTypes', 'GlazingType').filter(
    (type) => type !== 'BAY',
  );
  if (others.length > 0) return {};
  if (glass === 'DOUBLE') return choseDoubleGlazing(positiveAt(property, 'ConstructionYear'));
  if (glass === 'HIGHEFFICIENCY' || glass === 'SUPERINSULATING')
    return { facts: { window_glazing_type: 'HIGH_EFFICIENCY' } };
  return glass === 'SINGLE' || glass === 'TRIPLE' ? { facts: { window_glazing_type: glass } } : {};
}

function yesOrNo(property: unknown, name: string): boolean | undefined {
  return booleanOf(textAt(property, name));
}

/** One element, or a list of them. */
function codesAt(value: unknown, ...path: readonly string[]): string[] {
  const found = at(value, ...path);
  const codes = (Array.isArray(found) ? found.slice(0, 50) : [found]).flatMap((each) => textAt(each) ?? []);
  return codes.filter((code) => code !== 'UNDEFINED');
}
