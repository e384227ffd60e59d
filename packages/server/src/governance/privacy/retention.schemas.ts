import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp } from '../../http/requests/json-schemas.ts';

const LONGEST_DAYS = 36_500;

export const retentionQuerySchema = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: LONGEST_DAYS,
        description: 'Preview with a retention of this many days.',
      }),
    ),
    kind: Type.Optional(text({ description: 'Only this kind of data, by its `name`.' })),
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
    name: text({ description: 'Name as printed by `rooftree maintenance`.' }),
    kept_days: nullable(
      Type.Integer({ description: 'Retention set by the server, in days; null for unlimited.' }),
    ),
    setting: text({ description: 'Name of the server setting.' }),
    own_days: nullable(
      Type.Integer({
        description:
          'Override of this context; null without one. The lower of `kept_days` and `own_days` applies.',
      }),
    ),
    own_days_hold_from: nullable(timestamp()),
    shortest_own_days: nullable(
      Type.Integer({
        description: 'Shortest retention a context may choose; null when it cannot be overridden.',
      }),
    ),
    would_go: Type.Integer({ description: 'Rows of this context that are past retention.' }),
  },
  { title: 'KeptKind', description: 'The retention of one kind of data.', examples: [exampleKind] },
);

export const retentionSchema = Type.Object(
  { kinds: Type.Array(retentionKindSchema) },
  {
    title: 'RetentionList',
    description: 'The retention periods.',
    examples: [{ kinds: [exampleKind] }],
  },
);

export const retentionPathSchema = (kinds: readonly string[]) =>
  Type.Object({ kind: oneOf(kinds, { description: 'The kind of data.' }) });

export const ownRetentionSchema = Type.Object(
  {
    days: nullable(
      Type.Integer({
        minimum: 1,
        maximum: LONGEST_DAYS,
        description: 'Null uses the server setting.',
      }),
    ),
  },
  { title: 'OwnRetention', additionalProperties: false, examples: [{ days: 180 }] },
);
