import { LANGUAGES } from '@rooftree/words/language';
import { Type } from 'typebox';
import { nullable, oneOf, text, webAddress } from '../../http/requests/json-schemas.ts';
import { ACCENT_COLOR, CONTEXT_KINDS, EMAIL, EMBED_ORIGIN, ORIGIN, PHONE, SLUG } from './contexts.ts';

const settings = {
  kind: Type.Optional(oneOf(CONTEXT_KINDS)),
  managesEstates: Type.Optional(Type.Boolean()),
  language: Type.Optional(oneOf(LANGUAGES)),
  cdnUrl: Type.Optional(nullable(webAddress())),
  logoUrl: Type.Optional(nullable(webAddress())),
  accentColor: Type.Optional(nullable(Type.String({ pattern: ACCENT_COLOR.source }))),
  corsOrigins: Type.Optional(
    Type.Array(Type.String({ pattern: ORIGIN.source, maxLength: 255 }), { maxItems: 100 }),
  ),
  embedOrigins: Type.Optional(Type.Array(Type.String({ pattern: EMBED_ORIGIN.source }), { maxItems: 20 })),
  contactName: Type.Optional(nullable(text({ minLength: 1 }))),
  contactPhone: Type.Optional(nullable(Type.String({ pattern: PHONE.source }))),
  contactEmail: Type.Optional(nullable(Type.String({ pattern: EMAIL.source, maxLength: 254 }))),
  contactUrl: Type.Optional(nullable(webAddress())),
  previewHasAddress: Type.Optional(Type.Boolean()),
  keepsOwnerCertificates: Type.Optional(Type.Boolean()),
  takesContactRequests: Type.Optional(Type.Boolean()),
};

/** The settings of a new context. */
export const newContextSchema = Type.Object(
  {
    slug: Type.String({ pattern: SLUG.source }),
    name: text({ minLength: 1 }),
    ...settings,
    sandbox: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const contextChangeSchema = Type.Object(
  { name: Type.Optional(text({ minLength: 1 })), ...settings, contactPhotoUrl: Type.Optional(Type.Null()) },
  { additionalProperties: false },
);
