/** What reports state in sentences: `De woning wordt verwarmd door een VR-ketel op aardgas uit 2013.` */
import type { Finding } from '../contract/findings.ts';
import type { Found } from '../find/find-value.ts';
import { type Line, sourceOf } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { ESTATE_FORMAT_WORDS, ESTATE_TYPE_WORDS } from '../value/dwelling-words.ts';
import { numberWithoutUnit } from '../value/number.ts';
import { codeIn } from '../value/phrases.ts';
import { hotWaterOf, hotWaterText, ventilationOf, ventilationText } from './codes.ts';
import { as, fact } from './fact.ts';
import { dutchBoiler, dutchHeatingText, heatingFindings } from './heating.ts';
import { peakPower } from './solar.ts';

/** Lines of one paragraph have less than this part of their height between them. */
const LEADING = 0.9;
const SAME_EDGE = 3;

const AREA = /(?:gebruiks|vloer|woon)oppervlakte (?:van|is|bedraagt) (?:ongeveer |circa )?(\d[\d.,]*) ?m²/i;
const BUILT =
  /(?:^(?:uw|de|deze) (?:woning|appartement) is een? .*?\b(?:uit|van)|\b(?:als )?bouwjaar (?:is|van)|\bgebouwd in) ((?:1[6-9]|20)\d\d)\b/i;
const HOME =
  /^(?:uw|de|deze) (?:woning|appartement) is een? ([\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:uit|van|met|in)\b|\bvoor een? ((?:woning|eengezinswoning|appartement)(?: in [\p{L}-]+ bebouwing)?)\b/iu;
const NOT = /\b(?:geen|niet|zonder)\b/i;
const YEAR = /\buit ((?:19|20)\d\d)\b/;

export function sentenceFindings(lines: readonly Line[]): Finding[] {
  const sentences = sentencesIn(lines);
  const find = <Value>(about: RegExp, parse: (text: string) => Value | null): Found<Value> | null => {
    for (const sentence of sentences) {
      const found = about.test(sentence.value) ? as(sentence, parse) : null;
      if (found) return found;
    }
    return null;
  };
  const matched = (pattern: RegExp) =>
    find(
      pattern,
      (text) =>
        pattern
          .exec(text)
          ?.slice(1)
          .find((each) => each !== undefined) ?? null,
    );
  const heating = find(/\bverwarmd\b|^de verwarming\b/i, dutchHeatingText);
  const home = matched(HOME);
  return [
    ...fact('habitable_space_m2', as(matched(AREA), numberWithoutUnit)),
    ...fact('year_built', as(matched(BUILT), Number)),
    ...fact(
      'estate_type',
      as(home, (text) => codeIn(ESTATE_TYPE_WORDS, text)),
    ),
    ...fact(
      'estate_format',
      as(home, (text) => codeIn(ESTATE_FORMAT_WORDS, text)),
    ),
    ...heatingFindings(as(heating, dutchBoiler), null),
    ...fact(
      'heating_installation_year',
      as(heating, (text) => Number(YEAR.exec(text)?.[1]) || null),
    ),
    ...fact('sanitary_heating_device', hotWaterOf(find(/tapwater|warm water/i, hotWaterText))),
    ...fact('ventilation_type', ventilationOf(find(/geventileerd|ventilatie/i, ventilationText))),
    ...fact(
      'has_solar_panels',
      find(/zonnepanelen/i, (text) => !NOT.test(text)),
    ),
    ...fact(
      'solar_panels_kwp',
      find(/zonnepanelen/i, (text) => peakPower(text)),
    ),
    ...fact(
      'has_solar_boiler',
      find(/zonneboiler/i, (text) => !NOT.test(text)),
    ),
  ];
}

/** Sentences of paragraphs: lines of one cell that go on below each other. */
function sentencesIn(lines: readonly Line[]): Found<string>[] {
  const paragraphs: Line[][] = [];
  for (const line of lines.filter(({ cells }) => cells.length === 1)) {
    const last = paragraphs.at(-1)?.at(-1);
    const isNext =
      last?.page === line.page &&
      line.top - last.bottom < LEADING * (line.bottom - line.top) &&
      Math.abs((line.cells[0]?.box[0] ?? 0) - (last.cells[0]?.box[0] ?? 0)) < SAME_EDGE;
    if (isNext) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.flatMap((paragraph) => {
    const [first] = paragraph;
    const text = paragraph.map((line) => line.text).join(' ');
    return first
      ? text
          .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
          .filter((sentence) => /[.!?]$/.test(sentence) && plain(sentence) !== '')
          .map((sentence) => ({ value: sentence, raw: sentence, source: sourceOf(first) }))
      : [];
  });
}
