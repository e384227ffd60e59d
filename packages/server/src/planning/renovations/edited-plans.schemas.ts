import { DWELLING_FIELDS, MEASURES, WORK_FIELDS } from '@rooftree/engine';
import { MAX_SEARCH_LENGTH } from '@rooftree/planner/choices/choices';
import { Type } from 'typebox';
import { nullable, oneOf, pathText } from '../../http/requests/json-schemas.ts';
import { editedFields, itemExample, itemFields } from './renovations.schemas.ts';

export const plansOfEstateParamsSchema = Type.Object({
  external_id: pathText({ description: "The estate, by the client's own identifier." }),
});

export const plansOfEstateQuerySchema = Type.Object(
  { include_deleted: Type.Boolean({ default: false, description: 'Also list deleted renovations.' }) },
  { additionalProperties: false },
);

const planOfEstateExample = { ...itemExample, is_edited: false, edited_by: null };

export const plansOfEstateSchema = Type.Array(
  Type.Object(
    { ...itemFields, ...editedFields },
    { title: 'RenovationOfEstate', 'x-extension': true, examples: [planOfEstateExample] },
  ),
  {
    description: 'The suggested plan first, then the newest; at most 200.',
    examples: [[planOfEstateExample]],
  },
);

const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10, description });
const choices = Type.String({
  maxLength: MAX_SEARCH_LENGTH,
  description:
    "Controls, works and corrected facts, as in the URL of the estate's page: `target=A&budget=40000&wall_cavity=off`.",
});

const editBasisExample = {
  input: { address: { country: 'BE', zip_code: '2800' }, estate_type: 'HOUSE', year_built: 1958 },
  date: '2026-11-14',
  controls: { target_label: 'A' },
  price_book: null,
  choices: 'target=A',
};

export const editBasisSchema = Type.Object(
  {
    input: Type.Object(
      {},
      { additionalProperties: true, description: 'The estate as the engine sees it today.' },
    ),
    date: day('Reference date for prices, rules and ages.'),
    controls: Type.Object(
      {},
      { additionalProperties: true, description: 'Without the changes in `choices`.' },
    ),
    price_book: nullable(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description: "The context's own prices and grants that apply to this estate.",
        },
      ),
    ),
    choices,
  },
  {
    title: 'RenovationBasis',
    description: 'The inputs of the plan.',
    'x-extension': true,
    examples: [editBasisExample],
  },
);

const reason = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '\\S',
  format: 'text',
  description: 'Shown in the plan.',
});

const overrides = Type.Array(
  Type.Union([
    Type.Object(
      {
        fact: oneOf(Object.keys(DWELLING_FIELDS), { description: 'A field of `dwelling`.' }),
        value: Type.Union([
          Type.String({ maxLength: 100 }),
          Type.Number(),
          Type.Boolean(),
          Type.Object({ u_value_w_per_m2_k: Type.Number() }, { additionalProperties: false }),
        ]),
        reason,
      },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        measure: oneOf(MEASURES),
        field: oneOf(WORK_FIELDS, {
          description:
            '`cost_eur`: of the whole work, without VAT. `power_kwp`: all panels on the roof after the work.',
        }),
        value: Type.Number(),
        reason,
      },
      { additionalProperties: false },
    ),
  ]),
  {
    maxItems: 50,
    description:
      "An adviser's values in place of the calculated ones. The plan lists each with the value that it replaces, in `overrides`. Without this field, those of the edited plan apply; an empty list removes them.",
  },
);

export const wantedEditSchema = Type.Object(
  {
    renovation_name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', format: 'text' }),
    choices,
    overrides: Type.Optional(overrides),
    date: day('Date of the basis used for the choices, at most two days old.'),
  },
  {
    title: 'RenovationEdit',
    'x-extension': true,
    additionalProperties: false,
    examples: [{ renovation_name: 'Without the façade', choices: 'wall_external=off', date: '2026-11-14' }],
  },
);
