import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp, uuid } from '../../../http/requests/json-schemas.ts';
import { CONFLICT_DECISIONS } from './conflicts.service.ts';

const example = {
  external_id: '500',
  found_at: '2026-11-14T09:30:12.000Z',
  address_here: 'Kerkstraat 12, 2800 Mechelen',
  address_there: 'Langestraat 3, 8000 Brugge',
  changes: [{ name: 'year_built', here: null, there: 1936 }],
};

const value = (description: string) =>
  Type.Unsafe<unknown>({ type: ['string', 'number', 'boolean', 'object', 'null'], description });

export const conflictListSchema = Type.Object(
  {
    conflicts: Type.Array(
      Type.Object({
        external_id: text({
          description: 'The id of both: of the listing at the provider and of the estate here.',
        }),
        found_at: timestamp(),
        address_here: nullable(Type.String()),
        address_there: nullable(
          Type.String({
            description: 'As far as the provider shows it; without a street, it hides the address.',
          }),
        ),
        changes: Type.Array(
          Type.Object({
            name: Type.String(),
            here: value('Known now.'),
            there: value('Known at the provider.'),
          }),
          { description: 'Facts of the house that differ: what the decision `SAME_HOME` could change.' },
        ),
      }),
    ),
  },
  { title: 'ConnectionConflicts', 'x-extension': true, examples: [{ conflicts: [example] }] },
);

export const conflictParamsSchema = Type.Object({
  id: uuid({ description: 'The connection.' }),
  external_id: text({ minLength: 1, description: 'The id of both homes.' }),
});

export const conflictDecisionSchema = Type.Object(
  {
    decision: oneOf(CONFLICT_DECISIONS, {
      description:
        '`SAME_HOME`: the estate gets the facts of the listing. `DIFFERENT_HOMES`: the listing becomes an estate of its own.',
    }),
  },
  { additionalProperties: false, examples: [{ decision: 'DIFFERENT_HOMES' }] },
);

export const decidedConflictSchema = Type.Object(
  { external_id: text({ description: 'The id of the estate that the listing belongs to now.' }) },
  { examples: [{ external_id: '500-whise' }] },
);
