/** What the schema alone does not check, and the request as the worker reads it. */
import { LABEL_SCALES, labelsOf } from '@rooftree/engine';
import { allRows, type ProgrammeLimits, TooManyLimits } from '@rooftree/programme';
import { Fault } from '../../fault.ts';
import type { ProgrammeRequest, ProgrammeTask } from './programme.ts';

/** Throws a fault with everything that is wrong. */
export function checkRequest(request: ProgrammeRequest, thisYear: number): void {
  const faults = [
    ...faultsOfHomes(request),
    ...faultsOfYears(request, thisYear),
    ...faultsOfDuties(request),
    ...faultsOfLimits('limits', request.limits ?? {}, request),
    ...(request.scenarios ?? []).flatMap(({ limits }, index) =>
      faultsOfLimits(`scenarios.${index}.limits`, limits, request),
    ),
    ...repeated(request.scenarios?.map(({ name }) => name) ?? []).map(
      (name) => `scenarios must not have the name ${name} twice`,
    ),
  ];
  if (faults.length > 0) throw new Fault('invalid', faults);
  try {
    const { scenarios, firstYear, years } = taskOf(request);
    allRows(
      scenarios.map(({ limits }) => limits),
      { firstYear, years },
    );
  } catch (error) {
    if (!(error instanceof TooManyLimits)) throw error;
    throw new Fault('invalid', [
      `limits must not be more than 256: one counts for each of its years, trades and places (${error.message})`,
    ]);
  }
}

export function taskOf(request: ProgrammeRequest): ProgrammeTask {
  const { limits = {}, duties, previous } = request;
  const own = limitsOf(limits);
  return {
    firstYear: request.first_year,
    years: request.years,
    objective: request.objective,
    ownership: request.ownership ?? null,
    duties: duties?.ids ?? [],
    requiredProbability: duties?.required_probability ?? 0.5,
    noTenantPaysMore: limits.bills?.no_tenant_pays_more ?? false,
    scenarios: [
      { name: null, limits: own },
      ...(request.scenarios ?? []).map((scenario) => ({
        name: scenario.name,
        limits: { ...own, ...limitsOf(scenario.limits) },
      })),
    ],
    withBaselines: request.with_baselines ?? true,
    hasPrevious: previous !== undefined,
    centsPerMovedHome: previous?.cents_per_moved_home ?? 0,
    frozenUntilYear: previous?.frozen_until_year ?? null,
  };
}

/** Without what rules columns out instead of limiting them. */
function limitsOf(limits: NonNullable<ProgrammeRequest['limits']>): ProgrammeLimits {
  const cut = limits.bills?.mean_cut_at_least_percent;
  const { bills: _, ...rest } = limits;
  return { ...rest, ...(cut !== undefined && { bills: { mean_cut_at_least_percent: cut } }) };
}

function faultsOfHomes({ homes, complexes = [] }: ProgrammeRequest): string[] {
  const isUnclear =
    homes !== undefined && (homes.filter === undefined) === (homes.external_ids === undefined);
  const ids = complexes.flatMap(({ external_ids }) => external_ids);
  return [
    ...(isUnclear ? ['homes must have exactly one of filter and external_ids'] : []),
    ...repeated(homes?.external_ids ?? []).map((id) => `homes.external_ids must not have ${id} twice`),
    ...repeated(complexes.map(({ code }) => code)).map(
      (code) => `complexes must not have the code ${code} twice`,
    ),
    ...repeated(ids).map((id) => `complexes must not have the estate ${id} twice`),
  ];
}

function faultsOfYears({ first_year: first, years, previous }: ProgrammeRequest, thisYear: number): string[] {
  const frozen = previous?.frozen_until_year;
  return [
    ...(first < thisYear ? [`first_year must not be less than ${thisYear}`] : []),
    ...(frozen !== undefined && frozen >= first + years
      ? [`previous.frozen_until_year must be less than ${first + years}`]
      : []),
  ];
}

function faultsOfDuties({ duties, ownership, objective, limits, previous }: ProgrammeRequest): string[] {
  const isSocial = duties?.ids.includes('nl_social_housing') ?? false;
  const isMoving = (previous?.cents_per_moved_home ?? 0) > 0;
  return [
    ...(isSocial && ownership !== 'social_landlord'
      ? ['ownership must be social_landlord for the duty nl_social_housing']
      : []),
    ...(objective === 'MOST_CO2_PER_EURO' && (limits?.budget ?? []).length === 0
      ? ['limits.budget should not be empty for the objective MOST_CO2_PER_EURO']
      : []),
    ...(isMoving && objective !== 'LOWEST_COST'
      ? ['previous.cents_per_moved_home is for the objective LOWEST_COST only']
      : []),
  ];
}

const LABELS: ReadonlySet<string> = new Set(LABEL_SCALES.flatMap((scale) => labelsOf(scale)));

function faultsOfLimits(
  path: string,
  limits: NonNullable<ProgrammeRequest['limits']>,
  { first_year: first, years }: ProgrammeRequest,
): string[] {
  const { budget = [], hours = [], homes = [], labels = [], energy = [] } = limits;
  const outside = [...budget, ...hours, ...homes]
    .flatMap(({ year }) => year ?? [])
    .concat([...labels, ...energy].map(({ by_year }) => by_year))
    .filter((year) => year < first || year >= first + years);
  const twice = (name: string, keys: string[]) =>
    repeated(keys).map((key) => `${path}.${name} must not have ${key} twice`);
  return [
    ...new Set(
      outside.map((year) => `${path} must not have the year ${year}, which is not in the programme`),
    ),
    ...labels.flatMap(({ label }) =>
      LABELS.has(label) ? [] : [`${path}.labels must not have the label ${label}, which no scale has`],
    ),
    ...twice(
      'budget',
      budget.map(({ year }) => nameOf(year)),
    ),
    ...twice(
      'hours',
      hours.map(({ trade, year }) => nameOf(trade, year)),
    ),
    ...twice(
      'homes',
      homes.map(({ place, year }) => nameOf(place, year)),
    ),
    ...twice(
      'labels',
      labels.map(({ label, by_year }) => nameOf(label, by_year)),
    ),
    ...twice(
      'energy',
      energy.map(({ by_year }) => nameOf(by_year)),
    ),
  ];
}

const nameOf = (...parts: (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ') || 'every year';

const SHOWN = 5;

/** The first few values that are there more than once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) found.add(value);
    seen.add(value);
  }
  return [...found].slice(0, SHOWN);
}
