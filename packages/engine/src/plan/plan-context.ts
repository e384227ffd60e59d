/** What a plan starts from: first what the estate and the day alone decide, then what the caller's wishes add. */
import { type CompletedDwelling, completeDwelling } from '../completion/complete.ts';
import { cached } from '../contract/cached.ts';
import type { Country } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Plan, PlanControls } from '../contract/plan.ts';
import { type Co2Factors, co2FactorsOn } from '../data/energy-factors.ts';
import type { SubsidyRule } from '../data/subsidies/subsidy-rule.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { detailedEnergyState } from '../energy/energy-state.ts';
import { compareLabels } from '../label/label.ts';
import {
  type DatedEnergyPrices,
  type EnergyPrices,
  energyPricesOn,
  laterEnergyPrices,
  lifetimeEnergyPrices,
} from '../money/energy-prices.ts';
import { type MissedRule, missedRules } from '../money/missed-grants.ts';
import { ownPricesIn } from '../money/own-prices.ts';
import { pricingOn } from '../money/price-work.ts';
import { activeRules, type SubsidyScope } from '../money/subsidise.ts';
import { overridesOf, withWorkValues } from './overrides.ts';
import { controlsOf, type PlanOptions, targetLabel } from './plan-options.ts';
import type { PricingContext } from './pricing-context.ts';
import { type PossibleHouses, possibleHouses } from './search/chance.ts';

/** The day, the prices and what an adviser knows better: what is no wish. */
export type PlanTerms = Pick<PlanOptions, 'date' | 'priceBook' | 'energyPrices' | 'overrides'>;

/** The same for every plan of an estate on one day. */
export interface EstateContext {
  /** As given, and with the facts that an adviser has set. */
  given: EstateInput;
  input: EstateInput;
  terms: PlanTerms;
  completed: CompletedDwelling;
  prices: DatedEnergyPrices;
  /** Of a later year, as far as changes are known. */
  pricesIn: (year: number) => EnergyPrices;
  /** All but the grants, which the owner decides. */
  pricing: Omit<PricingContext, 'rules' | 'missedRules'>;
  baseline: Plan['baseline'];
}

/** What a plan is made from. */
export interface PlanContext extends Pick<EstateContext, 'completed' | 'prices' | 'pricesIn' | 'baseline'> {
  houses: PossibleHouses;
  controls: PlanControls;
  /** Null without a price book of the caller's own. */
  priceBookVersion: number | null;
  target: string;
  pricingContext: PricingContext;
}

export function estateContextOf(given: EstateInput, terms: PlanTerms): EstateContext {
  const { date } = terms;
  const { facts, workValues, setCents } = overridesOf(terms.overrides ?? [], date);
  const input = { ...given, dwelling: { ...given.dwelling, ...facts } };
  const completed = withWorkValues(completeDwelling(input, date), workValues);
  const { dwelling } = completed;
  const { country, region, yearBuilt } = dwelling;
  // An invalid day has no prices: the caller gets an error before they are looked up.
  controlsOf(terms, region);
  const ownPrices = withoutOwnMeter(terms.energyPrices, dwelling);
  const { prices, pricesIn, lifetimePrices, co2 } = energyPricesFor(date, country, ownPrices);
  return {
    given,
    input,
    terms,
    completed,
    prices,
    pricesIn,
    pricing: {
      date,
      dwelling,
      pricing: {
        ...pricingOn(date, country, yearBuilt, ownPricesIn(region, terms.priceBook), dwelling.isHeritage),
        ...(setCents !== null && { setCents }),
      },
      energyPrices: prices.eurPerKwh,
      co2,
      lifetimePrices,
    },
    baseline: detailedEnergyState(dwelling, prices.eurPerKwh, co2),
  };
}

interface EnergyPricesOfDay extends Pick<EstateContext, 'prices' | 'pricesIn'> {
  lifetimePrices: EnergyPrices;
  co2: Co2Factors;
}

const ourPrices = new Map<string, EnergyPricesOfDay>();

