import { Type } from 'typebox';
import { PERMISSIONS, ROLES } from '../../caller.ts';
import { nullable, oneOf, text, timestamp, uuid, webAddress } from '../../http/requests/json-schemas.ts';
import { CONTEXT_KINDS } from '../contexts/contexts.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './sign-in/password-policy.ts';

const email = () =>
  Type.String({
    format: 'text',
    pattern: '^\\s*[^@\\s]+@[^@\\s]+\\s*$',
    maxLength: 254,
    description: 'Email address.',
  });
/** Of a password that is there: whatever it is, it is only compared. */
const anyPassword = (description: string) => text({ minLength: 1, maxLength: LONGEST_PASSWORD, description });
const newPassword = () =>
  text({
    minLength: SHORTEST_PASSWORD,
    maxLength: LONGEST_PASSWORD,
    description: `A new password of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters. Any characters are allowed; common passwords are rejected.`,
  });
const linkToken = () =>
  Type.String({
    pattern: '^[\\w-]{43}$',
    maxLength: 43,
    description: 'The part of the link after its last slash.',
  });

const exampleToken = 'A'.repeat(43);

export const signInSchema = Type.Object(
  { email: email(), password: anyPassword('The password.') },
  {
    title: 'SignIn',
    additionalProperties: false,
    examples: [{ email: 'ann@example.com', password: 'three small green houses' }],
  },
);

export const linkSchema = Type.Object(
  { token: linkToken() },
  { title: 'OneTimeLink', additionalProperties: false, examples: [{ token: exampleToken }] },
);

export const passwordChangeSchema = Type.Object(
  {
    current: Type.Optional(anyPassword('The current password; omit it when the member has none yet.')),
    new: newPassword(),
  },
  {
    title: 'PasswordChange',
    additionalProperties: false,
    examples: [{ current: 'three small green houses', new: 'four small green houses' }],
  },
);

export const acceptanceSchema = Type.Object(
  {
    token: linkToken(),
    name: Type.Optional(text({ minLength: 1, description: 'Display name.' })),
    email: Type.Optional(email()),
    password: anyPassword(
      'A new password (12 to 128 characters), or the password of the existing account for this address.',
    ),
  },
  {
    title: 'Acceptance',
    additionalProperties: false,
    examples: [{ token: exampleToken, name: 'Ann Peeters', password: 'three small green houses' }],
  },
);

const exampleId = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';

export const sessionStateSchema = Type.Object(
  {
    member: Type.Object({
      id: uuid(),
      name: nullable(text()),
      email: nullable(text()),
      operator: Type.Boolean({ description: 'True for operators: full access to all contexts.' }),
      has_password: Type.Boolean(),
      passkeys: Type.Integer({ description: 'Number of passkeys.' }),
      openid_connected: Type.Boolean({
        description: 'True when the account is linked to the OpenID provider.',
      }),
    }),
    contexts: Type.Array(
      Type.Object({
        id: uuid({ description: 'Send it as `X-Rooftree-Context`.' }),
        slug: text(),
        name: text(),
        kind: oneOf(CONTEXT_KINDS, { description: 'Kind of organisation.' }),
        sandbox: Type.Boolean({ description: 'Whether it is a sandbox.' }),
        language: text(),
        role: oneOf([...ROLES, 'operator']),
        permissions: Type.Array(oneOf(PERMISSIONS)),
      }),
    ),
    second_factor_required: Type.Boolean({
      description: 'True until the second factor is verified; until then nothing else is accessible.',
    }),
  },
  {
    title: 'SessionState',
    description: 'The signed-in member and their permissions per context.',
    examples: [
      {
        member: {
          id: exampleId,
          name: 'Ann Peeters',
          email: 'ann@example.com',
          operator: false,
          has_password: true,
          passkeys: 0,
          openid_connected: false,
        },
        contexts: [
          {
            id: exampleId,
            slug: 'north-agency',
            name: 'North Agency',
            kind: 'AGENCY',
            sandbox: false,
            language: 'nl-BE',
            role: 'viewer',
            permissions: ['renovations:read', 'reports:read', 'estates:read'],
          },
        ],
        second_factor_required: false,
      },
    ],
  },
);

export const invitationSchema = Type.Object(
  {
    email: nullable(text({ description: 'Null when the address still has to be entered.' })),
    name: nullable(text()),
    context: nullable(Type.Object({ name: text() })),
    role: nullable(oneOf([...ROLES, 'operator'])),
    has_account: Type.Boolean({
      description: 'True when the address has an account: its password is required instead of a new one.',
    }),
    has_password: Type.Boolean({
      description:
        'False when the account has no password: sign in first, then accept with `POST /v1/session/invitations`.',
    }),
    expires_at: timestamp(),
  },
  {
    title: 'Invitation',
    description: 'The invitation.',
    examples: [
      {
        email: 'ann@example.com',
        name: null,
        context: { name: 'North Agency' },
        role: 'editor',
        has_account: false,
        has_password: false,
        expires_at: '2026-11-21T09:30:00.000Z',
      },
    ],
  },
);

const memberFields = {
  id: uuid(),
  email: text(),
  name: nullable(text()),
  role: oneOf(ROLES),
  status: oneOf(['active', 'invited', 'disabled']),
  created_at: timestamp({ description: 'When the member was invited.' }),
  last_used_at: nullable(
    timestamp({ description: 'When the member was last active, rounded to the minute.' }),
  ),
  invitation_expires_at: nullable(timestamp()),
  is_self: Type.Boolean({ description: 'True for the caller.' }),
};
const exampleMember = {
  id: exampleId,
  email: 'ann@example.com',
  name: 'Ann Peeters',
  role: 'editor',
  status: 'active',
  created_at: '2026-11-14T09:30:00.000Z',
  last_used_at: '2026-11-14T12:00:00.000Z',
  invitation_expires_at: null,
  is_self: false,
};

export const memberSchema = Type.Object(memberFields, {
  title: 'Member',
  description: 'The member.',
  examples: [exampleMember],
});

export const memberListSchema = Type.Object(
  { members: Type.Array(memberSchema) },
  { title: 'MemberList', description: 'The members.', examples: [{ members: [exampleMember] }] },
);

export const invitedMemberSchema = Type.Object(
  {
    ...memberFields,
    invitation_url: webAddress({ description: 'The one-time link. Returned only in this response.' }),
    mailed: Type.Boolean({ description: 'True when the link was also sent by email.' }),
  },
  {
    title: 'InvitedMember',
    description: 'The member and the link.',
    examples: [
      {
        ...exampleMember,
        status: 'invited',
        invitation_url: `https://plans.example.com/console#/join/${'A'.repeat(43)}`,
        mailed: false,
      },
    ],
  },
);

export const newMemberSchema = Type.Object(
  { email: email(), role: oneOf(ROLES), name: Type.Optional(text({ minLength: 1 })) },
  {
    title: 'NewMember',
    additionalProperties: false,
    examples: [{ email: 'ann@example.com', role: 'editor' }],
  },
);

export const memberChangeSchema = Type.Object(
  { role: Type.Optional(oneOf(ROLES)), disabled: Type.Optional(Type.Boolean()) },
  { title: 'MemberChange', additionalProperties: false, examples: [{ role: 'viewer' }] },
);

export const memberParamsSchema = Type.Object({ member_id: uuid({ description: 'Id of the member.' }) });
