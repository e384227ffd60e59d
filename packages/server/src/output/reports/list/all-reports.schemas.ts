import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { HOME_EXAMPLE, homeFields } from '../../../estates/home.schemas.ts';
import { nullable, oneOf, text, timestamp, uuid, webAddress } from '../../../http/requests/json-schemas.ts';

/** The moment and the id of a report. */
const CURSOR = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z_[0-9a-f-]{36}$';

export const allReportsQuerySchema = Type.Object(
  {
    page_size: Type.Integer({
      minimum: 1,
      maximum: 200,
      default: 50,
      description: 'Number of reports per page.',
    }),
    after: Type.Optional(
      Type.String({ pattern: CURSOR, maxLength: 64, description: '`next` of the previous page.' }),
    ),
    is_outdated: Type.Optional(Type.Boolean({ description: 'Only outdated reports, or only current ones.' })),
    language: Type.Optional(oneOf(LANGUAGES, { description: 'Only reports in this language.' })),
  },
  { additionalProperties: false },
);

const example = {
  id: '019a8b20-1c3d-7a52-8e4f-6b0d9c2e1f47',
  renovation_id: '019a8b1f-2d4e-7b63-9f50-7c1e0d3f2a58',
  created_at: '2026-11-14T09:31:00.000Z',
  created_by: 'Ann Peeters',
  language: 'nl-BE',
  name: 'Renovatiepaspoort Lindenlaan 12, Mechelen',
  url: 'https://cdn.example.com/7Qm2xV0bTz6kR1nYw8uJ4A.pdf',
  is_outdated: true,
  outdated_since: { estate_updated_at: '2026-11-15T08:00:00.000Z', renovation_updated_at: null },
  has_other_prices: false,
  has_other_branding: false,
  estate: HOME_EXAMPLE,
};

const listedReportSchema = Type.Object(
  {
    id: uuid(),
    renovation_id: uuid(),
    created_at: timestamp(),
    created_by: nullable(text({ description: 'The member or client; null when unknown.' })),
    language: oneOf(LANGUAGES),
    name: Type.String(),
    url: webAddress({ description: 'The PDF.' }),
    is_outdated: Type.Boolean({ description: 'True when its content has changed since it was generated.' }),
    outdated_since: Type.Object({
      estate_updated_at: nullable(
        timestamp({ description: 'The last change of the estate, when that made the report outdated.' }),
      ),
      renovation_updated_at: nullable(
        timestamp({ description: 'The last change of the plan, when that made the report outdated.' }),
      ),
    }),
    has_other_prices: Type.Boolean({
      description: 'True when the plan uses older prices than the context. Recalculate the plan first.',
    }),
    has_other_branding: Type.Boolean({
      description: 'True when the name, colour, logo or contact of the context has changed since.',
    }),
    estate: Type.Object(homeFields),
  },
  { title: 'ListedReport', description: 'A report with the estate that it is of.', examples: [example] },
);

export const allReportsSchema = Type.Object(
  {
    reports: Type.Array(listedReportSchema),
    next: nullable(Type.String({ description: 'Cursor of the next page; null on the last page.' })),
  },
  {
    title: 'ReportPage',
    description: 'A page of reports, newest first.',
    examples: [{ reports: [example], next: null }],
  },
);
