/** From a review to what its page shows, and from its form to decisions; pure. */
import { type LabelScale, labelsOf, scaleOf } from '@rooftree/engine';
import { FACTS, factValue } from '@rooftree/planner/choices/facts';
import type { ReviewData, ReviewField } from '@rooftree/planner/review/review-data';
import { addressLine } from '@rooftree/words/address-lines';
import type { Decision } from '../../../estates/certificates/review/decide-values.ts';
import type { OpenReview } from '../../../estates/certificates/review/reviews.ts';
import type { Estate } from '../../../estates/estates.ts';

type Shown = Omit<ReviewData, 'language' | 'context' | 'url' | 'consoleUrl'>;

const USE_ANYWAY = 'use_anyway';
const SCALES: Readonly<Record<string, LabelScale>> = {
  'BE-VLG': 'flanders',
  'BE-BRU': 'brussels',
  'BE-WAL': 'wallonia',
  NL: 'netherlands',
};

export function reviewDataOf(review: OpenReview, estate: Estate, sent: URLSearchParams | null): Shown {
  const { reading, documentPath } = review;
  const { address, certificate, document } = reading;
  const unreadPages = document.unread_pages ?? [];
  const isOtherAddress = reading.address_check === 'different';
  const usual = { HIGH: 'accept', MEDIUM: 'accept', LOW: 'reject' } as const;
  return {
    address: addressLine(writtenOf(estate)) || estate.external_id,
    documentAddress: address && addressLine(writtenOf(address)),
    isOtherAddress,
    isUsedAnyway: sent?.get(USE_ANYWAY) === 'yes',
    isUseMissing: sent !== null && isUseMissing(review, sent),
    scale: SCALES[certificate?.scheme ?? ''] ?? null,
    certificate,
    fields: reading.fields.flatMap((field) => {
      if (field.name === 'estate_type') return [];
      const { name, value, raw, confidence, source } = field;
      const typed = sent?.get(`value.${name}`) ?? null;
      const decision = codeOf(sent?.get(`decision.${name}`)) ?? (isOtherAddress ? null : usual[confidence]);
      const isWrong =
        decision === 'correct' && sent !== null && correctionOf(name, typed ?? '') === undefined;
      return [{ name, value, raw, confidence, source, held: heldIn(estate, name), decision, typed, isWrong }];
    }),
    missing: (reading.missing ?? []).map(({ name, searched }) => ({ name, searched })),
    pagesRead: (document.pages ?? 0) - unreadPages.length,
    unreadPages,
    labels: estate.region === null ? [] : labelsOf(scaleOf(estate.region)),
    pages: documentPath === null || document.text === 'data' ? 0 : (document.pages ?? 0),
  };
}

/** Values of a certificate of another address are used only by a reviewer who says that it is the right one. */
function isUseMissing({ reading }: OpenReview, sent: URLSearchParams): boolean {
  if (reading.address_check !== 'different' || sent.get(USE_ANYWAY) === 'yes') return false;
  return reading.fields.some(({ name }) =>
    ['accept', 'correct'].includes(sent.get(`decision.${name}`) ?? ''),
  );
}

/**
 * Null when a correction is not possible, or a certificate of another address is not confirmed. What the form does not
 * mention is not decided and stays as it is.
 */
export function readDecisions(review: OpenReview, sent: URLSearchParams): Map<string, Decision> | null {
  if (isUseMissing(review, sent)) return null;
  const decisions = new Map<string, Decision>();
  for (const { name } of review.reading.fields) {
    const kind = codeOf(sent.get(`decision.${name}`));
    if (kind === null) continue;
    if (kind !== 'correct') decisions.set(name, { kind });
    else {
      const value = correctionOf(name, sent.get(`value.${name}`) ?? '');
      if (value === undefined) return null;
      decisions.set(name, { kind, value });
    }
  }
  return decisions;
}

function codeOf(text: string | null | undefined): Exclude<ReviewField['decision'], null> | null {
  return text === 'accept' || text === 'correct' || text === 'reject' ? text : null;
}

/** Within the engine's bounds; a comma is as good as a point. */
function correctionOf(name: string, text: string) {
  const fact = FACTS.find((one) => one.name === name);
  // A form of ours offers the engine's own codes, and its bounds are those of the check.
  return (
    fact &&
    (factValue(fact, text.trim().replace(',', '.')) as Extract<Decision, { kind: 'correct' }>['value'])
  );
}

function heldIn(estate: Estate, name: string) {
  const { estate_format, year_built, year_renovated, dwelling } = estate;
  const facts: Record<string, ReviewField['held'] | undefined> = {
    ...dwelling,
    estate_format,
    year_built,
    year_renovated,
  };
  return facts[name] ?? null;
}

interface AddressParts {
  street: string | null;
  house_number: string | null;
  house_number_extra: string | null;
  zip_code: string | null;
  place: string | null;
}

function writtenOf(parts: AddressParts) {
  return {
    street: parts.street,
    houseNumber: parts.house_number,
    houseNumberExtra: parts.house_number_extra,
    zipCode: parts.zip_code,
    place: parts.place,
  };
}
