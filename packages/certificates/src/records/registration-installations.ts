import type { Finding } from '../contract/findings.ts';
import type { FactName, Facts, FactValue } from '../contract/reading.ts';
import { rounded } from '../value/number.ts';
import { elementsNamed, textAt, type XmlElement } from './xml.ts';

type Row<Name extends FactName> = readonly [RegExp, Facts[Name] | null];

/** Enumerations of the schemas → our codes; the first match counts, null leaves open. */
const DEVICES: readonly Row<'heating_device'>[] = [
  [/^HR|HR100|HR104|HR107/, 'CONDENSING_BOILER'],
  [/^VR|Conventioneel/, 'NON_CONDENSING_BOILER'],
  [/ExterneWarmte/, 'DISTRICT_SUBSTATION'],
  [/LokaalGas|kachel|haard|Kachel/, 'STOVE'],
  [/LokaalCentraalElektrisch|LokaalElektrisch|Weerstand|ElektrischElement/, 'ELECTRIC_HEATER'],
];
const TYPES: readonly Row<'heating_type'>[] = [
  [/^ExterneWarmte/, 'DISTRICT'],
  [/Warmtepomp/, 'HEAT_PUMP'],
  [/Hout|Pellet|Biomassa/, 'WOOD'],
  [/Elektrisch/, 'ELECTRIC'],
];
const CARRIERS: readonly Row<'heating_type'>[] = [
  [/^gas|aardgas/, 'GAS'],
  [/olie/, 'OIL'],
  [/elektr/, 'ELECTRIC'],
  [/biomassa(?!_bijlage)|hout/, 'WOOD'],
];
const SOURCES: readonly Row<'heating_device'>[] = [
  [/Bodem|Grondwater|Oppervlaktewater/, 'GROUND_SOURCE_HEAT_PUMP'],
  [/Buitenlucht/, 'AIR_WATER_HEAT_PUMP'],
];
const HOT_WATER: readonly Row<'sanitary_heating_device'>[] = [
  [/^Combi|ExterneWarmte|WarmteUitVerwarming/, 'WITH_HEATING'],
  [/[Gg]eiser|^Gasboiler|^Gas/, 'GAS_WATER_HEATER'],
  [/^Elektr/, 'ELECTRIC_BOILER'],
  [/Warmtepompboiler|BoosterWarmtepomp/, 'HEAT_PUMP_BOILER'],
];

export function registeredInstallations(root: XmlElement): Finding[] {
  const [summary = root] = elementsNamed(root, 'Samenvatting');
  const peakW = textAt(summary, 'WattpiekvermogenPV');
  const panels = peakW === null ? null : Number(peakW) > 0;
  const solarBoiler = textAt(summary, 'ZonneboilerAanwezig');
  return [
    ...heating(root, summary),
    ...given('sanitary_heating_device', match(HOT_WATER, textAt(summary, 'OpwekkertypeTapwater'))),
    ...given('ventilation_type', ventilation(root, summary)),
    ...given('has_solar_panels', panels),
    ...given('solar_panels_kwp', panels ? rounded(Number(peakW) / 1000, 3) : null),
    ...given('has_solar_boiler', solarBoiler === null ? null : solarBoiler === 'true'),
  ];
}

/**
 * The system with the most floor area, and in it the generator that runs first. A heat pump with a burner is hybrid.
 */
function heating(root: XmlElement, summary: XmlElement): Finding[] {
  const area = (system: XmlElement) => Number(textAt(system, 'AangeslotenOppervlak') ?? 0);
  const systems = elementsNamed(root, 'Verwarmingssysteem').filter((system) => system.children.length > 0);
  const [main] = [...systems].sort((a, b) => area(b) - area(a));
  const generators = main ? elementsNamed(main, 'Opwekker') : [];
  const first = generators.find((each) => textAt(each, 'IsPreferent') === 'true') ?? generators[0] ?? summary;
  const device =
    textAt(first, 'HoofdtypeVerwarmingstoestel') ?? textAt(summary, 'OpwekkertypeVerwarming') ?? '';
  const burns = generators.some((each) => /gas|olie/.test(textAt(each, 'Energiedrager') ?? ''));
  const isHeatPump = /Warmtepomp/.test(device);
  const isHybrid = isHeatPump && (burns || textAt(main ?? summary, 'HybrideWarmtepomp') === 'true');
  const carrier = match(CARRIERS, textAt(first, 'Energiedrager'));
  const type = match(TYPES, device) ?? carrier;
  const heatPump = isHybrid ? 'HYBRID_HEAT_PUMP' : match(SOURCES, textAt(first, 'BronWarmtepomp'));
  return [
    ...given('heating_type', type),
    ...given(
      'heating_device',
      isHeatPump
        ? heatPump
        : type === 'WOOD' && !/kachel|haard/i.test(device)
          ? woodBoiler(device)
          : match(DEVICES, device),
    ),
  ];
}

function woodBoiler(device: string): Facts['heating_device'] | null {
  return /ketel/i.test(device) ? 'WOOD_BOILER' : null;
}

/** A, C and D are codes of ours; D is left open where recovery is not mentioned. */
function ventilation(root: XmlElement, summary: XmlElement): Facts['ventilation_type'] | null {
  const system = textAt(summary, 'VentilatieHoofdtype') ?? textAt(root, 'VentilatieHoofdtype') ?? '';
  if (system === 'A') return 'NATURAL';
  if (system === 'C') return 'EXHAUST';
  if (!/^D/.test(system)) return null;
  const isThere = textAt(root, 'Ventilatiesysteem', 'WTWaanwezig');
  const type = textAt(summary, 'TypeWTW') ?? '';
  if (isThere === 'true' || !/^(geen)?$/i.test(type)) return 'BALANCED_WITH_RECOVERY';
  return isThere === 'false' || type !== '' ? 'BALANCED' : null;
}

function match<Code>(table: readonly (readonly [RegExp, Code])[], text: string | null): Code | null {
  return text === null ? null : (table.find(([pattern]) => pattern.test(text))?.[1] ?? null);
}

function given(name: FactName, value: FactValue | null | undefined): Finding[] {
  return value === null || value === undefined
    ? []
    : [{ name, value, raw: String(value), basis: 'printed', source: null }];
}
