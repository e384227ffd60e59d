import { Type } from 'typebox';
import { nullable, text, webAddress } from '../../http/requests/json-schemas.ts';

export const openidSchema = Type.Object(
  {
    name: nullable(text({ description: 'Display name of the provider; null when none is configured.' })),
  },
  { title: 'OpenidProvider', description: 'The provider.', examples: [{ name: 'Huis & Haard' }] },
);

export const openidAddressSchema = Type.Object(
  {
    authorization_url: webAddress({ maxLength: 4096, description: 'URL of the provider to redirect to.' }),
  },
  {
    title: 'OpenidAddress',
    description: 'The URL to redirect to.',
    examples: [{ authorization_url: 'https://login.example.com/authorize?client_id=rooftree' }],
  },
);

/** Visible ASCII, as the parameters of an answer are (RFC 6749, appendix A). */
const parameter = (maxLength: number, description: string) =>
  Type.String({ pattern: '^[\\x20-\\x7e]*$', maxLength, description });

export const openidAnswerSchema = Type.Object(
  {
    state: parameter(255, 'The value that was sent to the provider.'),
    code: Type.Optional(parameter(8192, 'The authorization code.')),
    iss: Type.Optional(parameter(2048, 'The issuer.')),
    error: Type.Optional(parameter(255, 'Error code of the provider.')),
  },
  {
    title: 'OpenidAnswer',
    description: "The parameters of the provider's redirect to `/console/openid`.",
    additionalProperties: false,
    examples: [{ state: 'A'.repeat(43), code: 'SplxlOBeZQQYbYS6WxSbIA' }],
  },
);
