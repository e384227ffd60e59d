/**
 * What a home must have to be let, whatever its label, so that these are no rows of `DUTIES`. Read in 2026-11 on
 * secondary pages, not checked with an authority.
 */
import type { EstateFormat } from '../contract/codes.ts';

/**
 * An insulated floor of an unheated attic counts as a roof; in a building the roof counts for every apartment. Since
 * 2015-01-01 a note, since 2020-01-01 decisive for roofs of 16 m² and more: a home without it can be declared unfit
 * (sorenco.be; fidimco.be; deboerenpartners.be 2016-12-15; muroflex.be 2014-11-02). Still in force: bocholt.be,
 * onroerenderfgoed.be. An unfit home may not be let: belexa.be 2022-08-15. Confidence: high.
 */
export const FLEMISH_ROOF_NORM = { least_m2k_per_w: 0.75, year_from: 2020 } as const;

/**
 * Double glazing in living room, kitchen, bedrooms and bathroom: category I since 2020-01-01, category II since
 * 2023-01-01, where more than one window lacks it (syndicusdiensten.be 2023-02-02, by BIV; odigo.eu 2019-07-25;
 * racinebrussels.eu). Confidence: high.
 */
export const FLEMISH_GLASS_NORM = { year_from: 2023 } as const;

/**
 * Energy score below which neither is asked, kWh/m². That there is one: syndicusdiensten.be, bocholt.be,
 * onroerenderfgoed.be. The figures: sbprojects.be alone, for the glass, since 2021-01-01. Confidence: low; whether they
 * still hold was not found.
 */
export const FLEMISH_SCORE_LIMITS: Record<EstateFormat | 'APARTMENT', number> = {
  OPEN: 600,
  SEMI_OPEN: 550,
  CLOSED: 450,
  APARTMENT: 400,
};

/** Later homes had both from the start: Flanders asks it of new homes since 1992-09 (general knowledge). */
export const NORMS_BUILT_BEFORE = 1993;

/**
 * A certificate from the day on which the home is offered to let, valid for ten years: environnement.brussels
 * (Brussels); federia.immo 2021-09-28 (Wallonia); bekkevoort.be, epckeuring.be (Flanders). Confidence: high. The
 * Netherlands was not looked up.
 */
export const LETTING_NEEDS_CERTIFICATE = 'BE';
