import { type Assumption, CONFLICTS, type Remark, type StoredPlan } from '@rooftree/engine';
import { LAW_WARNINGS } from '@rooftree/engine/remarks';
import { CLIENT_ALONE, inSentence, isInformative, mergedRemarks, mostFrequent } from '@rooftree/words';
import { adviceText } from '../data/advice-contacts.ts';
import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';
import { adjustmentsContent } from './ways.ts';

/** Remarks that another page explains better. */
const SHOWN_ELSEWHERE: readonly string[] = [
  'income_group_assumed',
  'needs_co_owners',
  'price_weakly_sourced',
  'certificate_unexplained',
  ...CONFLICTS,
  ...LAW_WARNINGS,
];

export function knownContent(passport: Passport, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.known;
  const { plan } = passport;
  return {
    heading: t.heading,
    title: t.title,
    ...factsContent(passport, writer),
    // Of a plan with works they are beside its ways.
    adjustments: plan.steps.length > 0 ? [] : adjustmentsContent(passport, writer),
    notes: { title: t.notesTitle, items: notes(passport, writer) },
    method: {
      title: t.methodTitle,
      text: t.method,
      versions: t.versions(plan.engine_version, plan.data_version, words.date(plan.date)),
    },
    glossary: {
      title: t.glossaryTitle,
      items: t.glossary.map(([term, meaning]) => ({ term, meaning: `${texts.colon} ${meaning}` })),
    },
    contacts: {
      title: t.contactsTitle,
      items: passport.contacts.map((contact) => ({ text: adviceText(texts, contact), url: contact.url })),
    },
  };
}

/** Where most facts come from is said once; what differs is marked. */
function factsContent(passport: Passport, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.known;
  const { plan } = passport;
  const facts = [...(passport.origins?.label ?? []), ...plan.assumptions].filter(isInformative);
  const given = facts.filter(({ origin }) => origin === 'given');
  const usual = mostFrequent(given.map((fact) => originOf(fact, passport, writer)));
  return {
    intro: t.intro(
      words.catalogue.qualityLabels[plan.quality_label],
      usual ?? words.catalogue.origins.typical,
      words.origin({ fact: '', origin: 'typical' }, CLIENT_ALONE, plan),
    ),
    factsHead: t.factsHead,
    facts: facts.map((assumption) => {
      const origin = originOf(assumption, passport, writer);
      return {
        name: words.fact(assumption.fact, plan.label_scale),
        value: words.factValue(assumption.fact, assumption.value),
        mark: [origin === usual ? '' : origin, spread(assumption, writer)].filter(Boolean).join(', '),
      };
    }),
  };
}

function originOf(assumption: Assumption, { origins, plan }: Passport, { words }: Writer): string {
  const isShort = assumption.origin === 'typical' || (assumption.origin === 'given' && origins === null);
  return isShort
    ? words.catalogue.origins[assumption.origin]
    : words.origin(assumption, origins ?? CLIENT_ALONE, plan);
}

const SURE = 0.9;
const LIKELY = 0.6;

function spread({ fact, spread: of, origin }: Assumption, { words, texts }: Writer): string {
  const t = texts.known;
  if (!of || origin === 'given') return '';
  if ('probability' in of) {
    if (of.probability >= SURE) return t.sure;
    return of.probability >= LIKELY ? t.fairlySure : t.unsure;
  }
  const [low, high] = [words.factValue(fact, of.low), words.factValue(fact, of.high)];
  return low === high ? '' : t.between(low, high);
}

function notes({ plan, origins }: Passport, { words, texts }: Writer): string[] {
  const t = texts.known;
  const { warnings } = plan;
  const worksIfWorse = [words.worksIfWorse(plan)].filter((sentence) => sentence !== '');
  const isUnexplained = warnings.some(({ code }) => code === 'certificate_unexplained');
  return [
    ...(origins?.notes ?? []).map((note) => words.certificateNote(note)),
    ...(isUnexplained ? [t.askQuestion] : []),
    // Of a plan with works they are on its first page.
    ...(plan.steps.length > 0 ? [] : [...words.conflicts(plan.conflicts ?? []).items, ...worksIfWorse]),
    ...mergedRemarks(plan)
      .filter(({ code }) => !SHOWN_ELSEWHERE.includes(code))
      .map((remark) => words.remark(remark)),
    ...roughPrices(plan, { words, texts }),
  ];
}

/** One sentence for all prices that differ widely. */
export function roughPrices(
  { warnings, steps }: StoredPlan,
  { words, texts }: Pick<Writer, 'words' | 'texts'>,
): string[] {
  const rough = warnings
    .filter(({ code }) => code === 'price_weakly_sourced')
    .map((warning) => workOf(warning, steps));
  const works = [...new Set(rough.flatMap((work) => (work === null ? [] : [inSentence(words.work(work))])))];
  return works.length > 0 ? [texts.known.roughPrices(works.join(', '))] : [];
}

function workOf({ values }: Remark, steps: StoredPlan['steps']) {
  const lines = steps.flatMap((step) => step.works);
  return lines.find(({ work }) => work === values?.['work'])?.work ?? null;
}
