import { QUALITY_LABELS } from '@rooftree/engine';
import { type TSchema, Type } from 'typebox';
import { nullable, oneOf, pathText, uuid, webAddress } from '../../http/requests/json-schemas.ts';
import { bodyExample, estateBodySchema } from '../estates.schemas.ts';

export const NDJSON = 'application/x-ndjson';

export const batchQuerySchema = Type.Object(
  {
    partial: Type.Boolean({
      default: false,
      description: 'Store the valid estates and skip the others. Without it, one error rejects all.',
    }),
  },
  { additionalProperties: false },
);

const entryExample = { external_id: 'estate-1', ...bodyExample };

const entrySchema = (providerNames: readonly string[]) =>
  Type.Object(
    {
      ...estateBodySchema(providerNames).properties,
      external_id: pathText({ description: "The estate's identifier in the client's own system." }),
    },
    {
      title: 'EstateBatchEntry',
      description: "The body of a PUT, with the estate's name.",
      'x-extension': true,
      additionalProperties: false,
      examples: [entryExample],
    },
  );

const lineExample = {
  external_id: 'estate-1',
  status: 201,
  id: '019a8b1d-0f21-7e44-8a36-5c9e7b1d2f03',
  quality_label: 'C',
  referral_link: 'https://rooftree.example.com/r/FUgXpymfknn5IzFpElp_jQ',
  message: null,
};

const lineSchema = Type.Object(
  {
    external_id: nullable(Type.String({ description: 'Null when the entry does not identify an estate.' })),
    status: Type.Integer({
      enum: [200, 201, 400],
      description: '201: created; 200: replaced; 400: rejected.',
    }),
    id: nullable(uuid({ description: 'Our identifier of the estate.' })),
    quality_label: nullable(oneOf(QUALITY_LABELS)),
    referral_link: nullable(webAddress({ description: "The estate's public planner page." })),
    message: nullable(
      Type.Array(Type.String(), { description: 'One sentence per error; null when the estate was stored.' }),
    ),
  },
  {
    title: 'EstateBatchLine',
    description: 'What became of an entry.',
    'x-extension': true,
    examples: [lineExample],
  },
);

/** An array, or its items one per line. */
function inBothForms(item: TSchema, example: object, maxItems: number) {
  const list = Type.Array(item, { minItems: 1, maxItems, examples: [[example]] });
  return {
    content: {
      'application/json': { schema: list, example: [example] },
      [NDJSON]: { schema: item, example },
    },
  };
}

export const batchBodySchema = (providerNames: readonly string[], maxEstates: number) =>
  inBothForms(entrySchema(providerNames), entryExample, maxEstates);

export const batchAnswerSchema = (maxEstates: number) => ({
  description: 'The result of each entry, in order.',
  ...inBothForms(lineSchema, lineExample, maxEstates),
});
