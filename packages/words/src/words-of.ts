/** One language's words: codes in, words out, values filled in. */
import {
  type Alternative,
  CONFLICTS,
  type Conflict,
  type Decision,
  isLet,
  type LabelScale,
  MEASURES,
  type MeasureCode,
  type NextRung,
  type Ownership,
  type Plan,
  type Range,
  type RelatedWork,
  type Remark,
  type Slot,
  type StoredPlan,
  type StoredStep,
  type SubsidyLine,
  type Track,
  type WorkLine,
} from '@rooftree/engine';
import type { Catalogue } from './catalogue.ts';
import { isOfCertificate, type OtherReading, worseReading } from './doubted-certificate.ts';
import { aimOf, expectedResult, labelAlready, otherGoal } from './expected-result.ts';
import type { CertificateRemark, FactOrigins, FactSource, HomeOfPlan } from './fact-origins.ts';
import { fill, inSentence } from './fill.ts';
import {
  formatDate,
  formatEuro,
  formatEuroCents,
  formatEuroRange,
  formatNumber,
  formatPercent,
  formatRange,
} from './format.ts';
import { grantsInTime, isUnverified } from './grant-terms.ts';
import { writeLabel } from './label-colours.ts';
import { labelAtHalf } from './label-price.ts';
import { checksOf, isNeededAnyway } from './leading-list.ts';
import { plural } from './plural.ts';
import { rounded } from './rounded-range.ts';
import { stepDue } from './step-due.ts';

export type Words = ReturnType<typeof wordsOf>;

/** Both ends of a range; its middle is not written. */
type Ends = Pick<Range, 'p10' | 'p90'> & Partial<Range>;

/** Of a plan, or as it was measured. */
type FactValue = Plan['assumptions'][number]['value'] | { u_value_w_per_m2_k: number };

type GrantTerms = Pick<SubsidyLine, 'conditions' | 'ends_on' | 'amount_of_year'>;

/** A year; below it "save about {next_saved_eur}" would claim too much. */
const LEAST_SAVED_EUR = 10;

/** The sentence of a remark, by its values. In plans before 0.7.0 one code stood for the bans of both regions. */
function sentenceCode({ code, values }: Remark): string {
  if (code === 'next_label_not_paid_back') {
    if (values?.['unpaid_eur'] !== undefined) return 'next_label_partly_paid_back';
    return Number(values?.['next_saved_eur']) < LEAST_SAVED_EUR ? 'next_label_saves_nothing' : code;
  }
  if (code === 'fossil_fuel_remains') {
    const { fuel = 'fossil_fuel', fuel_kwh: kwh } = values ?? {};
    return kwh === undefined ? `${fuel}_still_burns` : `${fuel}_remains`;
  }
  if (values?.['these_works'] !== undefined) return `${code}_for_works`;
  if (code === 'grant_ended' && values?.['ended_works'] !== undefined) return 'grant_ended_for_works';
  const isFlemishBan = code === 'oil_boiler_banned' && values?.['region'] === 'BE-VLG';
  return isFlemishBan ? 'oil_boiler_banned_beside_gas' : code;
}

