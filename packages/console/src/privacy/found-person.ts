/** A person among those whom the data name, whoever they are. */
import type { PersonList } from '@rooftree/client/members';

export type FoundPerson = { id: string; name: string } & (
  | { kind: 'user'; estates: number; renovations: number }
  | { kind: 'member'; role: string; keepsAccount: boolean }
  | { kind: 'contact' }
  | { kind: 'buyer' }
);

export function personsIn({ users, members, contact, buyers }: PersonList): FoundPerson[] {
  return [
    ...users.map(({ external_id: name, ...user }) => ({ kind: 'user' as const, name, ...user })),
    ...members.map(({ id, name, email, role, keeps_account: keepsAccount }) => ({
      kind: 'member' as const,
      id,
      name: name === null ? email : `${name} (${email})`,
      role,
      keepsAccount,
    })),
    ...(contact === null
      ? []
      : [
          {
            kind: 'contact' as const,
            id: contact.id,
            name: [contact.name, contact.phone, contact.email].filter(Boolean).join(', '),
          },
        ]),
    ...buyers.map(({ id, name, phone, email }) => ({
      kind: 'buyer' as const,
      id,
      name: [name, phone, email].filter(Boolean).join(', '),
    })),
  ];
}
