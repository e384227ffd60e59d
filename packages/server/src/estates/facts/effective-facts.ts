import { type AgeReason, ageReasonOf, isBeforeWorks, mayStillHold } from './certificate-age.ts';
import {
  type CertificateSource,
  FACT_NAMES,
  type FactName,
  type FactValue,
  isSameValue,
  type Layer,
  type Layers,
  ORIGINS,
  type Origin,
  type Statement,
} from './layers.ts';

/**
 * Why a statement is not the one that holds: another origin stands before it, it contradicts what holds of the same
 * part of the house, it is impossible together with the rest, too vague to be a fact, or its certificate is too old.
 */
export type AsideReason = 'outranked' | 'contradicts' | 'impossible' | 'vague' | AgeReason;

interface Said {
  value: FactValue;
  origin: Origin;
  since: string;
  certificate: CertificateSource | null;
}

/** A fact as it holds, and what is said against it. All null when what is said of it does not hold. */
export type EffectiveFact = (Said | { value: null; origin: null; since: null; certificate: null }) & {
  /** Why it counts less though it holds. */
  weakness: AgeReason | null;
  set_aside: (Said & { reason: AsideReason })[];
};
export type EffectiveFacts = Partial<Record<FactName, EffectiveFact>>;

interface Circumstances {
  /** yyyy-mm-dd: which certificates have expired. */
  today: string;
  /** Facts that only the client may state: others say what cannot be true of this estate. */
  impossible?: ReadonlySet<FactName>;
}

/** Facts that describe one thing: who is wrong about one of them is not believed about the others. */
const TOGETHER: readonly (readonly FactName[])[] = [
  ['energy_label', 'energy_score_kwh_per_m2'],
  ['heating_type', 'heating_device', 'heating_installation_year'],
  ['has_solar_panels', 'solar_panels_kwp'],
];

interface Candidate {
  origin: Origin;
  statement: Statement;
  /** Lower stands before higher; null never holds. */
  rank: number | null;
  reason: AsideReason;
  weakness: AgeReason | null;
}

/**
 * Which statement holds of each fact: the member's, else the client's, else an adviser's, else a certificate's, else
 * that of the register of addresses, else a connection's. A certificate that was applied over the client takes
 * precedence over what the client had said until then, but not over what it says later. One that counts less comes
 * last. A connection whose source has changed a value takes precedence over all earlier statements, but not over later
 * ones: a correction by hand holds until the source changes that very fact. The same applies to works that were done,
 * which also make labels, scores and meters from before them outdated.
 */
export function effectiveFacts(layers: Layers, circumstances: Circumstances): EffectiveFacts {
  const renovatedIn = yearRenovated(layers);
  // Of sixty facts and eight origins few are there, and a sync decides thousands of estates.
  const spoken = ORIGINS.flatMap((origin, place) => {
    const layer = layers[origin];
    return layer === undefined ? [] : { origin, place, layer };
  });
  const candidates = new Map<FactName, Candidate[]>();
  for (const name of FACT_NAMES)
    if (spoken.some(({ layer }) => layer[name] !== undefined))
      candidates.set(name, candidatesOf(spoken, layers, name, { ...circumstances, renovatedIn }));
  const first = (name: FactName) => candidates.get(name)?.find(({ rank }) => rank !== null);
  const facts: EffectiveFacts = {};
  for (const [name, said] of candidates) {
    const others = (TOGETHER.find((group) => group.includes(name)) ?? []).filter((other) => other !== name);
    const contradicts = ({ origin }: Candidate) =>
      others.some((other) => {
        const held = first(other);
        const own = layers[origin]?.[other];
        return held && own && held.origin !== origin && !isSameValue(own.value, held.statement.value);
      });
    facts[name] = decide(said, contradicts);
  }
  return facts;
}

/** Only of those who may know of works since: a certificate cannot be older than what it states itself. */
function yearRenovated({ MEMBER, CLIENT, CONNECTION }: Layers): number | null {
  const year = (MEMBER?.year_renovated ?? CLIENT?.year_renovated ?? CONNECTION?.year_renovated)?.value;
  return typeof year === 'number' ? year : null;
}

function candidatesOf(
  spoken: readonly { origin: Origin; place: number; layer: Layer }[],
  layers: Layers,
  name: FactName,
  { today, impossible, renovatedIn }: Circumstances & { renovatedIn: number | null },
): Candidate[] {
  const client = layers.CLIENT?.[name];
  const candidates = spoken.flatMap(({ origin, place, layer }): Candidate[] => {
    const statement = layer[name];
    if (statement === undefined) return [];
    const weakness = isBeforeWorks(name, statement, layers.WORKS ?? {})
      ? ('older_than_renovation' as const)
      : ageReasonOf(statement, { today, renovatedIn });
    const candidate = { origin, statement, weakness, reason: weakness ?? ('outranked' as const) };
    if (statement.is_vague) return [{ ...candidate, rank: null, reason: 'vague' }];
    if (origin !== 'CLIENT' && impossible?.has(name))
      return [{ ...candidate, rank: null, reason: 'impossible' }];
    if (weakness !== null) return [{ ...candidate, rank: mayStillHold(name, weakness) ? LAST : null }];
    const isOverClient = statement.over_client === true && client !== undefined && client.at <= statement.at;
    return [{ ...candidate, rank: isOverClient ? BEFORE_CLIENT : place }];
  });
  return candidates
    .map((candidate) =>
      candidate.statement.is_change ? { ...candidate, rank: rankOfChange(candidate, candidates) } : candidate,
    )
    .sort((one, other) => (one.rank ?? NEVER) - (other.rank ?? NEVER));
}

/** Right behind the last of those who spoke later. */
function rankOfChange({ rank, statement }: Candidate, all: readonly Candidate[]): number | null {
  if (rank === null) return null;
  const later = all.filter((each) => each.weakness === null && each.statement.at > statement.at);
  return Math.max(FIRST, ...later.map((each) => (each.rank ?? FIRST) + 0.25));
}

const FIRST = -1;
const BEFORE_CLIENT = ORIGINS.indexOf('CLIENT') - 0.5;
const LAST = ORIGINS.length;
const NEVER = LAST + 1;

function decide(said: readonly Candidate[], contradicts: (candidate: Candidate) => boolean): EffectiveFact {
  const holds = said.find((candidate) => candidate.rank !== null && !contradicts(candidate));
  const setAside = said
    .filter((each) => each !== holds && !(holds && isSameValue(each.statement.value, holds.statement.value)))
    .map((each) => {
      const isRefused = each.rank !== null && each.weakness === null && contradicts(each);
      return { ...toStatement(each), reason: isRefused ? ('contradicts' as const) : each.reason };
    });
  if (holds === undefined)
    return { value: null, origin: null, since: null, certificate: null, weakness: null, set_aside: setAside };
  return { ...toStatement(holds), weakness: holds.weakness, set_aside: setAside };
}

function toStatement({ origin, statement: { value, at, certificate } }: Candidate): Said {
  return { value, origin, since: at, certificate: certificate ?? null };
}
