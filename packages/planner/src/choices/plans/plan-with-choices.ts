/**
 * From the estate and the buyer's choices to a plan. The page calls it at every change, the server once for the page as
 * it arrives and once more when a plan is saved: the same engine, the same date, so the same figures to the cent.
 */
import {
  type EstateInput,
  type EstatePlans,
  estatePlans,
  InputError,
  type LabelPrice,
  labelsOf,
  type PlanControls,
  parseEstateInput,
  scaleOf,
} from '@rooftree/engine';
import { grantSpan } from '@rooftree/words/grant-span';
import { incomeLimitsOf } from '../../income-limits-of.ts';
import { type Choices, countChoices, type ReadChoices, readChoices } from '../choices.ts';
import { FACTS, factValue } from '../facts.ts';
import { measureControls } from '../measure-choices.ts';
import type { NoPlan, PlannedOutcome } from './outcome.ts';
import type { PlanBasis } from './plan-basis.ts';

/** `withDecision` adds what is sure and what depends: ten times the work, so only where it is shown. */
export function planWithChoices(
  basis: PlanBasis,
  choices: Choices,
  { withDecision = false }: { withDecision?: boolean } = {},
): PlannedOutcome {
  return choicesPlans(basis).planFor(choices, withDecision);
}

export interface ChoicesPlans {
  planFor: (choices: Choices, withDecision?: boolean) => PlannedOutcome;
  /** What the better labels cost; none where there is no plan. */
  pricesFor: (choices: Choices) => readonly LabelPrice[];
}

/**
 * Plans for one choice after the other: until a fact is corrected, the engine keeps what it found out about the house,
 * which is most of the work for a notch of a slider.
 */
export function choicesPlans(basis: PlanBasis): ChoicesPlans {
  let facts: string | null = null;
  let house: PlannableHouse | NoPlan = { kind: 'none', why: 'other' };
  const houseFor = (choices: Choices) => {
    const now = JSON.stringify(choices.facts);
    if (facts !== now) {
      house = houseOf(basis, choices.facts);
      facts = now;
    }
    return house;
  };
  const planFor = (choices: Choices, withDecision = false): PlannedOutcome => {
    try {
      const found = houseFor(choices);
      if (found.kind === 'none') return found;
      const plan = found.plans.planFor({ ...controlsOf(basis, choices), withDecision });
      // Elsewhere no grant follows the income, and nothing need be worked out.
      const grants = incomeLimitsOf(plan) === null ? [] : found.plans.grantsFor(plan);
      return { kind: 'plan', input: found.input, plan, grantSpan: grantSpan(plan, grants) };
    } catch (error) {
      if (error instanceof InputError) return { kind: 'none', why: 'other' };
      throw error;
    }
  };
  return {
    planFor,
    pricesFor: (choices) => {
      const outcome = planFor(choices);
      // Facts that contradict each other have no house to ask.
      if (outcome.kind === 'none') return [];
      const found = houseFor(choices);
      if (found.kind === 'none') return [];
      return found.plans.pricesFor(controlsOf(basis, choices), outcome.plan);
    },
  };
}

interface PlannableHouse {
  kind: 'house';
  input: EstateInput;
  plans: EstatePlans;
}

function houseOf(
  { input: estate, date, priceBook, controls: { overrides } }: PlanBasis,
  facts: Choices['facts'],
): PlannableHouse | NoPlan {
  const input = parseEstateInput(withFacts(estate, facts), date);
  if (input.estate_type !== 'HOUSE' && input.estate_type !== 'APARTMENT')
    return { kind: 'none', why: 'notADwelling' };
  if (input.address.region === null) return { kind: 'none', why: 'regionMissing' };
  if (input.year_built === null) return { kind: 'none', why: 'yearMissing' };
  const terms = { date, ...(priceBook && { priceBook }), ...(overrides && { overrides }) };
  return { kind: 'house', input, plans: estatePlans(input, terms) };
}

/** Reads the address and leaves out what this estate cannot have, so that an old or mangled link still shows a plan. */
export function readChoicesFor(basis: PlanBasis, search: string): ReadChoices {
  const read = readChoices(search, labelsFor(basis));
  const impossible = faultyFacts(withFacts(basis.input, read.choices.facts), basis.date);
  const facts = Object.entries(read.choices.facts);
  const isImpossible = (name: string) => impossible.has(name);
  return {
    choices: { ...read.choices, facts: Object.fromEntries(facts.filter(([name]) => !isImpossible(name))) },
    rejected: [...read.rejected, ...facts.map(([name]) => name).filter(isImpossible)],
  };
}

/** Whether the address chooses anything. */
export function hasChoices(basis: PlanBasis, search: string): boolean {
  return countChoices(readChoicesFor(basis, search).choices) > 0;
}

/** The labels of the estate's scale, best first; none when its region is not known. */
export function labelsFor({ input, date }: PlanBasis): readonly string[] {
  try {
    const { region } = parseEstateInput({ address: input['address'] }, date).address;
    return region === null ? [] : labelsOf(scaleOf(region));
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}

function faultyFacts(estate: Record<string, unknown>, date: string): Set<string> {
  try {
    parseEstateInput(estate, date);
    return new Set();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return new Set(error.faults.map((fault) => fault.path.replace(/^dwelling\./, '')));
  }
}

function withFacts(estate: Record<string, unknown>, corrected: Choices['facts']): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...estate };
  const dwelling: Record<string, unknown> = {
    // The server's check of an estate lets nothing else in.
    ...(estate['dwelling'] as Record<string, unknown> | undefined),
  };
  for (const fact of FACTS) {
    const text = corrected[fact.name];
    if (text === undefined) continue;
    (fact.place === 'estate' ? merged : dwelling)[fact.name] = factValue(fact, text);
  }
  return { ...merged, dwelling };
}

/** The engine wants a budget where the budget decides: without one, "the best label" is simply the target. */
function controlsOf({ controls }: PlanBasis, choices: Choices): Partial<PlanControls> {
  const wanted = choices.objective ?? controls.objective ?? null;
  const budget = choices.budget ?? controls.budget_eur ?? null;
  const isOpen = wanted === 'best_label_within_budget' && budget === null;
  return {
    ...controls,
    ...(choices.target !== null && { target_label: choices.target }),
    ...(choices.income !== null && { income_group: choices.income }),
    ...(choices.ownership !== null && { ownership: choices.ownership }),
    ...(choices.fossilFree !== null && { fossil_free: choices.fossilFree }),
    ...(wanted !== null && !isOpen && { objective: wanted }),
    budget_eur: budget,
    ...measureControls(controls, choices.measures),
  };
}