/** Ours are the same for all estates of a country on one day. */
function energyPricesFor(
  date: string,
  country: Country,
  own: PlanOptions['energyPrices'],
): EnergyPricesOfDay {
  const make = (): EnergyPricesOfDay => ({
    prices: energyPricesOn(date, country, own),
    pricesIn: laterEnergyPrices(date, country, own),
    lifetimePrices: lifetimeEnergyPrices(date, country, own),
    co2: co2FactorsOn(date, country),
  });
  return own === undefined ? cached(ourPrices, `${date} ${country}`, make) : make();
}

/** What grants ask of the owner. */
export type Owner = Pick<PlanControls, 'income_group' | 'ownership'>;

/** The grants of an owner, and all that a price depends on. */
export function pricingContextOf(
  { input, terms, pricing }: EstateContext,
  owner: Owner,
  /** Of the grants: works may be done later than they are planned. */
  date = terms.date,
): PricingContext {
  const { region, yearBuilt } = pricing.dwelling;
  const scope: SubsidyScope = {
    region,
    date,
    yearBuilt,
    incomeGroup: owner.income_group,
    ownership: owner.ownership ?? null,
    zipCode: input.address.zip_code,
  };
  return { ...pricing, ...rulesFor(scope, terms.priceBook) };
}

interface Rules {
  rules: readonly SubsidyRule[];
  missedRules: readonly MissedRule[];
}

const ourRules = new Map<string, Rules>();

/** Ours go by the region, a caller's own by the municipality as well. */
function rulesFor(scope: SubsidyScope, book: PlanTerms['priceBook']): Rules {
  const make = (): Rules => ({ rules: activeRules(scope, book), missedRules: missedRules(scope, book) });
  if (book !== undefined) return make();
  const { region, date, yearBuilt, incomeGroup, ownership } = scope;
  return cached(ourRules, `${region} ${date} ${yearBuilt} ${incomeGroup} ${ownership}`, make);
}

/** The houses that this one can be; a certificate that shows the target already is no matter of chance. */
export function housesFor({ completed, baseline }: EstateContext, target: string): PossibleHouses {
  const { scenarios, certificateNoise, dwelling, isCertified } = completed;
  const isShownByCertificate = isCertified && compareLabels(dwelling.labelScale, baseline.label, target) <= 0;
  return possibleHouses(scenarios, isShownByCertificate ? 0 : certificateNoise);
}

export function planContextOf(input: EstateInput, options: PlanOptions): PlanContext {
  return planContextIn(estateContextOf(input, options), options);
}

export function planContextIn(estate: EstateContext, options: PlanOptions): PlanContext {
  const { labelScale, region } = estate.completed.dwelling;
  const controls = controlsOf(options, region);
  const houses = housesFor(estate, targetLabel(controls, labelScale));
  return withWishes(estate, controls, houses, pricingContextOf(estate, controls));
}

export function withWishes(
  { completed, prices, pricesIn, baseline, terms }: EstateContext,
  controls: PlanControls,
  houses: PossibleHouses,
  pricingContext: PricingContext,
): PlanContext {
  return {
    completed,
    houses,
    controls,
    priceBookVersion: terms.priceBook?.version ?? null,
    target: targetLabel(controls, completed.dwelling.labelScale),
    prices,
    pricesIn,
    pricingContext,
    baseline,
  };
}

/**
 * Gas of a collective heating comes through one meter for all: the standing charge of one apartment is next to nothing.
 */
function withoutOwnMeter(
  own: PlanOptions['energyPrices'],
  { building }: Dwelling,
): PlanOptions['energyPrices'] {
  return building?.heatingIsCollective === true ? { gas_standing_eur_per_year: 0, ...own } : own;
}

/** The shown house before the works. */
export function todayOf({ pricingContext, baseline }: PlanContext) {
  const { label, primary_kwh_per_m2: primaryKwhPerM2 } = baseline;
  return { dwelling: pricingContext.dwelling, label, primaryKwhPerM2 };
}
