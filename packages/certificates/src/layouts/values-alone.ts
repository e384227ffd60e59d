/**
 * Values that say themselves what they are of: a `condenserende ketel op aardgas` is the heating whatever stands beside
 * it. They count where no label led to a value, never among advice or options, and only where all of them agree.
 */
import type { Finding, Findings } from '../contract/findings.ts';
import type { FactName, Kind } from '../contract/reading.ts';
import type { Found } from '../find/find-value.ts';
import { beginsWithLabel } from '../find/known-labels.ts';
import { type Cell, type Line, sourceOf } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { ESTATE_TYPE_WORDS } from '../value/dwelling-words.ts';
import { codeIn } from '../value/phrases.ts';
import { hotWaterOf, ventilationOf } from './codes.ts';
import { as, fact } from './fact.ts';
import { dutchBoiler, heatingFindings } from './heating.ts';

/** Forms that state installations in words. */
const FORMS: readonly Kind[] = ['be-vlg-2019', 'be-wal', 'be-bru', 'be-bru-encoding', 'nl-2021', 'nl-2015'];

/** Of works that are advised, of what may be chosen or might be, and of what a word means. */
const ADVICE =
  /aanbev|advies|advise|maatregel|verbeter|mogelijk|vervang|plaats|install(?:eer|eren|er|ez)\b|kunt|kan\b|zou|doel|na de werken|na renovatie|bijvoorbeeld|zoals|keuze|legende|betekent|recommand|conseil|mesure|amelior|remplac|possible|pourr|peut\b|placer|placez|envisag|apres travaux|exemple|signifie|objectif|prime|premie|subsid|\bofwel\b|\bou bien\b/;
const LONGEST = 14;
const LINE_APART = 0.8;

const WATER =
  /boiler|geiser|chauffe (?:eau|bain)|combi|thermodynam|tapwater|warm water|eau chaude|\becs\b|\bsww\b|production (?:instantanee|avec stockage)/;
const HEATING =
  /ketel|chaudiere|warmtepomp|pompe a chaleur|\bpac (?:air|eau|sol|geo)|\bhr ?10[047]\b|(?:elektr|electr)\w* (?:radiat|convect|accumul|weerstand)|(?:radiat|convect|accumul)\w* (?:elektr|electr)|chauffage electrique/;
const VENTILATION =
  /\b(?:systeem|systeme) [acd]\b|balansventilatie|double flux|mechanische (?:af|toe)|(?:evacuation|alimentation)s? mecanique|natuurlijke (?:toe|ventilatie)|(?:alimentation|ventilation)s? naturelle|\bwtw\b/;

const DWELLING =
  /^(?:appartement|studio|duplex|eengezinswoning|tussenwoning|hoekwoning|rijwoning\w*|vrijstaande woning|(?:twee|2) onder (?:een|1) kap\w*|maison unifamiliale)$/;

type Read = (found: Found<string>, kind: Kind) => Finding[];
const READERS: readonly (readonly [
  names: readonly FactName[],
  is: (words: string) => boolean,
  read: Read,
])[] = [
  [
    ['heating_type', 'heating_device'],
    // With a share there are several, and the largest counts.
    (words) => HEATING.test(words) && !WATER.test(words) && !/%|\d \d/.test(words),
    (found, kind) =>
      heatingFindings(kind.startsWith('nl') ? { ...found, value: dutchBoiler(found.value) } : found, null),
  ],
  [
    ['ventilation_type'],
    (words) => VENTILATION.test(words),
    (found) => fact('ventilation_type', ventilationOf(found)),
  ],
  [
    ['sanitary_heating_device'],
    (words) => WATER.test(words),
    (found) => fact('sanitary_heating_device', hotWaterOf(found)),
  ],
  [
    ['estate_type'],
    (words) => DWELLING.test(words),
    (found) =>
      fact(
        'estate_type',
        as(found, (text) => codeIn(ESTATE_TYPE_WORDS, text)),
      ),
  ],
];

export function valuesAlone(lines: readonly Line[], { kind, findings }: Findings): Finding[] {
  if (!FORMS.includes(kind)) return [];
  const known = new Set(findings.map(({ name }) => name));
  const wanted = READERS.filter(([names]) => !names.some((name) => known.has(name)));
  if (wanted.length === 0) return [];
  const texts = textsIn(lines);
  return wanted.flatMap(([, is, read]) => {
    const found = texts.filter(({ value }) => is(plain(value))).map((each) => read(each, kind));
    const said = found.filter((each) => each.length > 0);
    const codes = new Set(said.map((each) => each.map(({ value }) => String(value)).join()));
    return codes.size === 1 ? (said[0] ?? []).map((each) => ({ ...each, isUnsure: true })) : [];
  });
}

/** What stands in one box, with what goes on below it; neither sentences nor what a heading of advice is above. */
function textsIn(lines: readonly Line[]): Found<string>[] {
  const texts: Found<string>[] = [];
  let isAdvice = false;
  for (const [index, line] of lines.entries()) {
    const [only, more] = line.cells;
    const isHeading = only !== undefined && more === undefined && only.words.length < 6;
    if (isHeading && ADVICE.test(plain(only.text))) isAdvice = true;
    else if (isHeading && beginsWithLabel(only.text)) isAdvice = false;
    if (isAdvice || ADVICE.test(plain(line.text))) continue;
    for (const cell of line.cells) {
      const text = wholeText(lines, index, cell);
      // `VerwarmingNiet-condenserende ketel`: words run together hide what they say.
      if (text.split(' ').length <= LONGEST && !/\p{Ll}\p{Lu}/u.test(text))
        texts.push({ value: text, raw: text, source: sourceOf(line, [cell]) });
    }
  }
  return texts;
}

function wholeText(lines: readonly Line[], index: number, cell: Cell): string {
  const [line, next] = [lines[index], lines[index + 1]];
  const below =
    line &&
    next?.page === line.page &&
    next.top - line.bottom < LINE_APART * (line.bottom - line.top) &&
    next.cells.find(({ box }) => Math.abs(box[0] - cell.box[0]) < 3);
  return below && /^\p{Ll}/u.test(below.text) ? `${cell.text} ${below.text}` : cell.text;
}
