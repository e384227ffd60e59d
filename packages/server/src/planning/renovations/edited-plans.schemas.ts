import { MAX_SEARCH_LENGTH } from '@rooftree/planner/choices/choices';
import { nullable, pathText } from '../../http/requests/json-schemas.ts';
import { Type } from '../../infra/checks/type.ts';
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
  { description: 'The suggestion first, then the newest; at most 200.', examples: [[planOfEstateExample]] },
);

const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10, description });
const choices = Type.String({
  maxLength: MAX_SEARCH_LENGTH,
  description:
    "As in the address of the estate's page: controls, works and corrected facts, as `target=A&budget=40000&wall_cavity=off`.",
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
      { additionalProperties: true, description: 'The estate as the engine reads it today.' },
    ),
    date: day('The day that prices, rules and ages refer to.'),
    controls: Type.Object({}, { additionalProperties: true, description: 'Without what the choices say.' }),
    price_book: nullable(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description: "The context's own prices and grants, as far as they are of this estate.",
        },
      ),
    ),
    choices,
  },
  {
    title: 'RenovationBasis',
    description: 'What the plan is made from.',
    'x-extension': true,
    examples: [editBasisExample],
  },
);

export const wantedEditSchema = Type.Object(
  {
    renovation_name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', format: 'text' }),
    choices,
    date: day('Of the basis that the choices were made on, or of the last two days.'),
  },
  {
    title: 'RenovationEdit',
    'x-extension': true,
    additionalProperties: false,
    examples: [{ renovation_name: 'Without the façade', choices: 'wall_external=off', date: '2026-11-14' }],
  },
);
