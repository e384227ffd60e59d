import { formatDate } from '@rooftree/words/format';
import { call } from '../api.ts';
import { useWords } from '../language.ts';

export const ROLES = ['owner', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export interface Member {
  id: string;
  email: string;
  name: string | null;
  role: Role;
  status: 'active' | 'invited' | 'disabled';
  last_used_at: string | null;
  is_self: boolean;
}

interface Props {
  member: Member;
  act: (work: () => Promise<unknown>) => Promise<void>;
  onInvitation: (invitation: { email: string; invitation_url: string; mailed: boolean }) => void;
}

export function MemberRow({ member, act, onInvitation }: Props) {
  const { texts, language } = useWords();
  const { id, email, name, role, status, last_used_at: lastUsed, is_self: isSelf } = member;
  const path = `/v1/members/${id}`;
  const change = (body: object) => act(() => call(path, { method: 'PATCH', body }));
  const who = name ?? email;
  return (
    <tr>
      <th scope="row">
        {who}
        {name !== null && <small>{email}</small>}
      </th>
      <td>
        <select
          aria-label={`${texts.role}: ${who}`}
          value={role}
          disabled={isSelf}
          onChange={(event) => change({ role: event.currentTarget.value })}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {texts.roles[one]}
            </option>
          ))}
        </select>
      </td>
      <td>{texts.memberStates[status]}</td>
      <td>{lastUsed === null ? '' : formatDate(language, lastUsed)}</td>
      <td class="member-actions">
        {status === 'invited' && (
          <button
            type="button"
            class="button"
            onClick={() =>
              act(async () => onInvitation(await call(`${path}/invitation`, { method: 'POST', body: {} })))
            }
          >
            {texts.newLink}
          </button>
        )}
        {!isSelf && (
          <button type="button" class="button" onClick={() => change({ disabled: status !== 'disabled' })}>
            {status === 'disabled' ? texts.enable : texts.disable}
          </button>
        )}
      </td>
    </tr>
  );
}
