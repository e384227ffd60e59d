import { Type } from 'typebox';
import { nullable, oneOf, pathText, text, timestamp } from '../../http/requests/json-schemas.ts';
import { MAX_CENTS, PROPERTY_KINDS, VALUE_SOURCES } from './loan.ts';

/** As many as a batch of estates has. */
export const MAX_BATCH_LOANS = 10_000;

const cents = (description: string, minimum = 0) =>
  Type.Integer({ minimum, maximum: MAX_CENTS, description });

const loanFields = {
  estate_external_id: pathText({ description: 'The `external_id` of the home that secures the loan.' }),
  property_kind: oneOf(PROPERTY_KINDS, {
    description:
      'The collateral: a home, commercial property, or property of which the bank has taken possession.',
  }),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    maxLength: 3,
    description: 'ISO 4217. All loans of a context have the same currency.',
  }),
  gross_carrying_amount_cents: cents('Gross carrying amount on the balance sheet.'),
  outstanding_cents: cents('Outstanding amount, for the attribution of emissions.'),
};
const valueFields = {
  value_at_origination_cents: nullable(
    cents('Value of the property when the loan was granted: land, building and improvements.', 1),
  ),
  value_source: nullable(
    oneOf(VALUE_SOURCES, {
      description: 'LATEST: the value at origination is unknown, and the newest one is used in its place.',
    }),
  ),
};
const loanId = pathText({ description: "The loan's identifier in the client's own system." });

const bodyExample = {
  estate_external_id: 'house-1',
  property_kind: 'RESIDENTIAL',
  currency: 'EUR',
  gross_carrying_amount_cents: 18_250_000,
  outstanding_cents: 18_100_000,
  value_at_origination_cents: 31_000_000,
  value_source: 'ORIGINATION',
};
const entryExample = { loan_id: 'loan-1', ...bodyExample };
const loanExample = {
  ...entryExample,
  created_at: '2026-11-14T09:30:00.000Z',
  updated_at: '2026-11-14T09:30:00.000Z',
};

const optionalValue = {
  value_at_origination_cents: Type.Optional(valueFields.value_at_origination_cents),
  value_source: Type.Optional(valueFields.value_source),
};

export const loanBodySchema = Type.Object(
  { ...loanFields, ...optionalValue },
  { title: 'LoanBody', additionalProperties: false, examples: [bodyExample] },
);

export const loanEntrySchema = Type.Object(
  { loan_id: loanId, ...loanFields, ...optionalValue },
  { title: 'LoanEntry', additionalProperties: false, examples: [entryExample] },
);

export const loanBatchSchema = Type.Object(
  { loans: Type.Array(loanEntrySchema, { minItems: 1, maxItems: MAX_BATCH_LOANS }) },
  { title: 'LoanBatch', additionalProperties: false, examples: [{ loans: [entryExample] }] },
);

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const storedLoansSchema = Type.Object(
  { created: count('Number of new loans.'), updated: count('Number of replaced loans.') },
  { title: 'StoredLoans', description: 'What was stored.', examples: [{ created: 1, updated: 0 }] },
);

export const loanSchema = Type.Object(
  { loan_id: text(), ...loanFields, ...valueFields, created_at: timestamp(), updated_at: timestamp() },
  { title: 'Loan', description: 'A loan secured by a home.', examples: [loanExample] },
);

export const loanParamsSchema = Type.Object({ loan_id: loanId });

export const loanQuerySchema = Type.Object(
  {
    estate_external_id: Type.Optional(pathText({ description: 'Only the loans on this home.' })),
    after: Type.Optional(text({ minLength: 1, description: 'The `next` of the page before.' })),
    page_size: Type.Integer({ minimum: 1, maximum: 1000, default: 100, description: 'Loans per page.' }),
  },
  { additionalProperties: false },
);

export const loanPageSchema = Type.Object(
  {
    total: count('Number of loans that match.'),
    loans: Type.Array(loanSchema),
    next: nullable(text({ description: 'Send it as `after` for the next page; null on the last page.' })),
  },
  {
    title: 'LoanPage',
    description: 'Loans in the order of their `loan_id`.',
    examples: [{ total: 1, loans: [loanExample], next: null }],
  },
);

export const loanFileSchema = {
  description: 'Success.',
  content: {
    'text/csv': {
      schema: { type: 'string', description: 'The file.' },
      example: 'loan_id,estate_external_id,currency\r\n',
    },
  },
};
