/** From a review to what its page shows, and from its form to decisions; pure. */
import { labelsOf, scaleOf } from '@rooftree/engine';
import { FACTS, factValue } from '@rooftree/planner/choices/facts';
import type { ReviewData, ReviewField } from '@rooftree/planner/review/review-data';
import { addressLine } from '../../../estates/address-lines.ts';
import type { Decision } from '../../../estates/certificates/review/decide-values.ts';
import type { OpenReview } from '../../../estates/certificates/review/reviews.ts';
import type { Estate } from '../../../estates/estates.ts';

type Shown = Omit<ReviewData, 'language' | 'context' | 'url'>;

export function reviewDataOf(review: OpenReview, estate: Estate, sent: URLSearchParams | null): Shown {
  const { reading, documentPath } = review;
  const { address, certificate, document } = reading;
  return {
    address: addressLine(writtenOf(estate)) || estate.external_id,
    documentAddress: address && addressLine(writtenOf(address)),
    isOtherAddress: reading.address_check === 'different',
    certificate,
    fields: reading.fields.flatMap((field) => {
      if (field.name === 'estate_type') return [];
      const { name, value, raw, confidence, source } = field;
      const typed = sent?.get(`value.${name}`) ?? null;
      const decision = codeOf(sent?.get(`decision.${name}`)) ?? (confidence === 'LOW' ? 'reject' : 'accept');
      const isWrong =
        decision === 'correct' && sent !== null && correctionOf(name, typed ?? '') === undefined;
      return [{ name, value, raw, confidence, source, held: heldIn(estate, name), decision, typed, isWrong }];
    }),
    missing: (reading.missing ?? []).map(({ name, searched }) => ({ name, searched })),
    pagesRead: document.pages ?? 0,
    labels: estate.region === null ? [] : labelsOf(scaleOf(estate.region)),
    pages: documentPath === null || document.text === 'data' ? 0 : (document.pages ?? 0),
  };
}

/** Null when a correction is not possible. What the form does not mention is not decided and stays as it is. */
export function readDecisions({ reading }: OpenReview, sent: URLSearchParams): Map<string, Decision> | null {
  const decisions = new Map<string, Decision>();
  for (const { name } of reading.fields) {
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

function codeOf(text: string | null | undefined): ReviewField['decision'] | null {
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
