import { Refusal } from '../contract/refusal.ts';
import { plain } from '../layout/mend-text.ts';
import type { Paper } from '../layout/paper.ts';
import { hasPhrase } from '../value/phrases.ts';
import { FORMS, type FormMarks, OTHER_BUILDINGS, OTHER_CERTIFICATES } from './forms.ts';

/** Where a title stands: the first lines of the document. */
const HEAD_LINES = 12;
/** The Flemish number says what was certified; only RES is a dwelling. */
const FLEMISH_NUMBER = /\b\d{8}-\d{10}-([A-Z]{2,5})-\d+\b/;
/** A document with fewer letters than this has no text layer worth the name. */
const LEAST_LETTERS = 40;

/** `Bureau d'études`, `Bureau Voorbeeld`: whoever wrote it, not what it is about. */
const FIRM = /\b[Bb]ureau (?=d['’e]|van |voor |\p{Lu})/gu;
/** What every home has one of: the number of a Flemish certificate, of a dwelling in the Dutch register of addresses. */
const HOMES = [/(?<!\d)\d{8} \d{10} res \d+(?!\d)/g, /(?<!\d)\d{4}01\d{10}(?!\d)/g];

/** The form that most of its marks speak for, first of all that of a report. Throws a `Refusal` for every other paper. */
export function recogniseForm(paper: Paper): Pick<FormMarks, 'kind' | 'isReport'> {
  if (paper.plainText.replace(/[^a-z]/g, '').length < LEAST_LETTERS) {
    throw new Refusal('unreadable', 'the document holds no text: a scan needs OCR');
  }
  const scored = FORMS.map((form) => {
    const count = form.marks.filter((mark) => hasPhrase(paper.plainText, mark)).length;
    const isAnchored = form.anchors.some((anchor) => hasPhrase(paper.plainText, anchor));
    return { form, count: isAnchored ? count : 0 };
  }).filter(({ form, count }) => count >= form.needs);
  const [best] = scored.sort(
    (a, b) =>
      Number(b.form.isReport ?? false) - Number(a.form.isReport ?? false) ||
      b.count / b.form.marks.length - a.count / a.form.marks.length,
  );
  refuseOthers(paper, best?.form.isReport ?? false);
  if (best) return best.form;
  if (isRubbish(paper))
    throw new Refusal('unreadable', 'the text of the document cannot be decoded: it needs OCR');
  throw new Refusal(
    'not_a_certificate',
    'this is none of the energy certificates of Belgium or the Netherlands',
  );
}

function refuseOthers(paper: Paper, isReport: boolean): void {
  const head = paper.lines.slice(0, HEAD_LINES).map(({ text }) => plain(text.replace(FIRM, ' ')));
  const suffix = paper.lines.map(({ text }) => FLEMISH_NUMBER.exec(text)?.[1]).find((found) => found);
  if (suffix !== undefined && suffix !== 'RES') {
    throw new Refusal(
      'other_certificate',
      `this is a Flemish EPC of another kind (${suffix}), not of a dwelling`,
    );
  }
  for (const other of OTHER_CERTIFICATES) {
    if (other.isReport && isReport) continue;
    const isTitled = head.some((line) => other.head.some((phrase) => hasPhrase(line, phrase)));
    if (isTitled && other.marks.some((mark) => hasPhrase(paper.plainText, mark))) {
      throw new Refusal('other_certificate', `this is ${other.name}`);
    }
  }
  if (!isReport) return;
  if (OTHER_BUILDINGS.some((phrase) => hasPhrase(paper.plainText, phrase)))
    throw new Refusal('other_certificate', 'this is a report about another building than a dwelling');
  if (HOMES.some((number) => new Set(paper.plainText.match(number)).size > 1))
    throw new Refusal('not_a_certificate', 'this is a report about several homes');
}

/** Fonts without a map to Unicode give signs that no text in these languages holds, or letters without vowels. */
function isRubbish(paper: Paper): boolean {
  const text = paper.lines.map((line) => line.text).join('');
  const strange =
    text.replace(/[\p{L}\p{N}\p{P}\p{S}\s]/gu, '').length +
    (text.match(/[\ue000-\uf8ff\ufffd]/g)?.length ?? 0);
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  const vowels = text.match(/[aeiou]/gi)?.length ?? 0;
  return strange > 0.1 * text.length || vowels < 0.2 * letters;
}
