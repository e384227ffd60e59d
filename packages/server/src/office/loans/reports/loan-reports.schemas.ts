import { CARRIERS, COUNTRIES, REGIONS } from '@rooftree/engine';
import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp, uuid } from '../../../http/requests/json-schemas.ts';
import { TABLE_TYPES } from '../../../infra/tables/table-file.ts';
import { PCAF_REASONS } from './pcaf.ts';
import { LAYOUT_IDS } from './template-2.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', maxLength: 10, description });
const BASES = ['LOCATION', 'MARKET'] as const;
const REPORT_STATUSES = ['WAITING', 'RUNNING', 'FINISHED', 'FAILED'] as const;
const REPORT_FILES = ['report.xlsx', 'template.csv', 'loans.csv', 'loans.xlsx'] as const;

const basis = oneOf(BASES, {
  description: 'Of the emission factors of electricity: the mix of the grid, or what suppliers have bought.',
});

const factorSchema = Type.Object(
  {
    country: oneOf(COUNTRIES),
    carrier: oneOf(CARRIERS),
    year: Type.Integer({ minimum: 1990, maximum: 2200 }),
    basis,
    kg_per_kwh: Type.Number({ minimum: 0, maximum: 5 }),
    source: text({ minLength: 1 }),
  },
  { title: 'EmissionFactor', additionalProperties: false },
);
const limitSchema = Type.Object(
  {
    area: oneOf([...COUNTRIES, ...REGIONS], { description: 'A region goes before its country.' }),
    from: day('First day on which the limits count.'),
    top_15_kwh_per_m2: nullable(
      Type.Number({
        minimum: 0,
        maximum: 1000,
        description: 'Primary energy of the best 15 % of the stock.',
      }),
    ),
    nzeb_10_kwh_per_m2: nullable(
      Type.Number({
        minimum: 0,
        maximum: 1000,
        description: 'Ten percent below the demand of nearly zero-energy buildings.',
      }),
    ),
    source: text({ minLength: 1 }),
  },
  { title: 'TaxonomyLimit', additionalProperties: false },
);

const settingsExample = {
  emission_factors: [
    {
      country: 'NL',
      carrier: 'electricity',
      year: 2026,
      basis: 'MARKET',
      kg_per_kwh: 0.12,
      source: 'suppliers’ labels 2026',
    },
  ],
  taxonomy_limits: [
    {
      area: 'BE-VLG',
      from: '2026-01-01',
      top_15_kwh_per_m2: 145,
      nzeb_10_kwh_per_m2: null,
      source: 'own study',
    },
  ],
};

export const loanSettingsSchema = Type.Object(
  {
    emission_factors: Type.Array(factorSchema, { maxItems: 500, description: 'Used before ours.' }),
    taxonomy_limits: Type.Array(limitSchema, {
      maxItems: 500,
      description: 'Without limits only label A shows that a home built before 2021 complies with 7.7.',
    }),
  },
  {
    title: 'LoanSettings',
    description: 'Emission factors and taxonomy limits of the context, for reports made from now on.',
    additionalProperties: false,
    examples: [settingsExample],
  },
);

export const newLoanReportSchema = Type.Object(
  {
    reference_date: day('Which certificates are valid; its year chooses the emission factors.'),
    layout: Type.Optional(oneOf(LAYOUT_IDS, { description: 'Of template 2.' })),
    basis: Type.Optional(basis),
  },
  {
    title: 'NewLoanReport',
    additionalProperties: false,
    examples: [{ reference_date: '2026-12-31', layout: '2022', basis: 'LOCATION' }],
  },
);

const entryFields = {
  id: uuid(),
  report_status: oneOf(REPORT_STATUSES),
  layout: oneOf(LAYOUT_IDS),
  reference_date: day('As requested.'),
  basis,
  created_at: timestamp(),
  ended_at: nullable(timestamp()),
  homes_done: count('Homes whose figures were computed so far.'),
  homes_total: nullable(count('Homes whose figures had to be computed; the others are stored.')),
  loans_done: count('Loans reported so far.'),
  loans_total: nullable(count('Number of loans.')),
  failure: nullable(Type.String()),
};
const entryExample = {
  id: '019a8b22-4e5f-7b60-8a1c-3d2e1f0a9b8c',
  report_status: 'FINISHED',
  layout: '2022',
  reference_date: '2026-12-31',
  basis: 'LOCATION',
  created_at: '2026-11-14T09:30:00.000Z',
  ended_at: '2026-11-14T09:31:00.000Z',
  homes_done: 1,
  homes_total: 1,
  loans_done: 1,
  loans_total: 1,
  failure: null,
};

