import { type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import { GLAZING } from '../../value/dwelling-words.ts';
import { firstNumber } from '../../value/number.ts';
import { codeIn, hasPhrase } from '../../value/phrases.ts';
import type { Below, Element, EnvelopeRow } from '../envelope.ts';

/** `M1  Façade avant  19,3 m²  …`: a letter for the part, a name, an area with its unit, a justification. OCR reads `Mi`. */
const ROW = /^([A-Z]{1,2})\s?(?:\d{1,2}|[il|])\s+(.*)$/;
const AREA = /(?<![\d,])(\d[\d .]*(?:,\d+)?)\s*m²/;
/** Headings of the five classes; only one of them says that there is no insulation. */
const CLASS = /parois (presentant|avec|sans|dont|tres)|isolation (insuffisante|inconnue)/;

/** The rows of "Pertes par les parois" under their class of insulation. The form states no U-values. */
export function walloonEnvelope(lines: readonly Line[]): EnvelopeRow[] {
  const rows: EnvelopeRow[] = [];
  let isUninsulated = false;
  for (const [index, line] of lines.entries()) {
    const words = plain(line.text);
    if (CLASS.test(words)) isUninsulated = hasPhrase(words, 'sans isolation');
    const match = ROW.exec(line.text);
    const area = match?.[2] ? AREA.exec(match[2]) : null;
    const areaM2 = area?.[1] ? firstNumber(area[1])?.value : undefined;
    if (!match?.[1] || !area || areaM2 === undefined) continue;
    const text = `${match[2]} ${continuation(lines, index)}`;
    const element = elementOf(match[1], plain(text));
    if (!element) continue;
    rows.push({
      element,
      areaM2,
      uWPerM2K: null,
      source: sourceOf(line),
      isUninsulated,
      ...(element === 'window' && { glazing: codeIn(GLAZING, text) }),
      ...(element === 'floor' && { below: belowOf(plain(text)) }),
    });
  }
  return rows;
}

/** The next line goes on with a name when it is neither a row, a heading nor a recommendation. */
function continuation(lines: readonly Line[], index: number): string {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || next.page !== line.page || ROW.test(next.text)) return '';
  const isIndented = (next.cells[0]?.box[0] ?? 0) > (line.cells[0]?.box[0] ?? 0) + 5;
  return isIndented && next.bottom - line.bottom < 1.5 * (line.bottom - line.top) ? next.text : '';
}

/** P is a floor or a door: its name says which. What adjoins a heated neighbour loses nothing. */
function elementOf(letter: string, words: string): Element | null {
  if (/\bmitoyen|espace chauffe|voisin/.test(words)) return null;
  if (/^porte(?! fenetre)/.test(words)) return 'door';
  if (letter === 'F' || /^(fenetre|chassis|vitrage|coupole|velux)/.test(words)) return 'window';
  if (letter === 'T') return roofOf(words);
  if (letter === 'M')
    return /non chauffe|garage|cave|escalier|grenier/.test(words) ? 'wall_unheated' : 'wall';
  return letter.startsWith('P') || /^(plancher|dalle)/.test(words) ? 'floor' : null;
}

function roofOf(words: string): Element {
  if (/grenier|comble|plafond/.test(words)) return 'attic';
  return /\b(plat|plate|plateforme)\b/.test(words) ? 'flat' : 'inclined';
}

function belowOf(words: string): Below | null {
  if (/vide (sanitaire|ventile)/.test(words)) return 'crawl_space';
  if (/\bcave/.test(words)) return 'cellar';
  return /\b(sol|terre plein)\b/.test(words) ? 'ground' : null;
}
