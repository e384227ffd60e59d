/** One language's words for buildings with several owners: codes in, words out, values filled in. */
import type {
  Apportioning,
  BuildingPart,
  BuildingPlan,
  Fraction,
  Majority,
  OwnerMonth,
  VoteChange,
  VoteImprovement,
} from '@rooftree/engine';
import { fill, inSentence } from '../fill.ts';
import { plural } from '../plural.ts';
import type { Words } from '../words-of.ts';
import type { BuildingTexts } from './building-texts.ts';

export type BuildingWords = ReturnType<typeof buildingWordsOf>;

type NamedPart = Pick<BuildingPart, 'name'> & { kind: string; orientation?: BuildingPart['orientation'] };
type QuestionedPlan = Pick<BuildingPlan, 'label_scale'> & {
  units: readonly Pick<BuildingPlan['units'][number], 'external_id' | 'name'>[];
};
type Count = 'apartments' | 'owners' | 'votes' | 'years';
type WorkCode = Parameters<Words['work']>[0];

/** A smaller part of what is uncertain is not worth a figure. */
const LEAST_SHARE = 0.05;

export function buildingWordsOf(words: Words, texts: BuildingTexts) {
  const { terms, majorities } = texts;

  const partOfVotes = ({ numerator, denominator }: Fraction): string =>
    majorities.parts[`${numerator}/${denominator}`] ??
    majorities.otherPart(String(numerator), String(denominator));

  /** "at least two thirds of the votes", and how many must be present. */
  const majority = ({ votes, is_strict, quorum }: Majority): string => {
    const needed =
      votes.numerator === votes.denominator
        ? majorities.allVotes
        : (is_strict ? majorities.moreThan : majorities.atLeast)(partOfVotes(votes));
    return quorum === null ? needed : `${needed}, ${majorities.quorum(partOfVotes(quorum))}`;
  };

  /** "art. 3.88 § 1, 1° b Civil Code" with the name of the law in this language. */
  const article = (of: Majority): string => {
    if (of.article === null) return majorities.ofTheDeed;
    const named = Object.entries(majorities.sources).reduce(
      (text, [name, own]) => text.replaceAll(name, own),
      of.article,
    );
    return named
      .replace(/\((\d+)\)/g, (_, number: string) => majorities.paragraph(number))
      .replace(/(?<=art\.|§|lid) /g, '\u00a0');
  };

  /** "12 apartments" */
  const count = (of: Count, number: number): string =>
    `${words.number(number)}\u00a0${plural(words.language, number, terms[of])}`;

  return {
    texts,
    count,
    floor: (floor: number): string => (floor === 0 ? terms.groundFloor : terms.floor(String(floor))),
    majority,
    article,
    majorityWithArticle: (of: Majority): string => `${majority(of)} (${article(of)})`,
    majorityReason: ({ id }: Majority): string => majorities.reasons[id] ?? majorities.otherReason,
    /** By its own name, else "Façade, north". */
    part: ({ kind, name, orientation = null }: NamedPart): string => {
      if (name !== null) return name;
      const kinds: Record<string, string> = texts.partKinds;
      const own = kinds[kind] ?? texts.partKinds.other;
      return orientation === null ? own : `${own}, ${texts.orientations[orientation]}`;
    },
    apportioning: (code: Apportioning): string => texts.apportionings[code],
    condition: (condition: number | null): string =>
      condition === null ? '–' : (texts.conditions[String(condition)] ?? String(condition)),
    /** The change, and what it does to the vote. */
    improvement: (of: VoteImprovement): string => {
      const { also, probability, cost_eur: cost, missed_savings_per_year_eur: missed, worse_labels } = of;
      const chance = words.chance(probability);
      const free = missed < 1 ? texts.changeResultFree(chance) : texts.changeChance(chance);
      return [
        ...(also === undefined ? [of] : [of, also]).map(changeSentence),
        cost < 1 ? free : texts.changeResult(chance, words.euro(cost)),
        ...(missed < 1 ? [] : [texts.missedSavings(words.euro(missed))]),
        ...(worse_labels === 0 ? [] : [texts.worseLabels(count('apartments', worse_labels))]),
      ].join(' ');
    },
    /**
     * A fact to find out, the apartment that it is about by its name, and how much of what is uncertain it explains.
     */
    question: (
      { fact, unit, variance_share: share }: BuildingPlan['next_questions'][number],
      { units, label_scale }: QuestionedPlan,
    ): string => {
      const { known } = texts;
      const name = words.fact(fact, label_scale);
      const unitName = units.find(({ external_id }) => external_id === unit)?.name ?? unit;
      const full = unitName === null ? name : known.ofUnit(name, unitName);
      return share < LEAST_SHARE ? full : known.question(full, words.percent(100 * share));
    },
    /** What the best of several changes reaches; empty where there is nothing to choose from. */
    bestChange: (improvements: readonly VoteImprovement[]): string =>
      improvements.length < 2
        ? ''
        : texts.bestChange(words.chance(Math.max(...improvements.map(({ probability }) => probability)))),
    voteChance: (probability: number): string => texts.vote.chance(words.chance(probability)),
    votesNeeded: (needed: number, total: number): string =>
      texts.vote.needed(words.number(needed), words.number(total)),
    /**
     * The rows of an owner's month in whole euros that add up to what is gained, and its amount. Rows of nothing are
     * left out.
     */
    month: (of: OwnerMonth) => {
      const [before, loan] = [Math.round(of.bill_before), Math.round(of.loan_payment)];
      const [reserve, net] = [Math.round(of.reserve_change), Math.round(of.net)];
      const { month } = texts;
      return {
        rows: [
          { name: month.billBefore, eur: before },
          // The estimate takes what the rounding leaves: payments are exact.
          { name: month.billAfter, eur: net - before + loan + reserve },
          ...(loan === 0 ? [] : [{ name: month.loanPayment, eur: -loan }]),
          ...(reserve === 0
            ? []
            : [{ name: reserve > 0 ? month.reserveMore : month.reserveLess, eur: -reserve }]),
        ],
        result: {
          name: net > 0 ? month.better : net < 0 ? month.worse : month.same,
          eur: Math.abs(net),
        },
      };
    },
  };

  function changeSentence({ change, values }: VoteChange): string {
    return fill(words.language, texts.changes[change], values, (_, codes) =>
      codes
        .split(',')
        .map((code, index) => (index === 0 ? workName(code) : inSentence(workName(code))))
        .join(', '),
    );
  }

  function workName(code: string): string {
    const { measures, relatedWorks } = words.catalogue;
    const isWork = (known: string): known is WorkCode => known in measures || known in relatedWorks;
    return isWork(code) ? words.work(code) : code;
  }
}
