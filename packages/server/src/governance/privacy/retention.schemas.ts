import { nullable, oneOf, text, timestamp } from '../../http/requests/json-schemas.ts';
import { Type } from '../../infra/checks/type.ts';

const LONGEST_DAYS = 36_500;

export const retentionQuerySchema = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: LONGEST_DAYS,
        description: 'Count what would go, were everything kept for so many days.',
      }),
    ),
    kind: Type.Optional(text({ description: 'Only this kind, by its `name`.' })),
  },
  { additionalProperties: false },
);

const exampleKind = {
  name: 'saved-plans',
  kept_days: null,
  setting: 'ROOFTREE_KEEP_SAVED_PLANS_DAYS',
  own_days: 180,
  own_days_hold_from: '2026-11-15T09:30:00.000Z',
  shortest_own_days: 30,
  would_go: 0,
};

export const retentionKindSchema = Type.Object(
  {
    name: text({ description: 'As `rooftree maintenance` names it.' }),
    kept_days: nullable(Type.Integer({ description: 'By the setting of the server; null for ever.' })),
    setting: text({ description: 'The setting of the server that says so.' }),
    own_days: nullable(
      Type.Integer({
        description:
          'What this context has chosen; null where it has not. The fewer of `kept_days` and `own_days` count.',
      }),
    ),
    own_days_hold_from: nullable(timestamp()),
    shortest_own_days: nullable(
      Type.Integer({ description: 'The fewest days that a context may choose; null where it may not.' }),
    ),
    would_go: Type.Integer({ description: 'Rows of this context that are older.' }),
  },
  { title: 'KeptKind', description: 'How long one kind of thing is kept.', examples: [exampleKind] },
);

export const retentionSchema = Type.Object(
  { kinds: Type.Array(retentionKindSchema) },
  {
    title: 'RetentionList',
    description: 'How long what ages is kept.',
    examples: [{ kinds: [exampleKind] }],
  },
);

export const retentionPathSchema = (kinds: readonly string[]) =>
  Type.Object({ kind: oneOf(kinds, { description: 'What is kept.' }) });

export const ownRetentionSchema = Type.Object(
  {
    days: nullable(
      Type.Integer({
        minimum: 1,
        maximum: LONGEST_DAYS,
        description: "Null for the server's own setting.",
      }),
    ),
  },
  { title: 'OwnRetention', additionalProperties: false, examples: [{ days: 180 }] },
);
