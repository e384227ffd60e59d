import { COUNTRIES, ESTATE_FORMATS, ESTATE_TYPES, REGIONS } from '@rooftree/engine';
import { Type } from 'typebox';
import { expandedField } from '../../http/requests/expand.ts';
import { euros, nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { pageOf, pageParameters } from '../../http/requests/paging.ts';
import { planExample, planSchema } from './plan.schemas.ts';

export const searchQuerySchema = Type.Object(
  {
    ...pageParameters,
    sort_by: oneOf(['created_at', 'updated_at'], {
      default: 'created_at',
      description: 'Field to sort the renovations by.',
    }),
    sort_direction: oneOf(['ASC', 'DESC'], {
      default: 'DESC',
      description: 'Oldest first, or newest first.',
    }),
    include_deleted: Type.Boolean({ default: false, description: 'Also list deleted renovations.' }),
    updated_since: Type.Optional(
      timestamp({
        description: 'Only renovations that changed at or after this time. An extension.',
        'x-extension': true,
      }),
    ),
    external_user_id: Type.Optional(
      text({
        minLength: 1,
        description: "Only renovations managed by this user, by the identifier in the client's own system.",
      }),
    ),
  },
  { additionalProperties: false },
);

export const renovationParamsSchema = Type.Object({
  renovation_id: uuid({ description: 'The renovation.' }),
});

const geoAddressSchema = Type.Object(
  {
    country: oneOf(COUNTRIES),
    house_number: nullable(Type.String()),
    place: nullable(Type.String()),
    region: nullable(oneOf(REGIONS, { description: 'ISO 3166-2 code.' })),
    street: nullable(Type.String()),
    zip_code: nullable(Type.String()),
  },
  { title: 'EstateGeoAddress' },
);

export const itemFields = {
  renovation_id: uuid(),
  renovation_created_at: timestamp(),
  renovation_updated_at: timestamp(),
  renovation_deleted_at: nullable(timestamp({ description: 'Null unless the renovation is deleted.' })),
  renovation_name: Type.String(),
  subsidy_amount: euros({
    description: 'EUR. Not subtracted from the other amounts, and never higher than the total.',
  }),
  estimated_cost: euros({ description: 'EUR, without VAT.' }),
  estimated_vat_cost: euros({ description: 'EUR.' }),
  total_estimated_cost_incl_vat: euros({ description: 'EUR; `estimated_cost` + `estimated_vat_cost`.' }),
  estate_id: uuid(),
  estate_geo_address: geoAddressSchema,
  estate_type: oneOf(ESTATE_TYPES),
  estate_format: nullable(oneOf(ESTATE_FORMATS, { description: 'Null for an apartment or when unknown.' })),
  managing_user: nullable(Type.Object({ id: uuid(), external_id: Type.String() })),
  label_now: nullable(Type.String({ description: 'Energy label today.', 'x-extension': true })),
  label_after: nullable(Type.String({ description: 'Energy label after all works.', 'x-extension': true })),
  target_label: nullable(Type.String({ description: 'Target label.', 'x-extension': true })),
  target_probability: nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Probability that the works reach the target, given what is unknown about the house.',
      'x-extension': true,
    }),
  ),
};

/** A merge patch. */
export const renovationPatchSchema = Type.Object(
  {
    renovation_name: Type.Optional(text({ minLength: 1 })),
    managing_user: Type.Optional(
      Type.Unsafe<{ external_id: string } | null>({
        type: ['object', 'null'],
        properties: {
          external_id: text({
            minLength: 1,
            description: "The user's identifier in the client's own system. Unknown users are created.",
          }),
        },
        required: ['external_id'],
        additionalProperties: false,
        description: 'Null when it has no managing user.',
      }),
    ),
  },
  {
    title: 'RenovationPatch',
    'x-extension': true,
    additionalProperties: false,
    examples: [{ renovation_name: 'Lindenlaan 12, first phase', managing_user: { external_id: 'user-8' } }],
  },
);

export const editedFields = {
  is_edited: Type.Boolean({ description: 'True when a person created or edited this plan.' }),
  edited_by: nullable(
    oneOf(['BUYER', 'MEMBER', 'CLIENT'], {
      description:
        "Who created an edited plan: a reader of the estate's page, a member or a client. Null for a suggested plan.",
      'x-extension': true,
    }),
  ),
};

export const itemExample = {
  renovation_id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
  renovation_created_at: '2026-11-14T09:30:00.000Z',
  renovation_updated_at: '2026-11-14T09:30:00.000Z',
  renovation_deleted_at: null,
  renovation_name: 'Lindenlaan 12, Mechelen',
  subsidy_amount: 4250,
  estimated_cost: 38120.5,
  estimated_vat_cost: 2287.23,
  total_estimated_cost_incl_vat: 40407.73,
  estate_id: '019a8b1d-0f21-7e44-8a36-5c9e7b1d2f03',
  estate_geo_address: {
    country: 'BE',
    house_number: '12',
    place: 'Mechelen',
    region: 'BE-VLG',
    street: 'Lindenlaan',
    zip_code: '2800',
  },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  managing_user: { id: '019a8b1d-0f20-7b15-b0ee-91c2d6a4f7e8', external_id: 'user-7' },
  label_now: 'E',
  label_after: 'B',
  target_label: 'B',
  target_probability: 0.83,
};

const renovationItemSchema = Type.Object(itemFields, {
  title: 'RenovationListItem',
  examples: [itemExample],
});

export const renovationPageSchema = pageOf(renovationItemSchema, 'RenovationPage');

