/** The file of a Dutch tailored advice (maatwerkadvies 2.0): what the adviser found of the home as it is. */
import type { Finding, Findings } from '../contract/findings.ts';
import type { FactName, Facts, FactValue } from '../contract/reading.ts';
import { Refusal } from '../contract/refusal.ts';
import { glazingOf } from '../layouts/netherlands/netherlands-2021-envelope.ts';
import { elementsNamed, textAt, type XmlElement } from '../records/xml.ts';
import { rounded } from '../value/number.ts';
import { GAS_KWH_PER_M3, HEATING, HOT_WATER, NAMESPACE, VENTILATION } from './advice-codes.ts';
import { ADVICE } from './advice-format.ts';
import { checkElement } from './check-advice.ts';
import { moreExact, ownBlockOf } from './own-block.ts';

/** Surface resistances inside plus outside, m²K/W: NTA 8800; U = 1 / (Rc + these). */
const SURFACE_RESISTANCE = { wall: 0.17, floor: 0.17, roof: 0.14 } as const;

export function isAdvice(root: XmlElement): boolean {
  return root.children[0]?.name === ADVICE.name;
}

export function readAdvice(root: XmlElement): Findings {
  const advice = root.children[0] ?? root;
  if (!Object.values(advice.attributes).includes(NAMESPACE))
    throw new Refusal('unreadable', `the element ${ADVICE.name} must be of the namespace ${NAMESPACE}`);
  checkElement(advice, ADVICE);
  if (textAt(advice, 'BuildingClass') !== 'residential')
    throw new Refusal('other_certificate', 'this is the advice for a building that is no dwelling');
  const date = textAt(advice, 'AdviceDate') ?? '';
  return {
    kind: 'nl-tailored-advice-xml',
    version: textAt(advice, 'Version'),
    language: 'nl',
    certificate: {
      scheme: 'NL',
      number: null,
      issued_on: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
      valid_until: null,
      method: textAt(advice, 'CalculationType'),
    },
    address: {
      country: 'NL',
      street: null,
      house_number: null,
      house_number_extra: null,
      zip_code: null,
      place: null,
      bag_ids: elementsNamed(advice, 'BAGIdentification').flatMap(({ children }) =>
        children.map(({ text }) => text.trim()),
      ),
    },
    findings: findingsOf(advice),
    checks: [],
    unread: [],
  };
}

/** What the elements say, and behind it what only our own block of a draft has. */
function findingsOf(advice: XmlElement): Finding[] {
  const { facts: own, estimate } = ownBlockOf(advice);
  const label = labelOf(advice);
  const isEstimate =
    label.energy_label === estimate.energy_label &&
    moreExact('energy_score_kwh_per_m2', label.energy_score_kwh_per_m2, estimate.energy_score_kwh_per_m2) ===
      estimate.energy_score_kwh_per_m2;
  const read = { ...(isEstimate ? {} : label), ...metersOf(advice), ...homeOf(advice) };
  // What is no name of a fact in our own block is refused when the findings are graded.
  const names = [...new Set([...Object.keys(read), ...Object.keys(own)])] as FactName[];
  return names.flatMap((name) => {
    const value = read[name];
    const used = value === undefined ? own[name] : moreExact(name, value, own[name]);
    return used === undefined || used === null ? [] : [finding(name, used)];
  });
}

function finding(name: FactName, value: FactValue): Finding {
  const raw = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return { name, value, raw, basis: 'printed', source: null };
}

function labelOf(advice: XmlElement): Facts {
  const [steps] = elementsNamed(advice, 'AdviceStepsBRP');
  const today = steps?.children[0];
  if (today === undefined) return {};
  const label = textAt(today, 'LabelklasseHuidigBRP') ?? textAt(today, 'LabelklasseHuidigBRPReg');
  // −1 is "unknown" in the one and may be a score in the other.
  const score = known(today, 'PrimairFossiel') ?? numberAt(today, 'PrimairFossielReg');
  return present({
    energy_label: label === 'NVT' ? null : label,
    energy_score_kwh_per_m2: score,
  });
}

/**
 * Yearly totals: electricity in kWh, gas in cubic metres. The year is that of the measurements, 0000 when it is not
 * known.
 */
