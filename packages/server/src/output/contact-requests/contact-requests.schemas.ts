import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { HOME_EXAMPLE, homeFields } from '../../estates/home.schemas.ts';
import { nullable, oneOf, text, timestamp, uuid, webAddress } from '../../http/requests/json-schemas.ts';
import { WISHES } from './contact-request.ts';

export const contactRequestFields = {
  id: uuid(),
  created_at: timestamp({ description: 'When the buyer sent the request and gave consent.' }),
  handled_at: nullable(
    timestamp({ description: 'When a member marked it as handled; null while it is open.' }),
  ),
  wish: oneOf(WISHES, {
    description:
      '`CALL_BACK`: asks for a call about the saved plan. `CHANGES`: wants news about prices or grants.',
  }),
  name: nullable(text()),
  email: nullable(text({ description: 'As entered by the buyer; not verified.' })),
  phone: nullable(text({ description: 'As entered by the buyer; not verified.' })),
  language: oneOf(LANGUAGES, { description: 'Language of the page when the request was sent.' }),
  renovation_id: nullable(uuid({ description: 'The plan saved with the request.' })),
  renovation_name: nullable(text()),
  ...homeFields,
};

const example = {
  id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
  created_at: '2026-11-14T09:30:00.000Z',
  handled_at: null,
  wish: 'CALL_BACK',
  name: 'An Peeters',
  email: null,
  phone: '+32 9 000 00 00',
  language: 'nl-BE',
  renovation_id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e91',
  renovation_name: 'Our plan to label A',
  ...HOME_EXAMPLE,
  plan_url:
    'https://plans.example.com/r/9VbXhA3kQz2mLw8TgYcR1g/p/019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e91?lang=nl-BE',
};

export const contactRequestSchema = Type.Object(
  {
    ...contactRequestFields,
    plan_url: webAddress({ maxLength: 4096, description: 'Link to the plan as the buyer sees it.' }),
  },
  {
    title: 'ContactRequest',
    description: 'A buyer who asked for a call, or for news about changes.',
    examples: [example],
  },
);

export const contactRequestPageSchema = Type.Object(
  {
    next: nullable(
      Type.String({ description: 'Pass it as `after` to get the next page; null on the last page.' }),
    ),
    data: Type.Array(contactRequestSchema),
  },
  { title: 'ContactRequestPage', examples: [{ next: null, data: [example] }] },
);

export const contactRequestQuerySchema = Type.Object(
  {
    is_handled: Type.Optional(Type.Boolean({ description: 'Only handled requests, or only open ones.' })),
    renovation_id: Type.Optional(uuid({ description: 'Only requests about this plan.' })),
    after: Type.Optional(uuid({ description: '`next` of the previous page.' })),
  },
  { additionalProperties: false },
);

export const contactRequestParamsSchema = Type.Object({ id: uuid({ description: 'The contact request.' }) });

export const contactRequestChangeSchema = Type.Object(
  { is_handled: Type.Boolean() },
  { title: 'ContactRequestChange', additionalProperties: false, examples: [{ is_handled: true }] },
);
