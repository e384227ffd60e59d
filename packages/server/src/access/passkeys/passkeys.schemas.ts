import { Type } from 'typebox';
import { nullable, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';

/** Bytes in base64url, as `PublicKeyCredential.toJSON()` writes them. */
const bytes = (maxLength: number) => Type.String({ pattern: '^[\\w-]*$', maxLength });

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(
    Type.Unsafe<'platform' | 'cross-platform'>({ type: 'string', maxLength: 32 }),
  ),
  clientExtensionResults: Type.Unsafe<object>({ type: 'object' }),
};

const exampleId = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';
const exampleCredential = { id: 'AQID', rawId: 'AQID', type: 'public-key', clientExtensionResults: {} };
const examplePasskey = {
  id: exampleId,
  name: 'Phone',
  created_at: '2026-11-14T09:30:00.000Z',
  last_used_at: null,
};
const exampleCodes = ['abcd-efgh-jkmn-pqrs'];

/** Before the device makes anything: what is refused afterwards would stay on it. */
export const wantedPasskeySchema = Type.Object(
  {
    password: Type.Optional(
      text({ minLength: 1, maxLength: 128, description: 'Required when the member has a password.' }),
    ),
  },
  {
    title: 'WantedPasskey',
    additionalProperties: false,
    examples: [{ password: 'three small green houses' }],
  },
);

export const newPasskeySchema = Type.Object(
  {
    name: text({ minLength: 1, description: 'Display name of the passkey.' }),
    response: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: bytes(8192),
        attestationObject: bytes(16_384),
        transports: Type.Optional(Type.Array(text({ maxLength: 32 }), { maxItems: 10 })),
      }),
    }),
  },
  {
    title: 'NewPasskey',
    additionalProperties: false,
    examples: [
      {
        name: 'Phone',
        response: { ...exampleCredential, response: { clientDataJSON: 'AQID', attestationObject: 'AQID' } },
      },
    ],
  },
);

export const signatureSchema = Type.Object(
  {
    response: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: bytes(8192),
        authenticatorData: bytes(8192),
        signature: bytes(8192),
        userHandle: Type.Optional(bytes(128)),
      }),
    }),
  },
  {
    title: 'PasskeySignature',
    additionalProperties: false,
    examples: [
      {
        response: {
          ...exampleCredential,
          response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' },
        },
      },
    ],
  },
);

export const optionsSchema = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  title: 'PasskeyOptions',
  description:
    'Input for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.',
  examples: [{ challenge: 'AQID', rpId: 'plans.example.com', userVerification: 'required' }],
});

const passkeyFields = {
  id: uuid(),
  name: text(),
  created_at: timestamp(),
  last_used_at: nullable(timestamp()),
};
const codes = () =>
  Type.Array(Type.String(), { description: 'Shown once. Each code works once, in place of a passkey.' });

export const addedPasskeySchema = Type.Object(
  { ...passkeyFields, recovery_codes: Type.Unsafe<string[] | null>({ ...codes(), type: ['array', 'null'] }) },
  {
    title: 'AddedPasskey',
    description: 'The passkey; with the first one, recovery codes.',
    examples: [{ ...examplePasskey, recovery_codes: exampleCodes }],
  },
);

export const passkeyListSchema = Type.Object(
  {
    passkeys: Type.Array(Type.Object(passkeyFields)),
    recovery_codes_left: Type.Integer(),
  },
  {
    title: 'PasskeyList',
    description: 'The passkeys of this member.',
    examples: [{ passkeys: [examplePasskey], recovery_codes_left: 10 }],
  },
);

export const recoveryCodesSchema = Type.Object(
  { recovery_codes: codes() },
  { title: 'RecoveryCodes', description: 'The new codes.', examples: [{ recovery_codes: exampleCodes }] },
);

export const recoverySchema = Type.Object(
  {
    code: text({
      minLength: 1,
      maxLength: 40,
      description: 'Case and dashes are ignored.',
    }),
  },
  { title: 'RecoveryCode', additionalProperties: false, examples: [{ code: 'abcd-efgh-jkmn-pqrs' }] },
);

export const passkeyParamsSchema = Type.Object({ passkey_id: uuid({ description: 'Id of the passkey.' }) });
