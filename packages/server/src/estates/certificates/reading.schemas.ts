import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../http/requests/json-schemas.ts';
import { factValueSchema } from '../facts/facts.schemas.ts';

const date = () => nullable(Type.String({ format: 'date' }));
const word = (description?: string) =>
  nullable(Type.String(description === undefined ? {} : { description }));

const documentSchema = Type.Unsafe<object | null>({
  anyOf: [
    Type.Object({
      kind: word('The recognised form; null for a refused document.'),
      version: word(),
      language: word(),
      pages: nullable(Type.Integer()),
      text: oneOf(['layer', 'ocr', 'data'], { description: 'How its text was obtained.' }),
      unread_pages: Type.Optional(
        Type.Array(Type.Integer(), {
          description: 'Pages of a scan that were not read. The values are those of the other pages.',
        }),
      ),
      missing_packages: Type.Optional(
        Type.Array(Type.String(), {
          description:
            'Debian packages that the server lacks to read this scan, or to read its language better.',
        }),
      ),
      sha256: Type.String(),
    }),
    { type: 'null' },
  ],
});

const certificateSchema = Type.Unsafe<object | null>({
  anyOf: [
    Type.Object({
      scheme: oneOf(['BE-VLG', 'BE-WAL', 'BE-BRU', 'NL']),
      number: word(),
      issued_on: date(),
      valid_until: date(),
      method: word(),
      expired: nullable(Type.Boolean()),
    }),
    { type: 'null' },
  ],
});

const addressSchema = Type.Unsafe<object | null>({
  anyOf: [
    Type.Object({
      country: oneOf(['BE', 'NL']),
      street: word(),
      house_number: word(),
      house_number_extra: word(),
      zip_code: word(),
      place: word(),
      bag_ids: Type.Optional(
        Type.Array(Type.String(), {
          description: 'BAG ids of the homes that a Dutch tailored advice is for.',
        }),
      ),
    }),
    { type: 'null' },
  ],
});

const sourceSchema = Type.Unsafe<object | null>({
  anyOf: [
    Type.Object({
      page: Type.Integer({ description: 'Starts at 1.' }),
      box: Type.Array(Type.Number(), {
        description: 'Left, top, right and bottom, in points from the top left corner of the page.',
      }),
      page_size: Type.Array(Type.Number()),
    }),
    { type: 'null' },
  ],
  description: 'Null for a value from a data file.',
});

const fieldSchema = Type.Object(
  {
    name: Type.String({ description: 'The name of the fact.' }),
    value: factValueSchema,
    raw: word('The source text.'),
    confidence: oneOf(['HIGH', 'MEDIUM', 'LOW']),
    basis: oneOf(['printed', 'computed', 'derived']),
    reasons: Type.Array(Type.String(), { description: 'What lowers the confidence.' }),
    source: sourceSchema,
  },
  { title: 'CertificateField' },
);

const extension = { 'x-extension': true };
const names = (description: string) => Type.Array(Type.String(), { description });

