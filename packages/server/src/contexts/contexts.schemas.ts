import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { nullable, oneOf, text, webAddress } from '../http/requests/json-schemas.ts';
import { ACCENT_COLOR, SLUG } from './contexts.ts';

/** As a browser writes it: no path, no wildcard. */
const ORIGIN = '^https?://[^/?#@,*\\s]+$';

const settings = {
  managesEstates: Type.Optional(Type.Boolean()),
  language: Type.Optional(oneOf(LANGUAGES)),
  cdnUrl: Type.Optional(nullable(webAddress())),
  logoUrl: Type.Optional(nullable(webAddress())),
  accentColor: Type.Optional(nullable(Type.String({ pattern: ACCENT_COLOR.source }))),
  corsOrigins: Type.Optional(Type.Array(Type.String({ pattern: ORIGIN, maxLength: 255 }), { maxItems: 100 })),
};

/** The settings of a new context. */
export const newContextSchema = Type.Object(
  { slug: Type.String({ pattern: SLUG.source }), name: text({ minLength: 1 }), ...settings },
  { additionalProperties: false },
);

export const contextChangeSchema = Type.Object(
  { name: Type.Optional(text({ minLength: 1 })), ...settings },
  { additionalProperties: false },
);
