/**
 * What the engine plans for dwellings of which only region, format and year are known: the shares that an adviser would
 * look at.
 */
import type { EstateFormat, Region } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Plan } from '../contract/plan.ts';
import { HEAT_PUMP_LIMIT_W_PER_M2 } from '../data/systems.ts';
import { planRenovation } from '../plan/plan-renovation.ts';

const REGIONS: readonly Region[] = ['BE-VLG', 'BE-BRU', 'BE-WAL', 'NL-UT'];
const FORMATS: readonly (EstateFormat | null)[] = ['OPEN', 'SEMI_OPEN', 'CLOSED', null];
const YEARS = [1900, 1920, 1935, 1948, 1955, 1962, 1968, 1974, 1980, 1988, 1996, 2004, 2012] as const;
const DATE = '2026-11-15';

export interface PlanCounts {
  plans: number;
  withWorks: number;
  fossilAtEnd: number;
  /** Gas or oil appliances of 20 years and more, and how many of them stay. */
  wornOut: number;
  wornOutKept: number;
  oil: number;
  oilKept: number;
  heatPumps: number;
  heatPumpsAboveLimit: number;
  hybrids: number;
  newBoilers: number;
  /** Air-water and hybrid heat pumps of apartments that are not the building's. */
  ownHeatPumpsOfFlats: number;
  /** A heat-pump boiler beside a new heat pump that makes the hot water. */
  twoWaterHeaters: number;
  /** Plans with a step that is due after one that comes later. */
  dueOutOfOrder: number;
  /** Of the plans that cost least over thirty years. */
  fossilAtEndOfLifetime: number;
  /** Steps that raise the bill, or cost 1,000 EUR and save less than 25 EUR a year, with no remark. */
  unsaidSteps: number;
  saidSteps: number;
  oldGlassBesideRecovery: number;
  floors: number;
  externalWalls: number;
  internalWalls: number;
  panels: number;
  sealed: number;
  reached: number;
  /** Median of the middle of the cost range over the plans of dwellings built before 1980, EUR, by region. */
  medianCostEur: Record<string, number>;
}

export function measurePlanGrid(): PlanCounts {
  const counts: PlanCounts = {
    plans: 0,
    withWorks: 0,
    fossilAtEnd: 0,
    wornOut: 0,
    wornOutKept: 0,
    oil: 0,
    oilKept: 0,
    heatPumps: 0,
    heatPumpsAboveLimit: 0,
    hybrids: 0,
    newBoilers: 0,
    ownHeatPumpsOfFlats: 0,
    twoWaterHeaters: 0,
    dueOutOfOrder: 0,
    fossilAtEndOfLifetime: 0,
    unsaidSteps: 0,
    saidSteps: 0,
    oldGlassBesideRecovery: 0,
    floors: 0,
    externalWalls: 0,
    internalWalls: 0,
    panels: 0,
    sealed: 0,
    reached: 0,
    medianCostEur: {},
  };
  for (const region of REGIONS) {
    const costsEur: number[] = [];
    for (const format of FORMATS) {
      for (const year of YEARS) {
        const input = inputOf(region, format, year);
        const plan = planRenovation(input, { date: DATE });
        count(plan, counts);
        const lifetime = planRenovation(input, { date: DATE, objective: 'least_lifetime_cost' });
        if (burnsFossilFuel(lifetime)) counts.fossilAtEndOfLifetime += 1;
        if (year < 1980) costsEur.push(plan.ranges.total_estimated_cost_incl_vat.p50);
      }
    }
    counts.medianCostEur[region] = median(costsEur);
  }
  return counts;
}

function inputOf(region: Region, format: EstateFormat | null, year: number): EstateInput {
  return {
    address: { country: region.startsWith('BE') ? 'BE' : 'NL', zip_code: null, region },
    estate_type: format === null ? 'APARTMENT' : 'HOUSE',
    estate_format: format,
    year_built: year,
    year_renovated: null,
    dwelling: {},
  };
}

function count(plan: Plan, counts: PlanCounts): void {
  const add = (name: Exclude<keyof PlanCounts, 'medianCostEur'>, isTrue: boolean): void => {
    if (isTrue) counts[name] += 1;
  };
  const works: readonly string[] = plan.steps.flatMap((step) => step.works.map(({ work }) => work));
  const fact = (name: string) => plan.assumptions.find((assumption) => assumption.fact === name)?.value;
  const hasNew = (start: string): boolean => works.some((work) => work.startsWith(start));
  const hasNewHeating = hasNew('boiler_condensing') || hasNew('heat_pump') || hasNew('heat_network');
  const heating = fact('heating_type');
  const age = Number(DATE.slice(0, 4)) - Number(fact('heating_installation_year'));
  const isWornOut = (heating === 'GAS' || heating === 'OIL') && age >= 20;
  const { oil = 0 } = plan.result.final_kwh_by_carrier;
  const isAllElectric = works.includes('heat_pump_air_water') || works.includes('heat_pump_ground');
  const peakWPerM2 = (plan.result.peak_heat_load_kw * 1000) / plan.floor_area_m2;
  const isOldGlass = fact('window_glazing_type') === 'SINGLE' || fact('window_glazing_type') === 'DOUBLE';
  add('plans', true);
  add('withWorks', works.length > 0);
  add('reached', plan.target.reached);
  add('fossilAtEnd', burnsFossilFuel(plan));
  add('hybrids', works.includes('heat_pump_hybrid'));
  add('newBoilers', works.includes('boiler_condensing'));
  const lines = plan.steps.flatMap((step) => step.works);
  add(
    'ownHeatPumpsOfFlats',
    plan.estate_type === 'APARTMENT' &&
      lines.some(({ work, track }) => OUTSIDE_UNITS.includes(work) && track === 'private'),
  );
  add('twoWaterHeaters', isAllElectric && works.includes('hot_water_heat_pump'));
  const due = plan.steps.map(({ timing }) => timing.by_year ?? Number.POSITIVE_INFINITY);
  add(
    'dueOutOfOrder',
    due.some((year, index) => year > (due[index + 1] ?? Number.POSITIVE_INFINITY)),
  );
  add('wornOut', isWornOut);
  add('wornOutKept', isWornOut && !hasNewHeating);
  add('oil', heating === 'OIL');
  add('oilKept', oil > 0);
  add('heatPumps', isAllElectric);
  add('heatPumpsAboveLimit', isAllElectric && peakWPerM2 > HEAT_PUMP_LIMIT_W_PER_M2 + 0.5);
  add('oldGlassBesideRecovery', works.includes('ventilation_balanced') && isOldGlass && !hasNew('windows'));
  add('floors', hasNew('floor'));
  add('externalWalls', works.includes('wall_external'));
  add('internalWalls', works.includes('wall_internal'));
  add('panels', works.includes('solar_panels'));
  add('sealed', works.includes('airtightness'));
  for (const step of plan.steps) {
    const isDear = step.total_estimated_cost_incl_vat >= 1000;
    const isDue = step.timing.reason === 'end_of_life';
    const isPoor = step.savings.bill_eur <= -0.5 || (isDear && !isDue && step.savings.bill_eur < 25);
    const isSaid = plan.warnings.some(({ values }) => values?.['step'] === step.number);
    add('unsaidSteps', isPoor && !isSaid);
    add('saidSteps', isPoor && isSaid);
  }
}

const OUTSIDE_UNITS: readonly string[] = ['heat_pump_air_water', 'heat_pump_hybrid'];

function burnsFossilFuel({ result }: Plan): boolean {
  const { gas = 0, oil = 0 } = result.final_kwh_by_carrier;
  return gas + oil > 0;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
