import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { oneOf, timestamp, uuid, webAddress } from '../../http/requests/json-schemas.ts';

const reportExample = {
  id: '019a8b20-1c3d-7a52-8e4f-6b0d9c2e1f47',
  created_at: '2026-11-14T09:31:00.000Z',
  name: 'Renovatiepaspoort Lindenlaan 12, Mechelen',
  url: 'https://cdn.example.com/7Qm2xV0bTz6kR1nYw8uJ4A.pdf',
  is_outdated: false,
};

export const reportSchema = Type.Object(
  {
    id: uuid(),
    created_at: timestamp(),
    name: Type.String(),
    url: webAddress({ description: 'The PDF.' }),
    is_outdated: Type.Boolean({
      description: 'True when the report no longer matches the current data of the renovation.',
    }),
  },
  { title: 'RenovationReport', examples: [reportExample] },
);

export const reportsSchema = Type.Array(reportSchema, {
  description: 'The reports, newest first.',
  examples: [[reportExample]],
});

export const newReportSchema = Type.Object(
  { language: oneOf(LANGUAGES, { description: 'Language of its text, numbers and dates.' }) },
  { title: 'NewRenovationReport', additionalProperties: false, examples: [{ language: 'nl-BE' }] },
);
