import { Type } from 'typebox';
import { timestamp, uuid } from '../../http/requests/json-schemas.ts';

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', format: 'text' });
const query = Type.String({
  maxLength: 2000,
  format: 'text',
  description: 'Filters, order and columns, as in the URL of the screen.',
  examples: ['estate_status=FOR_SALE&label_now=E,F&sort_by=net_cost'],
});
const isShared = Type.Boolean({
  description: 'Visible to all members of the context. Needs the permission `estates:write`.',
});

export const savedViewParamsSchema = Type.Object({ id: uuid({ description: 'The view.' }) });

const savedViewExample = {
  id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
  name: 'Poor labels for sale',
  query: 'estate_status=FOR_SALE&label_now=E,F',
  is_shared: true,
  is_own: true,
  created_at: '2026-11-14T09:30:00.000Z',
};

export const savedViewSchema = Type.Object(
  {
    id: uuid(),
    name,
    query,
    is_shared: isShared,
    is_own: Type.Boolean({ description: 'True when you created it: only you can change it.' }),
    created_at: timestamp(),
  },
  {
    title: 'SavedView',
    description: 'A saved view of the portfolio.',
    examples: [savedViewExample],
  },
);

export const savedViewListSchema = Type.Array(savedViewSchema, {
  description: 'Your own views and shared views, ordered by name.',
  examples: [[savedViewExample]],
});

export const newViewSchema = Type.Object(
  { name, query, is_shared: Type.Optional(isShared) },
  {
    title: 'NewSavedView',
    additionalProperties: false,
    examples: [{ name: 'Poor labels for sale', query: 'estate_status=FOR_SALE&label_now=E,F' }],
  },
);

export const viewChangeSchema = Type.Object(
  { name: Type.Optional(name), query: Type.Optional(query), is_shared: Type.Optional(isShared) },
  { title: 'SavedViewChange', additionalProperties: false, examples: [{ is_shared: true }] },
);
