import { nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { Type } from '../../infra/checks/type.ts';
import { ESTATE_COLUMNS } from './columns/estate-columns.ts';
import { IMPORT_STATUSES } from './imports.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const FILE_TYPES = ['text/csv', XLSX, 'application/x-ndjson', 'application/octet-stream'] as const;

const SAMPLE = 'external_id;country;zip_code;estate_type\r\nhouse-1;BE;9000;HOUSE\r\n';

/** Whatever its type says, its first bytes tell what it is. */
export const fileBodySchema = (maxBytes: number) => ({
  content: Object.fromEntries(
    FILE_TYPES.map((type) => [
      type,
      {
        schema: {
          type: 'string',
          format: 'binary',
          maxLength: maxBytes,
          description: 'The file.',
          examples: [SAMPLE],
        },
      },
    ]),
  ),
});

export const importQuerySchema = Type.Object(
  {
    partial: Type.Boolean({
      default: false,
      description: 'Take the rows that are right, though others are not. Else one fault refuses the file.',
    }),
    file_name: Type.Optional(
      text({ minLength: 1, description: 'What the file is called, for the list of imports.' }),
    ),
  },
  { additionalProperties: false },
);

const COLUMN_NAMES = ESTATE_COLUMNS.map(({ name }) => name);
// The files of one agency come from a few programs.
export const MAX_HEADINGS = 300;

export const headingsSchema = Type.Object(
  {
    headings: Type.Array(
      Type.Object(
        {
          heading: text({
            minLength: 1,
            description: 'As it is in the file; case, accents and signs do not matter.',
          }),
          column: nullable(oneOf(COLUMN_NAMES, { description: 'Our column. Null leaves the column out.' })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: MAX_HEADINGS },
    ),
  },
  {
    title: 'ImportHeadings',
    description: 'What headings of files mean, where it is not what we find ourselves.',
    additionalProperties: false,
    examples: [{ headings: [{ heading: 'Vraagprijs (EUR)', column: 'price' }] }],
  },
);

export const importParamsSchema = Type.Object(
  { id: uuid({ description: 'The import.' }) },
  { additionalProperties: false },
);

const count = (description: string) => Type.Integer({ minimum: 0, description });

const rowCountsSchema = Type.Object({
  total: count('All rows of the file.'),
  new: count('Rows with a new estate.'),
  changed: count('Rows that change an estate, or make a deactivated one active again.'),
  unchanged: count('Rows that say what is known already.'),
  refused: count('Rows with a fault.'),
});

/** Of a cell, or of a field of ours; longer than most. */
const long = (options: { description?: string } = {}) => Type.String({ ...options });
const countsExample = { total: 3, new: 1, changed: 1, unchanged: 0, refused: 1 };

export const checkedFileSchema = Type.Object(
  {
    columns: Type.Array(
      Type.Object({
        heading: long(),
        column: nullable(long({ description: 'Our column; null for one that is left out.' })),
        is_chosen: Type.Boolean({ description: 'It was said for this context, and not found by us.' }),
      }),
    ),
    notes: Type.Array(long(), {
      description: 'What was decided while reading, such as columns that are skipped.',
    }),
    problems: Type.Array(long(), { description: 'Why nothing of the file can be taken.' }),
    rows: rowCountsSchema,
    faults: Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1 }),
        column: nullable(
          long({ description: 'The heading, or the path of a JSON field; null for the whole line.' }),
        ),
        value: nullable(long()),
        message: long(),
      }),
      { description: 'The first thousand.' },
    ),
    fault_count: count('Of all faults.'),
    changed_rows: Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1 }),
        external_id: long(),
        changes: Type.Array(
          Type.Object({ column: long(), before: nullable(long()), after: nullable(long()) }),
        ),
      }),
      { description: 'The first two hundred.' },
    ),
  },
  {
    title: 'CheckedImport',
    description: 'What an import of the file would do.',
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
      description: 'INTERRUPTED: its process ended on the way, and nothing was written.',
    }),
    file_name: nullable(text()),
    created_at: timestamp(),
    created_by: nullable(
      text({ description: 'The member or client; null when there is none such any more.' }),
    ),
    rows_done: count('Rows that are checked or, once `rows_total` is known, written.'),
    rows_total: nullable(Type.Integer({ description: 'Null while the rows are being checked.' })),
    rows: rowCountsSchema,
    undone_at: nullable(timestamp()),
  },
  {
    title: 'EstateImport',
    description: 'A file that was taken in.',
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
    description: 'The fifty newest imports, the newest first.',
    examples: [{ imports: [] }],
  },
);

export const undoneImportSchema = Type.Object(
  {
    restored: count('Estates that are as they were before.'),
    removed: count('Estates that came with the import, and are gone.'),
    deactivated: count('Estates that came with the import and have plans by now: deactivated.'),
    left: Type.Array(text(), {
      description:
        'The `external_id` of estates that were changed since, and stay as they are: the first hundred.',
    }),
    left_count: count('How many those are.'),
  },
  {
    title: 'UndoneImport',
    description: 'What was put back.',
    examples: [{ restored: 1, removed: 1, deactivated: 0, left: [], left_count: 0 }],
  },
);
