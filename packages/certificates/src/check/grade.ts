import type { Check, Finding, Findings } from '../contract/findings.ts';
import type { Confidence, DocumentFacts, ReadField, Reading } from '../contract/reading.ts';
import { isWithinBounds } from '../value/is-within-bounds.ts';

/**
 * Confidence is earned: HIGH only where a second reading of the same fact agrees, or in a data file. A check that fails
 * and none that holds: LOW. What the engine would not take is not given at all, but named among the unread.
 */
export function gradeFindings(
  found: Findings,
  document: Pick<DocumentFacts, 'pages' | 'text'>,
  today: string,
): Reading {
  const scheme = found.certificate.scheme;
  const seen = new Set<string>();
  const first = found.findings.filter(({ name }) => !seen.has(name) && seen.add(name));
  const fits = (finding: Finding) => isWithinBounds(finding.name, finding.value, scheme, today);
  const validUntil = found.certificate.valid_until;
  return {
    status: 'FINISHED',
    failure: null,
    document: { kind: found.kind, version: found.version, language: found.language, ...document },
    certificate: { ...found.certificate, expired: validUntil === null ? null : validUntil < today },
    address: found.address,
    fields: first.filter(fits).map((finding) => grade(finding, found.checks, document.text)),
    checks: found.checks.map(({ name, holds }) => ({ name, holds })),
    unread: [
      ...found.unread,
      ...first.filter((finding) => !fits(finding)).map(({ name, raw }) => `${name}: ${raw ?? ''}`),
    ],
  };
}

function grade(
  { isUnsure, ...finding }: Finding,
  checks: readonly Check[],
  text: DocumentFacts['text'],
): ReadField {
  const about = checks.filter((check) => check.about.includes(finding.name));
  const failed = about.filter((check) => !check.holds && !check.onlyConfirms).map((check) => check.name);
  const isConfirmed = !isUnsure && about.some((check) => check.holds);
  const confidence = confidenceOf(text === 'data' && !isUnsure, isConfirmed, failed.length > 0);
  const reasons = failed.length > 0 ? failed.map((name) => `not_${name}`) : ['no_second_reading'];
  return { ...finding, confidence, reasons: confidence === 'HIGH' ? [] : reasons };
}

function confidenceOf(isData: boolean, isConfirmed: boolean, hasFailed: boolean): Confidence {
  if (hasFailed) return isConfirmed || isData ? 'MEDIUM' : 'LOW';
  return isConfirmed || isData ? 'HIGH' : 'MEDIUM';
}
