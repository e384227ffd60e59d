import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { nullable, oneOf, text, webAddress } from '../http/requests/json-schemas.ts';

/** The settings of a new context. */
export const newContextSchema = Type.Object(
  {
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 63 }),
    name: text({ minLength: 1 }),
    managesEstates: Type.Optional(Type.Boolean()),
    language: Type.Optional(oneOf(LANGUAGES)),
    cdnUrl: Type.Optional(nullable(webAddress())),
    logoUrl: Type.Optional(nullable(webAddress())),
    accentColor: Type.Optional(nullable(Type.String({ pattern: '^#[0-9a-f]{6}$' }))),
  },
  { additionalProperties: false },
);
