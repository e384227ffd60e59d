/** What the papers of a building are made from, and what several of them need of it. */
import {
  type BuildingInput,
  type BuildingPlan,
  type Country,
  labelsOf,
  type UnitPlan,
} from '@rooftree/engine';
import {
  type Language,
  labelColour,
  type PluralForms,
  plural,
  readableAccent,
  type Words,
  words,
  writeLabel,
} from '@rooftree/words';
import { addressLine, addressLines } from '@rooftree/words/address-lines';
import type { BuildingPaperTexts } from '@rooftree/words/building/building-paper-texts';
import { buildingPaperTexts } from '@rooftree/words/building/building-papers';
import { buildingWords } from '@rooftree/words/building/building-words';
import type { BuildingWords } from '@rooftree/words/building/building-words-of';
import type { PassportTexts } from '@rooftree/words/passport/passport-texts';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { localDay } from '../../../infra/local-day.ts';
import type { Issuer } from '../passport.ts';
import { printable } from '../printable.ts';

export const BUILDING_PAPER_KINDS = ['PASSPORT', 'LETTERS', 'AGENDA'] as const;
export type BuildingPaperKind = (typeof BUILDING_PAPER_KINDS)[number];

export interface BuildingPaper {
  createdAt: Date;
  /** The organisation that issues the papers, and how it looks. */
  issuer: Issuer | null;
  building: BuildingInput;
  plan: BuildingPlan;
  /** The page of one apartment; null where the building has none. */
  ownerLink: (unit: UnitPlan) => string | null;
}

/** One language's words for the papers. */
export interface BuildingWriter {
  words: Words;
  building: BuildingWords;
  texts: BuildingPaperTexts;
  /** What the passport of a home says in the same way. */
  home: PassportTexts;
}

/** Terms are those of the building's country. */
export function buildingWriter(language: Language, country: Country): BuildingWriter {
  return {
    words: words(language),
    building: buildingWords(language, country),
    texts: buildingPaperTexts(language, country),
    home: passportTexts(language),
  };
}

/** Of papers whose context has no accent colour of its own. */
const OWN_ACCENT = '#0b5d4b';

export function documentContent(paper: BuildingPaper, { words: of, home }: BuildingWriter, title: string) {
  const { language } = of;
  const [lang = language, region = null] = language.split('-');
  return {
    lang,
    region,
    title: `${title}${home.colon} ${buildingName(paper)}`,
    date: createdOn(paper),
    accent: readableAccent(paper.issuer?.accentColor ?? OWN_ACCENT, 'light'),
    footer: [buildingName(paper), writtenAddress(paper, language)].filter((text) => text !== '').join(', '),
    page: home.page('{page}', '{pages}'),
  };
}

/** The day on the calendar of the building's country. */
export function createdOn({ plan, createdAt }: BuildingPaper): string {
  return localDay(plan.region, createdAt);
}

export function buildingName({ building }: BuildingPaper): string {
  return printable(building.name);
}

/** After "the association of": without the association itself, which many buildings have in their names. */
export function nameInSentence(paper: BuildingPaper): string {
  return buildingName(paper).replace(/^(?:VvE|VME|ACP)\s+/i, '');
}

export function addressOf({ building, plan }: BuildingPaper, language: Language): string[] {
  const { street, town } = addressLines(addressParts(building), { country: plan.country, language });
  return [street, town].filter((line) => line !== '');
}

function writtenAddress({ building, plan }: BuildingPaper, language: Language): string {
  return addressLine(addressParts(building), { country: plan.country, language });
}

function addressParts({ address }: BuildingInput) {
  return {
    street: address.street === null ? null : printable(address.street),
    houseNumber: address.house_number === null ? null : printable(address.house_number),
    houseNumberExtra: null,
    zipCode: address.zip_code ?? null,
    place: address.city === null ? null : printable(address.city),
  };
}

export function unitName({ name }: Pick<UnitPlan, 'name'>): string {
  return printable(name);
}

/** A label as the layout draws it. */
export function badgeOf({ label_scale }: BuildingPlan, label: string) {
  return { label: writeLabel(label), ...labelColour(label_scale, label) };
}

/** The best and the worst of these labels; the same where all are. */
export function labelSpan(
  { label_scale }: BuildingPlan,
  labels: readonly string[],
): [best: string, worst: string] {
  const scale = labelsOf(label_scale);
  const sorted = labels.toSorted((a, b) => scale.indexOf(a) - scale.indexOf(b));
  return [sorted[0] ?? '', sorted.at(-1) ?? ''];
}

/** Amounts that add up to the cent. */
export function inCents(eur: number, { words: of }: BuildingWriter): string {
  return of.number(eur, 2);
}

/** "+12", "−12" in whole euros. */
export function signed(eur: number, { words: of }: BuildingWriter): string {
  const whole = Math.round(eur);
  if (whole === 0) return of.number(0);
  return `${whole > 0 ? '+' : '−'}${of.number(Math.abs(whole))}`;
}

/** "25 years" */
export function writeNumberOf(count: number, forms: PluralForms, { words: of }: BuildingWriter): string {
  return `${of.number(count)}\u00a0${plural(of.language, count, forms)}`;
}

/** How many owners pay less, as much and more each month: an owner of several apartments is one. */
export function countMonths({ building, plan }: BuildingPaper) {
  const owners = new Map(building.units.map(({ external_id, owner }) => [external_id, owner]));
  const nets = new Map<string, number>();
  for (const { external_id, month } of plan.units) {
    const key = owners.get(external_id) ?? external_id;
    nets.set(key, (nets.get(key) ?? 0) + month.net);
  }
  const rounded = [...nets.values()].map(Math.round);
  return {
    better: rounded.filter((net) => net > 0).length,
    same: rounded.filter((net) => net === 0).length,
    worse: rounded.filter((net) => net < 0).length,
    all: rounded.length,
  };
}
