import { Type } from 'typebox';

export const tokenHeadersSchema = Type.Object({
  'x-service-client-id': Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'Id of the client.' }),
  ),
  'x-service-client-secret': Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'A valid secret of the client.' }),
  ),
});

export const accessTokenSchema = Type.Object(
  {
    access_token: Type.String({ description: 'Send it as `Authorization: Bearer <access_token>`.' }),
    expires_in: Type.Integer({ description: 'Lifetime in seconds.' }),
    token_type: Type.Literal('Bearer'),
  },
  {
    title: 'AccessToken',
    description: 'The token.',
    examples: [{ access_token: 'rooftree_token_AZr…', expires_in: 3600, token_type: 'Bearer' }],
  },
);
