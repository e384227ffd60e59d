import { LANGUAGES } from '@rooftree/words/language';
import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp, uuid, webAddress } from '../../http/requests/json-schemas.ts';
import { ACCENT_COLOR, CONTEXT_KINDS, EMAIL, EMBED_ORIGIN, ORIGIN, PHONE, SLUG } from './contexts.ts';

/**
 * What those who manage a context may change; its address for files, and whether it has estates, are the operator's.
 */
const own = {
  name: text({ minLength: 1, description: 'Name shown to buyers.' }),
  kind: oneOf(CONTEXT_KINDS, {
    description: 'Kind of organisation. The console uses its words: buyers, customers or tenants.',
  }),
  language: oneOf(LANGUAGES, { description: 'Language used for the names of jobs and plans.' }),
  logo_url: nullable(webAddress()),
  accent_color: nullable(
    Type.String({
      pattern: ACCENT_COLOR.source,
      maxLength: 7,
      description: 'Darkened automatically when its contrast is too low.',
    }),
  ),
  cors_origins: Type.Array(Type.String({ pattern: ORIGIN.source, maxLength: 255 }), {
    maxItems: 100,
    description: 'Web origins that may call the API for this context (CORS).',
  }),
  embed_origins: Type.Array(Type.String({ pattern: EMBED_ORIGIN.source, maxLength: 270 }), {
    maxItems: 20,
    description: 'Web origins that may embed its planner pages.',
  }),
  contact_name: nullable(text({ minLength: 1 })),
  contact_phone: nullable(Type.String({ pattern: PHONE.source, maxLength: 31 })),
  contact_email: nullable(Type.String({ pattern: EMAIL.source, maxLength: 254 })),
  contact_url: nullable(webAddress()),
  contact_photo_url: nullable(
    webAddress({
      description:
        'URL of the uploaded photo: see `PUT /v1/context/contact-photo`. Null removes it; no other URL can be set.',
    }),
  ),
  preview_has_address: Type.Boolean({
    description: 'Whether the preview of a shared link shows the address of the home.',
  }),
  keeps_owner_certificates: Type.Boolean({
    description: 'Whether a certificate uploaded on the planner page updates the facts of the estate.',
  }),
  takes_contact_requests: Type.Boolean({
    description:
      'Whether buyers can leave their contact details on the planner page: see `GET /v1/contact-requests`.',
  }),
};

const example = {
  name: 'North Agency',
  kind: 'AGENCY',
  language: 'nl-BE',
  logo_url: 'https://example.com/logo.svg',
  accent_color: '#0b5d4b',
  cors_origins: [],
  embed_origins: ['https://www.example.com'],
  contact_name: 'North Agency',
  contact_phone: '+32 9 000 00 00',
  contact_email: 'info@example.com',
  contact_url: null,
  contact_photo_url: null,
  preview_has_address: true,
  keeps_owner_certificates: false,
  takes_contact_requests: true,
};

export const ownContextSchema = Type.Object(
  {
    id: uuid(),
    slug: Type.String({ pattern: SLUG.source }),
    ...own,
    manages_estates: Type.Boolean(),
    cdn_url: nullable(webAddress({ description: "Base URL of report files; null for the server's own." })),
    sandbox: Type.Boolean({ description: 'Whether it is a sandbox: see `POST /v1/sandbox/homes`.' }),
    created_at: timestamp(),
  },
  {
    title: 'Context',
    description: 'The settings of the context.',
    examples: [
      {
        id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
        slug: 'north-agency',
        ...example,
        manages_estates: true,
        cdn_url: null,
        sandbox: false,
        created_at: '2026-11-14T09:30:00.000Z',
      },
    ],
  },
);

export const ownContextPatchSchema = Type.Partial(Type.Object(own), {
  title: 'ContextPatch',
  additionalProperties: false,
  examples: [{ accent_color: '#0b5d4b', contact_phone: null }],
});
