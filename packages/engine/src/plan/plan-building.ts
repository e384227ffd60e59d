/** Several apartments of one building planned together: what is common is planned once, by shares. */
import type { BuildingPlan, CommonWork } from '../contract/building-plan.ts';
import { MEASURES, type MeasureCode, type Slot } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import { InputError } from '../contract/input-error.ts';
import type { Plan, WorkLine } from '../contract/plan.ts';
import { measureOf } from '../measures/catalogue.ts';
import { ownersPart, trackOf } from '../measures/track.ts';
import { buildingOf } from '../stock/draw/draw-building.ts';
import type { PlanOptions } from './plan-options.ts';
import { planRenovation } from './plan-renovation.ts';

interface Flat {
  input: EstateInput;
  share: number;
  plan: Plan;
}

/**
 * A common work is planned when those who hold half of the shares in its part would choose one. It is no vote: the law asks two thirds in Belgium, half for
 * imposed works, and mostly two thirds in the Netherlands (immovlan.be 70167, 2025).
 */
const WANTED_BY = 0.5;

export function planBuilding(inputs: readonly EstateInput[], options: PlanOptions): BuildingPlan {
  requireApartments(inputs);
  const flats = withShares(inputs).map(({ input, share }): Flat => {
    return { input, share, plan: planRenovation(input, options) };
  });
  const common = wantedWorks(flats);
  const planned = flats.map((flat) => ({ ...flat, plan: planWithCommon(flat, common, options) }));
  const works = commonWorks(planned, common);
  const netCents = sumOf(works);
  let shareSoFar = 0;
  let centsSoFar = 0;
  return {
    common_works: works,
    common_net_cost: netCents / 100,
    owners: planned.map(({ share, plan }) => {
      // Cumulated, so that the parts add up to the whole.
      shareSoFar += share;
      const upTo = Math.round(netCents * shareSoFar);
      const own = upTo - centsSoFar;
      centsSoFar = upTo;
      return {
        owner_share_percent: Math.round(share * 10_000) / 100,
        common_net_cost: own / 100,
        private_net_cost: sumOf(linesOf(plan).filter(({ track }) => track === 'private')) / 100,
        plan,
      };
    }),
  };
}

function requireApartments(inputs: readonly EstateInput[]): void {
  const faults = inputs.flatMap(({ estate_type: type }, index) =>
    type === 'APARTMENT'
      ? []
      : [{ path: `${index}.estate_type`, message: `${index}.estate_type must be APARTMENT` }],
  );
  if (inputs.length === 0) faults.push({ path: '', message: 'at least one apartment is needed' });
  if (faults.length > 0) throw new InputError(faults);
}

/** Shares as given, else equal; together they are the whole building, so that each pays its part of all of it. */
function withShares(inputs: readonly EstateInput[]): { input: EstateInput; share: number }[] {
  const told = inputs.map(({ dwelling }) => dwelling.owner_share_percent ?? 0);
  const isTold = told.every((share) => share > 0);
  const total = told.reduce((sum, share) => sum + share, 0);
  return inputs.map((input, index) => {
    const share = isTold ? (told[index] ?? 0) / total : 1 / inputs.length;
    return { input: { ...input, dwelling: { ...input.dwelling, owner_share_percent: share * 100 } }, share };
  });
}

/** For each common part the work that most shares would choose, if the majority of its owners would choose any. */
function wantedWorks(flats: readonly Flat[]): ReadonlyMap<MeasureCode, number> {
  const votes = new Map<Slot, Map<MeasureCode | null, number>>();
  for (const flat of flats) {
    const { plan, share } = flat;
    const chosen = commonMeasuresOf(plan);
    for (const slot of partsOf(flat)) {
      const code = chosen.find((one) => measureOf(one).slot === slot) ?? null;
      const onSlot = votes.get(slot) ?? new Map<MeasureCode | null, number>();
      votes.set(slot, onSlot.set(code, (onSlot.get(code) ?? 0) + share));
    }
  }
  const wantedWork = new Map<MeasureCode, number>();
  for (const onSlot of votes.values()) {
    const all = [...onSlot.values()].reduce((sum, share) => sum + share, 0);
    const wanted = [...onSlot].filter((vote): vote is [MeasureCode, number] => vote[0] !== null);
    const wantedBy = wanted.reduce((sum, [, share]) => sum + share, 0) / all;
    const [first] = wanted.sort((a, b) => b[1] - a[1]);
    if (first !== undefined && wantedBy >= WANTED_BY) wantedWork.set(first[0], wantedBy);
  }
  return wantedWork;
}

