import type { DwellingFacts, Plan } from '@rooftree/engine';
import { type CertificateRemark, type FactOrigin, type FactOrigins, givenLabel } from '@rooftree/words';
import type { EffectiveFact, EffectiveFacts } from './effective-facts.ts';

interface KnownEstate {
  yearRenovated: number | null;
  dwelling: DwellingFacts;
  /** The name of who keeps the estate. */
  organisation: string | null;
}

/**
 * The origin of each fact that holds, and what to know of the certificates among them: for readers of a page or a
 * passport.
 */
export function factOrigins(facts: EffectiveFacts | null, estate: KnownEstate): FactOrigins {
  const origins: Record<string, FactOrigin> = {};
  const notes = new Map<string, CertificateRemark>();
  for (const [name, fact] of Object.entries(facts ?? {})) {
    if (fact.origin !== null) {
      const issuedOn = fact.certificate?.issued_on ?? null;
      origins[name] = { by: fact.origin, issuedOn, weakness: fact.weakness };
    }
    for (const note of remarksOf(fact, estate.yearRenovated)) notes.set(JSON.stringify(note), note);
  }
  return {
    facts: origins,
    notes: [...notes.values()],
    label: givenLabel(estate.dwelling),
    organisation: estate.organisation,
  };
}

/**
 * The facts that a plan was made from: where another value holds now, the origin is unknown. A measured U-value is a
 * class in a plan, which says nothing against it.
 */
export function factsOfPlan(
  facts: EffectiveFacts | null,
  { assumptions }: Pick<Plan, 'assumptions'>,
): EffectiveFacts | null {
  if (facts === null) return null;
  const hasChanged = ([name, { value }]: [string, EffectiveFact]) =>
    assumptions.some(
      (planned) =>
        planned.fact === name &&
        typeof value !== 'object' &&
        planned.origin === 'given' &&
        !isSameInPlan(value, planned.value),
    );
  return Object.fromEntries(Object.entries(facts).filter((each) => !hasChanged(each)));
}

/** A plan has areas in whole square metres. */
function isSameInPlan(held: string | number | boolean, planned: string | number | boolean | null): boolean {
  return typeof held === 'number' && typeof planned === 'number'
    ? Math.abs(held - planned) <= 0.5
    : held === planned;
}

/** Of what holds though it counts less, and of what no longer holds. */
function remarksOf({ weakness, certificate, set_aside }: EffectiveFact, renovatedIn: number | null) {
  const judged = [{ reason: weakness, certificate }, ...set_aside];
  return judged.flatMap(({ reason, certificate: said }): CertificateRemark[] => {
    const { issued_on: issuedOn = null, valid_until: validUntil = null } = said ?? {};
    if (reason === 'certificate_expired' && validUntil !== null) return [{ reason, until_date: validUntil }];
    if (reason === 'older_than_renovation' && issuedOn !== null && renovatedIn !== null)
      return [{ reason, issued_date: issuedOn, year: renovatedIn }];
    return [];
  });
}
