import type { Kind } from '../contract/reading.ts';
import { Refusal } from '../contract/refusal.ts';
import { plain } from '../layout/mend-text.ts';
import type { Paper } from '../layout/paper.ts';
import { hasPhrase } from '../value/phrases.ts';
import { FORMS, OTHER_CERTIFICATES } from './forms.ts';

/** Where a title stands: the first lines of the document. */
const HEAD_LINES = 12;
/** The Flemish number says what was certified; only RES is a dwelling. */
const FLEMISH_NUMBER = /\b\d{8}-\d{10}-([A-Z]{2,5})-\d+\b/;
/** A document with fewer letters than this has no text layer worth the name. */
const LEAST_LETTERS = 40;

/** `Bureau d'études` in a letterhead is whoever wrote it, not what it is about. */
const FIRM = /\bbureau (?=(?:d|de|van|voor) )/g;

/** The form that most of its marks speak for. Throws a `Refusal` for every other paper. */
export function recogniseForm(paper: Paper): Kind {
  if (paper.plainText.replace(/[^a-z]/g, '').length < LEAST_LETTERS) {
    throw new Refusal('unreadable', 'the document holds no text: a scan needs OCR');
  }
  refuseOthers(paper);
  const scored = FORMS.map((form) => {
    const count = form.marks.filter((mark) => hasPhrase(paper.plainText, mark)).length;
    const isAnchored = form.anchors.some((anchor) => hasPhrase(paper.plainText, anchor));
    return { form, count: isAnchored ? count : 0 };
  }).filter(({ form, count }) => count >= form.needs);
  const [best] = scored.sort((a, b) => b.count / b.form.marks.length - a.count / a.form.marks.length);
  if (best) return best.form.kind;
  if (isRubbish(paper))
    throw new Refusal('unreadable', 'the text of the document cannot be decoded: it needs OCR');
  throw new Refusal(
    'not_a_certificate',
    'this is none of the energy certificates of Belgium or the Netherlands',
  );
}

function refuseOthers(paper: Paper): void {
  const head = paper.lines.slice(0, HEAD_LINES).map(({ text }) => plain(text).replace(FIRM, ' '));
  const suffix = paper.lines.map(({ text }) => FLEMISH_NUMBER.exec(text)?.[1]).find((found) => found);
  if (suffix !== undefined && suffix !== 'RES') {
    throw new Refusal(
      'other_certificate',
      `this is a Flemish EPC of another kind (${suffix}), not of a dwelling`,
    );
  }
  for (const other of OTHER_CERTIFICATES) {
    const isTitled = head.some((line) => other.head.some((phrase) => hasPhrase(line, phrase)));
    if (isTitled && other.marks.some((mark) => hasPhrase(paper.plainText, mark))) {
      throw new Refusal('other_certificate', `this is ${other.name}`);
    }
  }
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