/** In the metadata of a job that reads a document, and of no other; null or empty until it was read. */
export const readingFields = {
  failure_code: Type.Optional(
    nullable(
      oneOf(
        [
          'not_a_certificate',
          'other_certificate',
          'other_address',
          'unreadable',
          'encrypted',
          'too_large',
          'took_too_long',
        ],
        { description: 'Why the document was refused.', ...extension },
      ),
    ),
  ),
  document: Type.Optional(documentSchema),
  certificate: Type.Optional(certificateSchema),
  address: Type.Optional(addressSchema),
  address_check: Type.Optional(
    nullable(
      oneOf(['same', 'different', 'unknown'], {
        description:
          "The address in the document compared with the estate's. Nothing is applied when they differ.",
        ...extension,
      }),
    ),
  ),
  fields: Type.Optional(Type.Array(fieldSchema, extension)),
  checks: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), holds: Type.Boolean() }), {
      description: 'Second, independent readings of the same document.',
      ...extension,
    }),
  ),
  conflicts: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        ours: factValueSchema,
        document: factValueSchema,
        kept: oneOf(['ours', 'document']),
      }),
      { description: 'Facts for which the document differs from the value in use.', ...extension },
    ),
  ),
  unread: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Text that was not understood, as written in the document.',
      ...extension,
    }),
  ),
  missing: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        searched: Type.Array(Type.String(), {
          description: 'The words of the form that were searched for on every page.',
        }),
      }),
      { description: 'Facts that such a form usually states and that were not found.', ...extension },
    ),
  ),
  progress: Type.Optional(
    Type.Unsafe<object | null>({
      anyOf: [Type.Object({ pages_read: Type.Integer(), pages: Type.Integer() }), { type: 'null' }],
      description: 'The pages of a scan that were read so far, while the job is RUNNING.',
      ...extension,
    }),
  ),
  review: Type.Optional(
    Type.Unsafe<object | null>({
      anyOf: [
        Type.Object({
          reviewed_at: timestamp(),
          accepted: names('Facts of the estate, as the certificate states them.'),
          corrected: names('Facts added by the reviewer.'),
          rejected: names('Values that the reviewer rejected.'),
        }),
        { type: 'null' },
      ],
      description: "The reviewer's decision for each value.",
      ...extension,
    }),
  ),
  applied: Type.Optional(
    Type.Array(Type.String(), { description: 'The facts that the document changed.', ...extension }),
  ),
  not_applied: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        reason: oneOf([
          'apply_none',
          'address_differs',
          'not_sure_enough',
          'said_by_client_only',
          'newer_certificate',
          'outranked',
          'contradicts',
          'impossible',
          'certificate_expired',
          'older_than_renovation',
        ]),
      }),
      { description: 'The values that were not applied, and why.', ...extension },
    ),
  ),
};

/** A job that has read a certificate. */
export const readingExample = {
  id: '019a8b2c-7a10-7c31-9d55-0b1e4f6a8c27',
  created_at: '2026-11-14T09:31:00.000Z',
  updated_at: '2026-11-14T09:31:01.000Z',
  external_id: 'house-1',
  deactivated_at: null,
  calculation_job_type: 'EPC_DOCUMENT_PROCESSING',
  calculation_job_status: 'FINISHED',
  metadata: {
    engine_version: '1.0.0',
    data_version: '2026-11-14',
    estates: { total: 1, finished: 1, failed: 0 },
    renovation_id: null,
    failure: null,
    controls: { apply: 'empty', min_confidence: 'HIGH' },
    indication: null,
    failure_code: null,
    document: {
      kind: 'be-vlg-2019',
      version: null,
      language: 'nl',
      pages: 8,
      text: 'layer',
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    certificate: {
      scheme: 'BE-VLG',
      number: '20240312-0001234567-RES-1',
      issued_on: '2024-03-12',
      valid_until: '2034-03-12',
      method: null,
      expired: false,
    },
    address: {
      country: 'BE',
      street: 'Lindenlaan',
      house_number: '12',
      house_number_extra: null,
      zip_code: '2800',
      place: 'Mechelen',
    },
    address_check: 'same',
    fields: [
      {
        name: 'energy_score_kwh_per_m2',
        value: 250,
        raw: '250 kWh/(m² jaar)',
        confidence: 'HIGH',
        basis: 'printed',
        reasons: [],
        source: { page: 1, box: [60, 300, 180, 316], page_size: [595, 842] },
      },
    ],
    checks: [{ name: 'score_on_front_and_in_details', holds: true }],
    conflicts: [],
    unread: [],
    applied: ['energy_score_kwh_per_m2'],
    not_applied: [],
    review: null,
  },
  estate_id: '019a8b1d-0f21-7e44-8a36-5c9e7b1d2f03',
  name: 'Energy certificate Lindenlaan 12, 2800 Mechelen',
  description: 'Reads the energy certificate of Lindenlaan 12, 2800 Mechelen.',
  expires_at: '2026-11-15T09:31:00.000Z',
  published_at: null,
  parent_id: null,
};