/** Common parts that an apartment has, whether it would touch them or not. */
function partsOf({ plan, input }: Flat): readonly Slot[] {
  const { roof, floor } = plan.baseline.heat_loss_w_per_k;
  const parts: Slot[] = ['wall', 'windows'];
  if (roof > 0) parts.push('pitched_roof', 'flat_roof');
  if (floor > 0) parts.push('floor');
  if (buildingOf(input.dwelling).heatingIsCollective !== false) parts.push('heating');
  return parts;
}

function commonMeasuresOf(plan: Plan): readonly MeasureCode[] {
  const common = linesOf(plan).filter(({ track }) => track === 'building');
  return MEASURES.filter((code) => common.some(({ work }) => work === code));
}

/** The apartment's plan given what the building does and leaves. */
function planWithCommon(
  { input }: Flat,
  common: ReadonlyMap<MeasureCode, number>,
  options: PlanOptions,
): Plan {
  const building = buildingOf(input.dwelling);
  const isCommon = (code: MeasureCode): boolean => trackOf(measureOf(code), { building }) === 'building';
  const asked = options.locked_measures ?? [];
  const taken = new Set(asked.map((code) => measureOf(code).slot));
  const locked = [...common.keys()].filter((code) => !taken.has(measureOf(code).slot));
  const excluded = MEASURES.filter((code) => isCommon(code) && !common.has(code) && !asked.includes(code));
  return planRenovation(input, {
    ...options,
    locked_measures: [...asked, ...locked],
    excluded_measures: [...new Set([...(options.excluded_measures ?? []), ...excluded])],
  });
}

/** What the apartments' plans say of common works, put together again to the works of the whole building. */
function commonWorks(flats: readonly Flat[], wanted: ReadonlyMap<MeasureCode, number>): CommonWork[] {
  const works = new Map<WorkLine['work'], CommonWork>();
  for (const { plan, input } of flats) {
    for (const line of linesOf(plan).filter(({ track }) => track === 'building')) {
      const { work, unit } = line;
      const whole = 1 / partOfOwner(work, input);
      const measure = MEASURES.find((code) => code === work);
      const wantedBy = measure === undefined ? undefined : wanted.get(measure);
      const known = works.get(work);
      const added = (name: 'total_estimated_cost_incl_vat' | 'subsidy_amount'): number =>
        (cents(known?.[name] ?? 0) + Math.round(cents(line[name]) * whole)) / 100;
      works.set(work, {
        work,
        quantity:
          unit === 'm2'
            ? Math.round(((known?.quantity ?? 0) + line.quantity * whole) * 10) / 10
            : line.quantity,
        unit,
        total_estimated_cost_incl_vat: added('total_estimated_cost_incl_vat'),
        subsidy_amount: added('subsidy_amount'),
        wanted_by_percent: wantedBy === undefined ? null : Math.round(wantedBy * 100),
      });
    }
  }
  return [...works.values()];
}

/** A roof stands in the plan of the apartment below it with the part of one storey. */
function partOfOwner(work: WorkLine['work'], { dwelling }: EstateInput): number {
  const measure = MEASURES.find((code) => code === (work === 'roof_finish' ? 'roof_pitched_inside' : work));
  return measure === undefined ? 1 : ownersPart(measureOf(measure), { building: buildingOf(dwelling) });
}

function linesOf({ steps }: Plan): readonly WorkLine[] {
  return steps.flatMap(({ works }) => works);
}

function sumOf(lines: readonly Pick<WorkLine, 'total_estimated_cost_incl_vat' | 'subsidy_amount'>[]): number {
  return lines.reduce(
    (sum, line) => sum + cents(line.total_estimated_cost_incl_vat) - cents(line.subsidy_amount),
    0,
  );
}

function cents(eur: number): number {
  return Math.round(eur * 100);
}