function metersOf(advice: XmlElement): Facts {
  const [measured = advice] = elementsNamed(advice, 'Measured');
  const [climate = advice] = elementsNamed(advice, 'Climate');
  const gasM3 = totalOf(measured, 'Gas');
  const electricityKwh = totalOf(measured, 'Electricity');
  if (gasM3 === null && electricityKwh === null) return {};
  return present({
    metered_gas_kwh: gasM3 === null ? null : rounded(gasM3 * GAS_KWH_PER_M3, 0),
    metered_electricity_kwh: electricityKwh,
    metered_year: positive(numberAt(climate, 'Year')),
  });
}

/** The first number of the monthly values is the year's, or 0 without one. */
function totalOf(measured: XmlElement, name: string): number | null {
  const total = known(measured, `Value${name}Total`);
  if (total !== null) return total;
  const [year = 0] = (textAt(measured, `Value${name}`) ?? '').split(/\s+/).map(Number);
  return year > 0 ? year : null;
}

function homeOf(advice: XmlElement): Facts {
  const [summary] = advice.children.flatMap((part) => part.children).filter(({ name }) => name === 'Summary');
  const today = summary?.children[0];
  if (today === undefined) return {};
  const roof = insulation(known(today, 'RcDaken'), 'roof');
  const windowU = positive(known(today, 'URamen'));
  const [type = null, device = null] = HEATING[textAt(today, 'OpwekkertypeVerwarming') ?? ''] ?? [];
  const isHybrid = isTrue(textAt(today, 'HybrideWarmtepomp'));
  const peakW = known(today, 'WattpiekvermogenPV');
  const hasSolarBoiler = textAt(today, 'ZonneboilerAanwezig');
  return present({
    outer_wall_insulation_type: insulation(known(today, 'RcGevels'), 'wall'),
    floor_insulation_type: insulation(known(today, 'RcVloeren'), 'floor'),
    // The mean over all roofs: the file does not say which kinds there are.
    inclined_roof_insulation_type: roof,
    flat_roof_insulation_type: roof,
    window_u_value_w_per_m2_k: windowU,
    window_glazing_type: windowU === null ? null : glazingOf(windowU),
    door_u_value_w_per_m2_k: positive(known(today, 'UDeuren')),
    heating_type: isHybrid ? 'HEAT_PUMP' : type,
    heating_device: isHybrid ? 'HYBRID_HEAT_PUMP' : device,
    sanitary_heating_device: HOT_WATER[textAt(today, 'OpwekkertypeTapwater') ?? ''] ?? null,
    ventilation_type: ventilationOf(today),
    has_solar_panels: peakW === null ? null : peakW > 0,
    solar_panels_kwp: peakW !== null && peakW > 0 ? rounded(peakW / 1000, 3) : null,
    has_solar_boiler: hasSolarBoiler === null ? null : isTrue(hasSolarBoiler),
  });
}

function ventilationOf(today: XmlElement): Facts['ventilation_type'] | null {
  const system = textAt(today, 'VentilatieHoofdtype') ?? '';
  if (system.startsWith('D') && textAt(today, 'TypeWTW') !== null) return 'BALANCED_WITH_RECOVERY';
  return VENTILATION[system] ?? null;
}

function insulation(rc: number | null, element: keyof typeof SURFACE_RESISTANCE) {
  return rc === null ? null : { u_value_w_per_m2_k: rounded(1 / (rc + SURFACE_RESISTANCE[element]), 3) };
}

const positive = (value: number | null) => (value !== null && value > 0 ? value : null);
const isTrue = (text: string | null) => text === 'true' || text === '1';

function numberAt(element: XmlElement, name: string): number | null {
  const text = textAt(element, name);
  return text === null ? null : Number(text);
}

/** Null for what the file calls unknown (−1), which nothing that is measured can be. */
function known(element: XmlElement, name: string): number | null {
  const value = numberAt(element, name);
  return value === null || value < 0 ? null : value;
}

function present(facts: { [Name in FactName]?: Facts[Name] | null | undefined }): Facts {
  // Without those that are not known every value is that of its fact.
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
  ) as Facts;
}
