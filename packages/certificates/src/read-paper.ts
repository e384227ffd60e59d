import { comparePasses } from './check/compare-passes.ts';
import { gradeFindings } from './check/grade.ts';
import { missingFacts } from './check/missing-facts.ts';
import { withoutUnsure } from './check/unsure-words.ts';
import type { Findings } from './contract/findings.ts';
import type { Kind, Reading } from './contract/reading.ts';
import { Refusal } from './contract/refusal.ts';
import type { PageText } from './contract/text.ts';
import { arrangePairs } from './find/arrange-pairs.ts';
import { recogniseForm } from './form/recognise.ts';
import { inFrench, isGermanOfWallonia, rawAt } from './language/in-french.ts';
import type { Line } from './layout/lines.ts';
import { type Paper, paperOf } from './layout/paper.ts';
import { readBrussels } from './layouts/brussels/brussels.ts';
import { readBrusselsEncoding } from './layouts/brussels/brussels-encoding.ts';
import { isHeadOfEnvelope } from './layouts/envelope-table.ts';
import { readFlanders2008 } from './layouts/flanders/flanders-2008.ts';
import { readFlanders2019 } from './layouts/flanders/flanders-2019.ts';
import { readNetherlands2008 } from './layouts/netherlands/netherlands-2008.ts';
import { readNetherlands2015 } from './layouts/netherlands/netherlands-2015.ts';
import { readNetherlands2021 } from './layouts/netherlands/netherlands-2021.ts';
import { valuesAlone } from './layouts/values-alone.ts';
import { readWallonia } from './layouts/wallonia/wallonia.ts';
import { forgettingAll } from './per-document.ts';

const READERS: Partial<Record<Kind, (paper: Paper) => Findings>> = {
  'be-vlg-2019': readFlanders2019,
  'be-vlg-2008': readFlanders2008,
  'be-wal': readWallonia,
  'be-bru': readBrussels,
  'be-bru-encoding': readBrusselsEncoding,
  'nl-2021': readNetherlands2021,
  'nl-2015': readNetherlands2015,
  'nl-2008': readNetherlands2008,
};

/** A certificate on paper: pages of text with positions → facts. Throws a `Refusal` for what is none. */
export function readPaper(
  pages: readonly PageText[],
  today: string,
  text: 'layer' | 'ocr' = 'layer',
): Reading {
  const readings = forgettingAll(() => passesOf(pages).map((pass) => readOrRefuse(pass, today, text)));
  // What one pass recognises as a certificate of something else is none of ours, whatever the other one makes of it.
  const other = readings.find((each) => each instanceof Refusal && each.code === 'other_certificate');
  const [first, second] = readings.flatMap((each) => (each instanceof Refusal ? [] : [each]));
  if (other || !first) throw other ?? readings[0];
  const reading = second ? comparePasses(first, second) : first;
  return { ...reading, missing: missingFacts(reading) };
}

/** Where OCR read a page in two ways, there are two documents to read. */
function passesOf(pages: readonly PageText[]): (readonly PageText[])[] {
  if (pages.every(({ sparsePieces }) => sparsePieces === undefined)) return [pages];
  return [pages, pages.map((page) => ({ ...page, pieces: page.sparsePieces ?? page.pieces }))];
}

/** Of what was translated to be read, the words that the document has. */
function inOwnWords(found: Findings, printed: readonly Line[] | null): Findings {
  if (printed === null) return found;
  const findings = found.findings.map((each) => {
    const { raw, source } = each;
    return raw === null || source === null ? each : { ...each, raw: rawAt(printed, source.page, source.box) };
  });
  return { ...found, language: 'de', findings };
}

/** What explains labels or offers advice names none of a home: it has neither its address nor its number. */
function ofOneHome({ findings, address, certificate }: Findings): boolean {
  const names = new Set<string>(findings.map(({ name }) => name));
  const isLabelled = names.has('energy_label') || names.has('energy_score_kwh_per_m2');
  return isLabelled && names.has('habitable_space_m2') && (address !== null || certificate.number !== null);
}

function readOrRefuse(pages: readonly PageText[], today: string, text: 'layer' | 'ocr'): Reading | Refusal {
  try {
    const printed = paperOf(pages);
    const isGerman = isGermanOfWallonia(printed);
    const paper = isGerman ? inFrench(printed) : printed;
    const { kind, isReport = false } = recogniseForm(paper);
    const read = READERS[kind];
    if (!read) return new Refusal('unreadable', 'this form is not read from paper');
    const lines = arrangePairs(paper.lines, isHeadOfEnvelope);
    const found = inOwnWords(read({ ...paper, lines, isReport }), isGerman ? printed.lines : null);
    // OCR may have lost the words that make a text advice.
    const alone = text === 'layer' ? valuesAlone(lines, found) : [];
    const stated = [...found.findings, ...alone];
    if (isReport && !ofOneHome({ ...found, findings: stated }))
      return new Refusal(
        'not_a_certificate',
        'this report does not state the label and the area of one home',
      );
    const reading = gradeFindings(
      {
        ...found,
        findings: isReport ? stated.map((each) => ({ ...each, isUnsure: true })) : stated,
      },
      { pages: pages.length, text },
      today,
    );
    return text === 'ocr' ? withoutUnsure(reading, pages) : reading;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