export const renovationSchema = Type.Object(
  {
    ...itemFields,
    estate_external_id: Type.String(),
    ...editedFields,
    engine_version: Type.String(),
    data_version: Type.String(),
    is_of_earlier_engine: Type.Boolean({
      description:
        'True when an earlier version of the engine calculated the plan. Its figures stay unchanged; what that version did not calculate is null. Plan the estate again to update it.',
      'x-extension': true,
    }),
    plan: planSchema,
    ...expandedField('estate', 'the estate as `GET /v1/estates/{external_id}` returns it.'),
  },
  {
    title: 'Renovation',
    description: 'The renovation.',
    'x-extension': true,
    examples: [
      {
        ...itemExample,
        estate_external_id: 'estate-1',
        is_edited: false,
        edited_by: null,
        engine_version: '1.0.0',
        data_version: '2026-11-14',
        is_of_earlier_engine: false,
        plan: planExample,
      },
    ],
  },
);

const probability = Type.Number({ minimum: 0, maximum: 1 });

const decisionExample = {
  houses: 48,
  works: [
    {
      measure: 'roof_pitched_inside',
      is_in_plan: true,
      share_of_cases: 0.64,
      share_of_this_work: 0.61,
      certainty: 'depends',
      net_cost_eur: 8120,
      decided_by: {
        fact: 'inclined_roof_insulation_type',
        answers: [
          { answer: 'NONE', probability: 0.58, share_of_cases: 1, measure: 'roof_pitched_inside' },
          { answer: 'CM_6_10', probability: 0.42, share_of_cases: 0.14, measure: null },
        ],
      },
    },
  ],
  probability_after_core: 0.41,
  probability_if_known: 0.9,
  next_questions: [
    { fact: 'inclined_roof_insulation_type', saves_eur: 640, costs_eur: 0, gains_probability: 0.07 },
  ],
};

/** Another list of works beside that of the plan. */
const otherWorks = {
  probability,
  net_cost_eur: Type.Number(),
  more_eur: Type.Number({ description: 'Net cost in addition to that of the plan.' }),
  added: Type.Array(Type.String()),
  dropped: Type.Array(Type.String()),
};

export const decisionSchema = Type.Object(
  {
    houses: Type.Integer({ description: 'Number of possible houses that were calculated.' }),
    works: Type.Array(
      Type.Object({
        measure: Type.String(),
        is_in_plan: Type.Boolean(),
        share_of_cases: Type.Number({
          minimum: 0,
          maximum: 1,
          description: 'Share of the possible houses whose best plan includes a work on this part.',
        }),
        share_of_this_work: Type.Number({
          minimum: 0,
          maximum: 1,
          description: 'Share of the possible houses whose best plan includes this work.',
        }),
        certainty: oneOf(['core', 'depends'], {
          description: '`core`: part of the plan whatever the unknown facts turn out to be.',
        }),
        net_cost_eur: Type.Number({
          description:
            'Cost of this work after subsidies: the median over the possible houses whose best plan includes a work on this part.',
        }),
        decided_by: Type.Union([
          Type.Object({
            fact: Type.String({ description: 'A field of `dwelling`, or `estate_format`.' }),
            answers: Type.Array(
              Type.Object({
                answer: Type.String(),
                probability,
                share_of_cases: probability,
                measure: Type.Optional(
                  Type.Union([Type.String(), Type.Null()], {
                    description:
                      'What to do on this part now, given this value; null: wait until more is known. Absent when no value decides.',
                  }),
                ),
              }),
            ),
          }),
          Type.Null(),
        ]),
      }),
      {
        description:
          'Show these first: the `core` works, which lead, are right in any case; the others are to be decided once the fact in `decided_by` is known. The steps of the plan are the full list.',
      },
    ),
    probability_after_core: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'Probability of reaching the target (or the label below it that the plan aims at) with the core works only.',
    }),
    probability_if_known: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Probability of reaching the same label when every possible house gets its best plan.',
    }),
    next_rung: Type.Optional(
      Type.Union([Type.Object({ confidence: probability, ...otherWorks }), Type.Null()], {
        description:
          'The cheapest plan that reaches the target with a probability of 0.8; null when the plan already does, or no plan can.',
      }),
    ),
    alternatives: Type.Optional(
      Type.Array(Type.Object(otherWorks), {
        description:
          'Other works that cost at most 3 % more than the plan and reach the same label with the required probability; the most probable first, at most three.',
      }),
    ),
    label_prices: Type.Optional(
      Type.Array(
        Type.Object({
          label: Type.String(),
          net_cost_eur: nullable(
            Type.Number({
              description: 'Net cost of the cheapest way to the label; null when no works reach it.',
            }),
          ),
          sensible_eur: Type.Number({
            description:
              'What a plan with this label as its target costs in addition, because it never leaves bare roofs, single glass or worn-out boilers.',
          }),
        }),
        { description: 'Each label better than the one of today, best first, with what it costs.' },
      ),
    ),
    next_questions: Type.Array(
      Type.Object({
        fact: Type.String(),
        saves_eur: Type.Number({
          description:
            'Expected cost of a wrong choice that knowing this fact avoids, minus what finding out costs.',
        }),
        costs_eur: Type.Optional(
          Type.Number({ description: 'What finding out costs, such as the price of a certificate.' }),
        ),
        gains_probability: Type.Number({
          description: 'Average increase of the probability of reaching the target.',
        }),
      }),
      { description: 'Most valuable first.' },
    ),
  },
  {
    title: 'RenovationDecision',
    description: 'The robustness of the plan.',
    'x-extension': true,
    examples: [decisionExample],
  },
);

export const variantsSchema = Type.Object(
  { cheapest: planSchema, lifetime: planSchema, fossil_free: planSchema },
  {
    title: 'RenovationVariants',
    description: 'The three plans.',
    'x-extension': true,
    examples: [{ cheapest: planExample, lifetime: planExample, fossil_free: planExample }],
  },
);
