import { MAX_SEARCH_LENGTH } from '@rooftree/planner/choices/choices';
import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';

const token = Type.String({ maxLength: 64 });

export const tokenParamsSchema = Type.Object({ token });
export const savedPlanParamsSchema = Type.Object({ token, renovation_id: Type.String({ format: 'uuid' }) });

/** As browsers check an address of e-mail, bounded by RFC 5321; its owner is not verified. */
const EMAIL = "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9-]{1,63}(\\.[a-zA-Z0-9-]{1,63})+$";

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', format: 'text' });

const reach = {
  name: Type.Optional(name),
  email: Type.Optional(Type.String({ maxLength: 254, pattern: EMAIL })),
  phone: Type.Optional(Type.String({ pattern: '^\\+?[0-9][0-9 ()./-]{5,28}$' })),
  /** Nothing is stored or handed on without it. */
  consent: Type.Literal(true),
  language: Type.Enum([...LANGUAGES]),
};

export const wantedPlanSchema = Type.Object(
  {
    name,
    choices: Type.String({ maxLength: MAX_SEARCH_LENGTH }),
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /** Of who wants to be called back. */
    contact: Type.Optional(Type.Object(reach, { additionalProperties: false })),
  },
  { additionalProperties: false },
);

export const wantedAlertSchema = Type.Object(
  { ...reach, choices: Type.String({ maxLength: MAX_SEARCH_LENGTH }) },
  { additionalProperties: false },
);

export const wantedReportSchema = Type.Object(
  { language: Type.Enum([...LANGUAGES]) },
  { additionalProperties: false },
);