const groupSchema = Type.Object({
  loans: count('Number of loans.'),
  outstanding_cents: Type.Integer(),
  financed_kgco2: Type.Number(),
});
const summarySchema = Type.Object({
  currency: nullable(Type.String()),
  loans: count('Number of loans.'),
  loans_without_figures: count('Loans on homes of which too little is known for an estimate.'),
  expired_label_cents: Type.Integer({ description: 'Their labels have expired and count as none.' }),
  template: Type.Array(
    Type.Object({
      number: Type.Integer(),
      heading: Type.String(),
      cells: Type.Object(
        {},
        {
          additionalProperties: { type: ['number', 'null'] },
          description: 'By the letter of the column, in cents; `p` is a share from 0 to 1.',
        },
      ),
      likeliest: Type.Object(
        {},
        {
          additionalProperties: { type: 'number' },
          description: 'Columns b to g with each estimate wholly in its likeliest band.',
        },
      ),
      unlabelled_estimated_cents: Type.Integer({
        description: 'Of `o`, what has an estimated energy score.',
      }),
    }),
  ),
  pcaf: Type.Object({
    financed_kgco2: Type.Number(),
    scope1_kgco2: Type.Number(),
    scope2_kgco2: Type.Number(),
    score: nullable(Type.Number({ description: 'Data quality from 1 (best) to 5, by outstanding amount.' })),
    outstanding_cents: Type.Integer(),
    covered_cents: Type.Integer({ description: 'Outstanding amount of the loans with emissions.' }),
    by_reason: Type.Object(
      {},
      {
        additionalProperties: groupSchema,
        description: `Why a loan has its score: ${PCAF_REASONS.join(', ')}.`,
      },
    ),
  }),
  taxonomy: Type.Array(
    Type.Object({
      activity: Type.String(),
      amounts_cents: Type.Object({ YES: Type.Integer(), NO: Type.Integer(), UNKNOWN: Type.Integer() }),
    }),
  ),
  emission_factors: Type.Array(
    Type.Object({ ...factorSchema.properties, is_own: Type.Boolean({ description: 'From the settings.' }) }),
  ),
  taxonomy_limits: Type.Array(limitSchema),
});

export const loanReportSchema = Type.Object(
  { ...entryFields, summary: nullable(summarySchema) },
  {
    title: 'LoanReport',
    description: 'A report on the loans, with what it adds up to once it is finished.',
    examples: [{ ...entryExample, report_status: 'RUNNING', ended_at: null, summary: null }],
  },
);

export const loanReportListSchema = Type.Object(
  { reports: Type.Array(Type.Object(entryFields)) },
  {
    title: 'LoanReportList',
    description: 'The newest 50, newest first.',
    examples: [{ reports: [entryExample] }],
  },
);

export const reportParamsSchema = Type.Object({ id: uuid({ description: 'The report.' }) });
export const cellParamsSchema = Type.Object({
  id: uuid({ description: 'The report.' }),
  row: Type.String({ pattern: '^([1-9]|10)$', maxLength: 2, description: 'The number of the row.' }),
  column: Type.String({ pattern: '^[a-p]$', maxLength: 1, description: 'The letter of the column.' }),
});
export const fileParamsSchema = Type.Object({
  id: uuid({ description: 'The report.' }),
  file: oneOf(REPORT_FILES, {
    description:
      '`report.xlsx` has template 2, PCAF, taxonomy and method; `loans.csv` and `loans.xlsx` a line for each loan.',
  }),
});
export const cellQuerySchema = Type.Object(
  {
    after: Type.Optional(text({ minLength: 1, description: 'The `next` of the page before.' })),
    page_size: Type.Integer({ minimum: 1, maximum: 1000, default: 100, description: 'Loans per page.' }),
  },
  { additionalProperties: false },
);

export const reportCellSchema = Type.Object(
  {
    row: Type.Integer(),
    column: Type.String(),
    value: nullable(Type.Number({ description: 'As in the template: cents, or the share of column p.' })),
    amount_cents: Type.Integer({
      description: 'What the loans add to the cell. Loans on homes that were erased since are missing.',
    }),
    total: count('Number of loans in the cell.'),
    loans: Type.Array(
      Type.Object({ loan_id: text(), estate_external_id: text(), amount_cents: Type.Integer() }),
    ),
    next: nullable(text()),
  },
  {
    title: 'LoanReportCell',
    description: 'The loans that a cell is made of.',
    examples: [
      {
        row: 3,
        column: 'd',
        value: 18_250_000,
        amount_cents: 18_250_000,
        total: 1,
        loans: [{ loan_id: 'loan-1', estate_external_id: 'house-1', amount_cents: 18_250_000 }],
        next: null,
      },
    ],
  },
);

export const reportFileSchema = {
  description: 'Success.',
  content: {
    'text/csv': {
      schema: { type: 'string', description: 'The file.' },
      example: 'loan_id,estate_external_id,ep_score\r\n',
    },
    [TABLE_TYPES.xlsx]: { schema: { type: 'string', description: 'The workbook.' }, example: 'PK' },
  },
};
export const TYPE_OF_FILE: Readonly<Record<(typeof REPORT_FILES)[number], string>> = {
  'report.xlsx': TABLE_TYPES.xlsx,
  'template.csv': TABLE_TYPES.csv,
  'loans.csv': TABLE_TYPES.csv,
  'loans.xlsx': TABLE_TYPES.xlsx,
};
