/** A building as its form holds it: texts until they are sent. */
import type { Building, CommonFacts } from '@rooftree/client/members';
import { FIELDS, readValue } from '../../facts/fact-groups.ts';

type BuildingPart = Building['parts'][number];
type BuildingUnit = Building['units'][number];

/** Every value of a record as the text of its field; null is an empty field. */
type Texts<Of, Names extends keyof Of> = Record<Names, string> & Omit<Of, Names>;

const UNIT_FIELDS = ['name', 'floor', 'share', 'votes', 'owner', 'use'] as const;
const PART_FIELDS = [
  'name',
  'area_m2',
  'condition',
  'last_done_year',
  'next_due_year',
  'maintenance_cost_eur',
] as const;

export type UnitDraft = Texts<BuildingUnit, (typeof UNIT_FIELDS)[number]>;
export type PartDraft = Texts<BuildingPart, (typeof PART_FIELDS)[number]>;

export interface Draft {
  name: string;
  yearBuilt: string;
  sharesTotal: string;
  reserveFund: string;
  contribution: string;
  /** "2/3"; empty where the law or the model rules hold. */
  majority: string;
  quorum: string;
  windowsArePrivate: boolean;
  /** Facts of the whole building that were changed, as they are typed. */
  facts: Partial<Record<keyof CommonFacts, string>>;
  units: readonly UnitDraft[];
  parts: readonly PartDraft[];
}

const write = (value: string | number | null) => (value === null ? '' : String(value));

export function draftOf(building: Building): Draft {
  const { deed, money } = building;
  const fraction = (of: typeof deed.majority) => (of === null ? '' : `${of.numerator}/${of.denominator}`);
  return {
    name: building.name,
    yearBuilt: write(building.year_built),
    sharesTotal: write(building.shares_total),
    reserveFund: write(money.reserve_fund_eur),
    contribution: write(money.reserve_contribution_eur_per_year),
    majority: fraction(deed.majority),
    quorum: fraction(deed.quorum),
    windowsArePrivate: deed.windows_are_private,
    facts: {},
    units: building.units.map((unit) => ({
      external_id: unit.external_id,
      name: unit.name,
      floor: write(unit.floor),
      share: write(unit.share),
      votes: write(unit.votes),
      owner: write(unit.owner),
      use: write(unit.use),
    })),
    parts: building.parts.map((part) => ({
      ...part,
      name: write(part.name),
      area_m2: write(part.area_m2),
      condition: write(part.condition),
      last_done_year: write(part.last_done_year),
      next_due_year: write(part.next_due_year),
      maintenance_cost_eur: write(part.maintenance_cost_eur),
    })),
  };
}

/** What is sent; what the form has no field for stays as it was. */
export function buildingOf(draft: Draft, before: Building): Building {
  return {
    ...before,
    name: draft.name.trim(),
    year_built: numberIn(draft.yearBuilt),
    shares_total: Number(draft.sharesTotal),
    facts: factsIn(draft.facts, before.facts),
    money: {
      ...before.money,
      reserve_fund_eur: Number(draft.reserveFund),
      reserve_contribution_eur_per_year: Number(draft.contribution),
    },
    deed: {
      ...before.deed,
      majority: fractionIn(draft.majority),
      quorum: fractionIn(draft.quorum),
      windows_are_private: draft.windowsArePrivate,
    },
    units: draft.units.map((unit) => ({
      external_id: unit.external_id,
      name: unit.name.trim(),
      floor: numberIn(unit.floor),
      share: Number(unit.share),
      votes: numberIn(unit.votes),
      owner: textIn(unit.owner),
      use: numberIn(unit.use),
    })),
    parts: draft.parts.map((part) => ({
      ...part,
      name: textIn(part.name),
      area_m2: numberIn(part.area_m2),
      condition: numberIn(part.condition),
      last_done_year: numberIn(part.last_done_year),
      next_due_year: numberIn(part.next_due_year),
      maintenance_cost_eur: numberIn(part.maintenance_cost_eur),
    })),
  };
}

/** The text of a fact's field. An insulation by its U-value has no code. */
export function factText(value: CommonFacts[keyof CommonFacts]): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

function factsIn(changed: Draft['facts'], before: CommonFacts): CommonFacts {
  // The keys of a draft are names of facts.
  const names = Object.keys(changed) as (keyof CommonFacts)[];
  const values = names
    .filter((name) => changed[name] !== factText(before[name]))
    .map((name) => [name, readValue(FIELDS[name], changed[name] ?? '')]);
  // What is typed may be no value of the field: the server says what is wrong with it.
  return { ...before, ...(Object.fromEntries(values) as CommonFacts) };
}

/** How far the shares of all units are from their total: positive when some are missing. */
export function missingShares({ units, sharesTotal }: Pick<Draft, 'units' | 'sharesTotal'>): number {
  return Number(sharesTotal) - units.reduce((sum, { share }) => sum + Number(share), 0);
}

/** A part of this kind with nothing known about it, and an id that no other part has. */
export function newPart(kind: BuildingPart['kind'], parts: readonly PartDraft[]): PartDraft {
  const taken = new Set(parts.map(({ id }) => id));
  let id: string = kind;
  for (let number = 2; taken.has(id); number += 1) id = `${kind}-${number}`;
  return {
    id,
    kind,
    name: '',
    orientation: null,
    area_m2: '',
    condition: '',
    last_done_year: '',
    next_due_year: '',
    maintenance_cost_eur: '',
    maintenance_interval_years: null,
    apportioning: null,
    units: [],
  };
}

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));
const textIn = (text: string) => (text.trim() === '' ? null : text.trim());

function fractionIn(text: string): Building['deed']['majority'] {
  const [, numerator, denominator] = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(text) ?? [];
  return numerator === undefined || denominator === undefined
    ? null
    : { numerator: Number(numerator), denominator: Number(denominator) };
}
