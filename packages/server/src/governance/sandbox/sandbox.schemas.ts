import { COUNTRIES } from '@rooftree/engine';
import { Type } from 'typebox';
import { nullable, oneOf, pathText } from '../../http/requests/json-schemas.ts';

export const sandboxHomesBodySchema = Type.Object(
  {
    count: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, description: 'Number of homes; 10 when absent.' }),
    ),
    country: Type.Optional(oneOf(COUNTRIES, { description: 'Country of the homes; BE when absent.' })),
    seed: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2 ** 31 - 1,
        description: 'The same seed creates the same homes; 1 when absent.',
      }),
    ),
  },
  {
    title: 'SandboxHomes',
    additionalProperties: false,
    examples: [{ count: 10, country: 'BE', seed: 1 }],
  },
);

export const createdHomesSchema = Type.Object(
  {
    created: Type.Integer({ minimum: 0, description: 'Homes that are new.' }),
    updated: Type.Integer({ minimum: 0, description: 'Homes that were there and were overwritten.' }),
    external_ids: Type.Array(pathText(), { description: 'The `external_id` of each home.' }),
  },
  {
    title: 'CreatedSandboxHomes',
    description: 'The invented homes.',
    examples: [{ created: 2, updated: 0, external_ids: ['sandbox-BE-1-1', 'sandbox-BE-1-2'] }],
  },
);

export const resetSchema = Type.Object(
  {
    homes: Type.Integer({ minimum: 0 }),
    renovations: Type.Integer({ minimum: 0 }),
    calculation_jobs: Type.Integer({ minimum: 0 }),
  },
  {
    title: 'SandboxReset',
    description: 'How many were removed.',
    examples: [{ homes: 10, renovations: 10, calculation_jobs: 11 }],
  },
);

const description = 'The day for which plans are made, from 2020 to 2060; null for today.';

export const clockBodySchema = Type.Object(
  {
    date: nullable(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10, description })),
  },
  { title: 'SandboxClockChange', additionalProperties: false, examples: [{ date: '2030-01-01' }] },
);

export const clockSchema = Type.Object(
  { date: nullable(Type.String({ format: 'date', description })) },
  { title: 'SandboxClock', description: 'The clock of the sandbox.', examples: [{ date: '2030-01-01' }] },
);
