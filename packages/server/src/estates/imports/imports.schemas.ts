import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { TABLE_TYPES } from '../../infra/tables/table-file.ts';
import { ESTATE_COLUMNS } from './columns/estate-columns.ts';
import { IMPORT_STATUSES } from './imports.ts';

export const FILE_TYPES = [
  'text/csv',
  TABLE_TYPES.xlsx,
  'application/x-ndjson',
  'application/octet-stream',
] as const;

const SAMPLE = 'external_id;country;zip_code;estate_type\r\nhouse-1;BE;9000;HOUSE\r\n';

/** Recognised by its first bytes, whatever its type says. */
export const fileBodySchema = (maxBytes: number, sample: string = SAMPLE) => ({
  content: Object.fromEntries(
    FILE_TYPES.map((type) => [
      type,
      {
        schema: {
          type: 'string',
          format: 'binary',
          maxLength: maxBytes,
          description: 'The file.',
          examples: [sample],
        },
      },
    ]),
  ),
});

export const importQuerySchema = Type.Object(
  {
    partial: Type.Boolean({
      default: false,
      description: 'Import the valid rows and skip the others. Without it, one error rejects the whole file.',
    }),
    file_name: Type.Optional(text({ minLength: 1, description: 'File name, shown in the list of imports.' })),
  },
  { additionalProperties: false },
);

const COLUMN_NAMES = ESTATE_COLUMNS.map(({ name }) => name);
// The files of one agency come from a few programs.
const MAX_HEADINGS = 300;

export const headingsSchema = Type.Object(
  {
    headings: Type.Array(
      Type.Object(
        {
          heading: text({
            minLength: 1,
            description: 'As written in the file. Case, accents and punctuation are ignored.',
          }),
          column: nullable(
            oneOf(COLUMN_NAMES, { description: 'The field to map it to. Null ignores the column.' }),
          ),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: MAX_HEADINGS },
    ),
  },
  {
    title: 'ImportHeadings',
    description:
      'The fields that column headings map to, where this differs from what is recognised automatically.',
    additionalProperties: false,
    examples: [{ headings: [{ heading: 'Vraagprijs (EUR)', column: 'price' }] }],
  },
);

export const importParamsSchema = Type.Object(
  { id: uuid({ description: 'The import.' }) },
  { additionalProperties: false },
);

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const rowCountsSchema = Type.Object(
  {
    total: count('Number of rows in the file.'),
    new: count('Rows that create an estate.'),
    changed: count('Rows that update or reactivate an estate.'),
    unchanged: count('Rows without changes.'),
    refused: count('Rows with errors.'),
  },
  { title: 'RowCounts' },
);

/** Of a cell, or of a field of ours; longer than most. */
const long = (options: { description?: string } = {}) => Type.String({ ...options });
const countsExample = { total: 3, new: 1, changed: 1, unchanged: 0, refused: 1 };

export const checkedFileSchema = Type.Object(
  {
    columns: Type.Array(
      Type.Object({
        heading: long(),
        column: nullable(long({ description: 'The field it maps to; null for an ignored column.' })),
        is_chosen: Type.Boolean({
          description: 'True when mapped for this context, false when recognised automatically.',
        }),
      }),
    ),
    notes: Type.Array(long(), {
      description: 'Notes about the import, such as ignored columns.',
    }),
    problems: Type.Array(long(), { description: 'Why the whole file is rejected.' }),
    rows: rowCountsSchema,
    faults: Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1 }),
        column: nullable(
          long({
            description:
              'The column heading, or the path of a JSON field; null when the error concerns the whole line.',
          }),
        ),
        value: nullable(long()),
        message: long(),
      }),
      { description: 'At most 1,000.' },
    ),
    fault_count: count('Total number of errors.'),
    changed_rows: Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1 }),
        external_id: long(),
        changes: Type.Array(
          Type.Object({ column: long(), before: nullable(long()), after: nullable(long()) }),
        ),
      }),
      { description: 'At most 200.' },
    ),
  },
  {
    title: 'CheckedImport',
    description: 'What importing the file would do.',
    examples: [
      {
        columns: [
          { heading: 'Referentie', column: 'external_id', is_chosen: false },
          { heading: 'Bouwjaar', column: 'year_built', is_chosen: false },
        ],
        notes: [],
        problems: [],
        rows: countsExample,
        faults: [{ line: 4, column: 'Bouwjaar', value: 'oud', message: 'must be an integer number' }],
        fault_count: 1,
        changed_rows: [
          {
            line: 3,
            external_id: 'house-2',
            changes: [{ column: 'year_built', before: '1958', after: '1962' }],
          },
        ],
      },
    ],
  },
);

const importSchema = Type.Object(
  {
    id: uuid(),
    import_status: oneOf(IMPORT_STATUSES, {
      description: '`INTERRUPTED`: the process ended before the import finished, and nothing was stored.',
    }),
    file_name: nullable(text()),
    created_at: timestamp(),
    created_by: nullable(text({ description: 'The member or client; null when it no longer exists.' })),
    rows_done: count('Rows validated so far or, once `rows_total` is known, stored so far.'),
    rows_total: nullable(Type.Integer({ description: 'Null while the rows are being validated.' })),
    rows: rowCountsSchema,
    undone_at: nullable(timestamp()),
  },
  {
    title: 'EstateImport',
    description: 'An imported file.',
    examples: [
      {
        id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
        import_status: 'FINISHED',
        file_name: 'homes.xlsx',
        created_at: '2026-11-14T09:30:00.000Z',
        created_by: 'Ann Peeters',
        rows_done: 3,
        rows_total: 3,
        rows: countsExample,
        undone_at: null,
      },
    ],
  },
);

export const createdImportSchema = importSchema;
export const importListSchema = Type.Object(
  { imports: Type.Array(importSchema) },
  {
    title: 'EstateImportList',
    description: 'The newest 50 imports, newest first.',
    examples: [{ imports: [] }],
  },
);

export const undoneImportSchema = Type.Object(
  {
    restored: count('Number of estates restored to their previous state.'),
    removed: count('Number of imported estates that were deleted.'),
    deactivated: count('Number of imported estates that already had plans and were deactivated.'),
    left: Type.Array(text(), {
      description:
        'The `external_id` of estates that changed since the import and were left alone; at most 100.',
    }),
    left_count: count('Total number of estates that were left alone.'),
  },
  {
    title: 'UndoneImport',
    description: 'What was restored.',
    examples: [{ restored: 1, removed: 1, deactivated: 0, left: [], left_count: 0 }],
  },
);