export function wordsOf(catalogue: Catalogue) {
  const { language } = catalogue;
  const sentences: Record<string, string> = {
    ...catalogue.stepReasons,
    ...catalogue.targetReasons,
    ...catalogue.variants,
    ...catalogue.warnings,
  };

  /** What a conflict is about. A label without a score is no figure. */
  const disagreement = ({ code, values = {} }: Pick<Conflict, 'code' | 'values'>): string => {
    const { what, whatOfLabel, whatOfWorstLabel, whatOfBestLabel } = catalogue.conflicts[code];
    if (code !== 'certificate_against_facts' || values['stated_label'] === undefined) return what;
    if (values['stated_high_kwh_per_m2'] === undefined) return whatOfWorstLabel ?? what;
    return (values['stated_low_kwh_per_m2'] === undefined ? whatOfBestLabel : whatOfLabel) ?? what;
  };

  const work = (code: MeasureCode | RelatedWork): string =>
    isMeasure(code) ? catalogue.measures[code].name : catalogue.relatedWorks[code];

  const workInList = (code: MeasureCode): string => inSentence(work(code));

  /** A value of a remark that is itself a code: a measure, a region, a scheme, a fact. */
  const wordForCode = (name: string, code: string): string => {
    if (name === 'ended_works' || name === 'next_works' || name === 'these_works')
      return code
        .split(',')
        .map((one) => inSentence(wordForCode('work', one)))
        .join(', ');
    const lists: Record<string, Record<string, string>> = {
      measure: { ...mapValues(catalogue.measures, (measure) => measure.name), ...catalogue.relatedWorks },
      region: catalogue.regions,
      scheme: catalogue.schemes,
      fact: catalogue.facts,
    };
    return lists[name === 'work' || name === 'instead_of' ? 'measure' : name]?.[code] ?? code;
  };

  /** In a list of what to find out. */
  const factToCheck = (fact: string): string =>
    fact === 'has_solar_panels' ? catalogue.lead.panelsAlready : inSentence(wordOf(catalogue.facts, fact));

  /** Nothing is certain: above and below these it is not said more exactly. */
  const chance = (probability: number): string => {
    const percent = Math.round(100 * probability);
    const { moreThan, lessThan } = catalogue.lead;
    const [most_percent, least_percent] = [95, 5];
    if (percent > most_percent) return fill(language, moreThan, { most_percent }, wordForCode);
    if (percent < least_percent) return fill(language, lessThan, { least_percent }, wordForCode);
    return formatPercent(language, percent);
  };

  const colon = language === 'fr-BE' ? '\u00a0:' : ':';

  /** Parts that have commas of their own. */
  const clauses = (parts: readonly string[]): string => parts.join(language === 'fr-BE' ? '\u00a0; ' : '; ');

  return {
    language,
    catalogue,
    /** Behind a name and before its value; French keeps a space before it. */
    colon,
    clauses,
    euro: (eur: number) => formatEuro(language, eur),
    /** In two figures, where there is no room for a word. */
    euroAbout: (eur: number) => `≈\u00a0${formatEuro(language, rounded(eur))}`,
    euroCents: (eur: number) => formatEuroCents(language, eur),
    euroRange: (range: Ends) => formatEuroRange(language, range),
    number: (value: number, decimals?: number) => formatNumber(language, value, decimals),
    range: (range: Ends, decimals?: number) => formatRange(language, range, decimals),
    percent: (percent: number, decimals?: number) => formatPercent(language, percent, decimals),
    chance,
    /** Beside the label that a plan leads to: how likely its goal is. Empty where that is the same label, or missed. */
    goalChance: (plan: Parameters<typeof otherGoal>[0]): string => {
      const goal = otherGoal(plan);
      if (goal === null) return '';
      const values = { label: goal.label, chance: chance(goal.probability) };
      return fill(language, catalogue.lead.goalChance, values, wordForCode);
    },
    /** Where the plan leads to the label that the home probably has already; empty elsewhere. */
    labelAlready: (plan: Parameters<typeof labelAlready>[0]): string => {
      const found = labelAlready(plan);
      if (found === null) return '';
      const { lead } = catalogue;
      const values = { label: found.label, chance: chance(found.probability) };
      const hasSteps = plan.steps.length > 0;
      const certified = hasSteps ? `${lead.labelCertified} ${lead.labelKept}` : lead.labelCertified;
      const probable = hasSteps ? lead.labelAlready : lead.labelProbable;
      return fill(language, found.isCertified ? certified : probable, values, wordForCode);
    },
    /** The sentence on the payback, as far as it is the owner's. */
    ownersPayback: (ownership: Ownership | null | undefined, payback: string): string => {
      const { tenantSaves, partOfYear } = catalogue.lead;
      if (isLet(ownership)) return tenantSaves;
      return ownership === 'second_home' ? `${payback} ${partOfYear}` : payback;
    },
    /** Where more than half of the money is for the last label; empty elsewhere. */
    labelAtHalf: (...plan: Parameters<typeof labelAtHalf>): string => {
      const found = labelAtHalf(...plan);
      return found === null ? '' : fill(language, catalogue.lead.labelAtHalf, found, wordForCode);
    },
    /** A range of costs from nothing on: why it may be nothing. */
    costFromNothing: (most_eur: number) =>
      fill(language, catalogue.lead.fromNothing, { most_eur }, wordForCode),
    /** Of a loan: "3%", "3.5%", "2.25%". */
    rate: (percent: number) =>
      formatPercent(
        language,
        percent,
        [0, 1].find((decimals) => Number.isInteger(percent * 10 ** decimals)) ?? 2,
      ),
    date: (iso: string) => formatDate(language, iso),
    quantity: (amount: number, unit: WorkLine['unit']): string => {
      const name = catalogue.units[unit];
      const forms = { one: name, other: unit === 'piece' ? catalogue.pieces : name };
      return `${formatNumber(language, amount, Number.isInteger(amount) ? 0 : 1)}\u00a0${plural(language, amount, forms)}`;
    },
    measure: (code: MeasureCode) => catalogue.measures[code],
    work,
    /** The sentence of a reason or a warning. An unknown code is shown as it is, so that nothing is hidden. */
    remark: (remark: Remark): string => {
      const values = { ...remark.values };
      if (typeof values['income_group'] === 'number') {
        values['income_group'] = wordOf(catalogue.incomeGroups, String(values['income_group']));
      }
      const conflict = CONFLICTS.find((code) => code === remark.code);
      const sentence =
        conflict === undefined
          ? (sentences[sentenceCode(remark)] ?? remark.code)
          : `${disagreement({ code: conflict, values })} ${catalogue.conflicts[conflict].check}`;
      // Plans before 0.7.0 do not name them.
      const isNaming = values['next_works'] !== undefined && values['next_works'] !== '';
      const whole = isNaming ? `${sentence} ${catalogue.variants.next_label_works}` : sentence;
      return fill(language, whole, values, wordForCode);
    },
    /** Over the works to do whatever is still unknown. */
    coreTitle: (conflicts: readonly Conflict[] | null): string =>
      conflicts?.some(isOfCertificate) ? catalogue.lead.coreOnceChecked : catalogue.lead.core,
    /** What disagrees, which of it the plan goes by and why, and what to check. A doubted certificate comes first. */
    conflicts: (conflicts: readonly Conflict[]): { title: string; items: string[] } => {
      const { lead } = catalogue;
      const write = (conflict: Conflict): string => {
        const { code, values = {}, believed } = conflict;
        const { believes, believesLabel, check } = catalogue.conflicts[code];
        const chosen = believed === 'energy_label' ? (believesLabel ?? believes) : believes;
        // Plans before 0.7.0 have no price.
        const costs = values['costs_eur'] === undefined ? '' : ` ${lead.checkCertificateCosts}`;
        return fill(language, `${disagreement(conflict)} ${chosen} ${check}${costs}`, values, wordForCode);
      };
      const [doubts, others] = [
        conflicts.filter(isOfCertificate),
        conflicts.filter((one) => !isOfCertificate(one)),
      ];
      return {
        title: doubts.length > 0 ? lead.checkCertificate : lead.conflicts,
        items: [...doubts, ...others].map(write),
      };
    },
    /** Beside the label of today: the other one that a doubted certificate may mean. */
    readBy: ({ by, kwhPerM2 }: OtherReading): string => {
      const name = catalogue.lead.readings[by];
      if (kwhPerM2 === null) return name;
      const about = by === 'details' ? '≈\u00a0' : '';
      return `${name}${colon} ${about}${formatNumber(language, kwhPerM2)} kWh/m²`;
    },
    /** Of a plan without works whose certificate is doubted: what follows where the worse label is right. */
    worksIfWorse: (plan: Parameters<typeof worseReading>[0]): string => {
      const other = worseReading(plan);
      if (other === null) return '';
      const values = { label: plan.baseline.label, other_label: other.label };
      return fill(language, catalogue.lead.worksIfWorse, values, wordForCode);
    },
    /** What it takes to be surer; `target` is that of the plan. */
    nextRung: (rung: NextRung, target: { label: string; probability: number | null }): string => {
      const { nextRung, nextRungFree, added, dropped } = catalogue.lead;
      const works = (list: string, codes: readonly MeasureCode[]) =>
        codes.length === 0
          ? []
          : [fill(language, list, { works: codes.map(workInList).join(', ') }, wordForCode)];
      const values = {
        label: target.label,
        more_eur: rounded(rung.more_eur),
        from: chance(target.probability ?? 0),
        to: chance(rung.probability),
      };
      const sentence = fill(language, rung.more_eur < 1 ? nextRungFree : nextRung, values, wordForCode);
      return [sentence, ...works(added, rung.added), ...works(dropped, rung.dropped)].join(' ');
    },
    /** A list of works that is as good as that of the plan; its label is named where the plan leads to another. */
    alternative: (
      { added, dropped, net_cost_eur, probability }: Alternative,
      plan: Parameters<typeof aimOf>[0],
    ): string => {
      const { instead, leftOut } = catalogue.lead;
      const [first = '', ...others] = added.map(workInList);
      const { label } = aimOf(plan);
      const ofLabel = expectedResult(plan).label === label ? '' : ` (label ${writeLabel(label)})`;
      const values = {
        added: [first.charAt(0).toLocaleUpperCase(language) + first.slice(1), ...others].join(' + '),
        dropped: dropped.map(workInList).join(' + '),
        net_cost_eur: rounded(net_cost_eur),
        chance: `${chance(probability)}${ofLabel}`,
      };
      // The works are written already, one of them with a capital.
      const asIs = (_: string, text: string) => text;
      return fill(language, added.length === 0 ? leftOut : instead, values, asIs);
    },
    /** What is open about a step: whether it is needed in some form whatever is found, and what to find out. */
    openOf: (step: StoredStep, decision: Decision | null): string => {
      const { checkFirst, checkFirstFor, neededAnyway } = catalogue.lead;
      const checks = checksOf(step, decision).map(({ fact, works }) => {
        const values = { fact: factToCheck(fact), works: works.map(workInList).join(' + ') };
        return fill(language, works.length === 0 ? checkFirst : checkFirstFor, values, wordForCode);
      });
      return clauses([...(isNeededAnyway(step, decision) ? [neededAnyway] : []), ...checks]);
    },
    certificateCosts: (costs_eur: number) =>
      fill(language, catalogue.lead.certificateCosts, { costs_eur }, wordForCode),
    /** By when and why a step is best done in its year, or null where nothing presses. */
    due: (...step: Parameters<typeof stepDue>): string | null => {
      const due = stepDue(...step);
      if (due === null) return null;
      return fill(language, catalogue.dueReasons[due.reason], { year: due.by_year }, wordForCode);
    },
    /** Why a work on a part of the house is worth doing. */
    slotReason: (slot: Slot, share_percent: number) =>
      fill(language, catalogue.slotReasons[slot], { share_percent }, wordForCode),
    /** The contingency of a plan as advice. */
    keepAside: (contingency_eur: number) =>
      fill(language, catalogue.keepAside, { contingency_eur }, wordForCode),
    condition: (code: string) => wordOf(catalogue.conditions, code),
    /** What must still be shown or done for a grant, with its day and its year. */
    grantConditions: ({ conditions, ends_on, amount_of_year }: GrantTerms): string[] =>
      conditions.map((code) => {
        const { before_scheme_ends_on: byDay, amount_of_year: ofYear } = catalogue.variants;
        if (code === 'before_scheme_ends' && ends_on !== undefined)
          return fill(language, byDay, { until_date: ends_on }, wordForCode);
        if (code === 'amount_unverified' && amount_of_year !== undefined)
          return fill(language, ofYear, { year_known: amount_of_year }, wordForCode);
        return wordOf(catalogue.conditions, code);
      }),
    /** Beside what there is to pay: until when that holds, and what it is otherwise. Empty where no grant may end. */
    grantsInTime: (plan: Parameters<typeof grantsInTime>[0]): string => {
      const found = grantsInTime(plan);
      if (found === null) return '';
      const { netInTime, netInTimes } = catalogue.lead;
      const named = found.ends.map(({ until_date, works }) => ({
        until_date,
        works: works.map((one) => inSentence(work(one))).join(', '),
      }));
      const eur = { net_eur: found.netEur, otherwise_eur: found.otherwiseEur };
      const [only] = named;
      // The works are written already.
      const asIs = (_: string, text: string) => text;
      if (only !== undefined && named.length === 1)
        return fill(language, netInTime, { ...eur, ...only }, asIs);
      const list = named.map((one) => `${one.works} (${formatDate(language, one.until_date)})`).join('; ');
      return fill(language, netInTimes, { ...eur, works: list }, asIs);
    },
    /** Under a table of grants: which amounts are not those of the year of the works, or were not checked. */
    unverifiedGrants: ({ steps }: Pick<StoredPlan, 'steps'>): string[] => {
      const works = steps.flatMap((step) => step.works);
      const notes = works.flatMap(({ work: code, subsidies }) =>
        subsidies.filter(isUnverified).map(({ scheme, name, amount_of_year: year_known }) => {
          const { amounts_of_year: ofYear } = catalogue.variants;
          const title = name ?? wordOf(catalogue.schemes, scheme);
          const values = { year_known: year_known ?? 0 };
          return year_known === undefined
            ? `${title}, ${inSentence(work(code))}: ${catalogue.conditions.amount_unverified}`
            : `${title}: ${fill(language, ofYear, values, wordForCode)}`;
        }),
      );
      return [...new Set(notes)];
    },
    scheme: (code: string) => wordOf(catalogue.schemes, code),
    loan: (id: string) => wordOf(catalogue.loans, id),
    loanCondition: (code: string) => wordOf(catalogue.loanConditions, code),
    track: (code: Track) => catalogue.tracks[code],
    /** Label and score have a name of their own on each scale. */
    fact: (fact: string, scale?: LabelScale): string => {
      if (scale !== undefined && fact === 'energy_score_kwh_per_m2') return catalogue.scoreNames[scale];
      if (scale !== undefined && fact === 'energy_label') return capitalised(catalogue.labelScales[scale]);
      return wordOf(catalogue.facts, fact);
    },
    /** Behind a fact: who stated it, or of what it is typical. */
    origin: (
      { fact, origin }: FactSource,
      { facts, organisation }: FactOrigins,
      home: HomeOfPlan,
    ): string => {
      if (origin === 'derived') return catalogue.origins.derived;
      if (origin === 'typical')
        return fill(language, catalogue.typicalOf[home.estate_type], { year: home.year_built }, wordForCode);
      const stated = facts[fact];
      const by = stated?.by ?? 'CLIENT';
      if (stated === undefined || by !== 'CERTIFICATE') {
        const isOfOrganisation = by === 'CLIENT' || by === 'MEMBER';
        if (isOfOrganisation && organisation === null) return catalogue.origins.given;
        return catalogue.tellers[by].replace('{organisation}', () => organisation ?? '');
      }
      const { issuedOn, weakness } = stated;
      const certificate =
        issuedOn === null
          ? catalogue.undatedCertificate
          : fill(language, catalogue.tellers.CERTIFICATE, { issued_date: issuedOn }, wordForCode);
      return weakness === null ? certificate : `${certificate} (${catalogue.weaknesses[weakness]})`;
    },
    certificateNote: ({ reason, ...values }: CertificateRemark): string =>
      fill(language, catalogue.certificateNotes[reason], values, wordForCode),
    factValue: (fact: string, value: FactValue): string => {
      if (value === null) return '–';
      if (typeof value === 'object') return `${formatNumber(language, value.u_value_w_per_m2_k, 2)} W/m²K`;
      if (fact === 'energy_label') return writeLabel(String(value));
      if (typeof value === 'boolean') return value ? catalogue.yes : catalogue.no;
      if (typeof value === 'number') {
        return fact.includes('year')
          ? String(Math.round(value))
          : formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
      }
      const lists: Record<string, Record<string, string>> = {
        ...catalogue.factValues,
        estate_format: catalogue.estateFormats,
      };
      return lists[fact]?.[value] ?? wordOf(catalogue.insulationTypes, value);
    },
  };
}

function isMeasure(code: string): code is MeasureCode {
  return MEASURES.some((measure) => measure === code);
}

function wordOf(words: Record<string, string>, code: string): string {
  return words[code] ?? code;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function mapValues<Value>(record: Record<string, Value>, map: (value: Value) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
