/** What `POST /v1/privacy/persons` returns, and one person of it. */
export interface PersonAnswer {
  users: { id: string; external_id: string; estates: number; renovations: number }[];
  members: { id: string; email: string; name: string | null; role: string; keeps_account: boolean }[];
  contact: { id: string; name: string | null; phone: string | null; email: string | null } | null;
  buyers: { id: string; name: string | null; phone: string | null; email: string | null }[];
}

export type FoundPerson = { id: string; name: string } & (
  | { kind: 'user'; estates: number; renovations: number }
  | { kind: 'member'; role: string; keepsAccount: boolean }
  | { kind: 'contact' }
  | { kind: 'buyer' }
);

export function personsIn({ users, members, contact, buyers }: PersonAnswer): FoundPerson[] {
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
