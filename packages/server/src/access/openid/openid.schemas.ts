import { nullable, text, webAddress } from '../../http/requests/json-schemas.ts';
import { Type } from '../../infra/checks/type.ts';

export const openidSchema = Type.Object(
  {
    name: nullable(text({ description: 'What to call the provider; null when this server has none.' })),
  },
  { title: 'OpenidProvider', description: 'The provider.', examples: [{ name: 'Huis & Haard' }] },
);

export const openidAddressSchema = Type.Object(
  {
    authorization_url: webAddress({ maxLength: 4096, description: 'The page of the provider to go to.' }),
  },
  {
    title: 'OpenidAddress',
    description: 'Where the browser goes next.',
    examples: [{ authorization_url: 'https://login.example.com/authorize?client_id=rooftree' }],
  },
);

/** Visible ASCII, as the parameters of an answer are (RFC 6749, appendix A). */
const parameter = (maxLength: number, description: string) =>
  Type.String({ pattern: '^[\\x20-\\x7e]*$', maxLength, description });

export const openidAnswerSchema = Type.Object(
  {
    state: parameter(255, 'As it was sent to the provider.'),
    code: Type.Optional(parameter(8192, 'What the provider gives for a token, once.')),
    iss: Type.Optional(parameter(2048, 'Who answers.')),
    error: Type.Optional(parameter(255, 'Why the provider did not let the person in.')),
  },
  {
    title: 'OpenidAnswer',
    description: 'The parameters with which the provider sent the browser back to `/console/openid`.',
    additionalProperties: false,
    examples: [{ state: 'A'.repeat(43), code: 'SplxlOBeZQQYbYS6WxSbIA' }],
  },
);
