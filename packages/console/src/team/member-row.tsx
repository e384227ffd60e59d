import type { InvitedMember, Member, MemberChange } from '@rooftree/client/members';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { call } from '../api.ts';
import { useWords } from '../words/language.ts';

export const ROLES = ['owner', 'editor', 'viewer'] as const;

interface Props {
  member: Member;
  act: (work: () => Promise<unknown>) => Promise<void>;
  onInvitation: (invitation: InvitedMember) => void;
}

export function MemberRow({ member, act, onInvitation }: Props) {
  const { texts } = useWords();
  const { id, email, name, role, status, last_used_at: lastUsed, is_self: isSelf } = member;
  const path = { member_id: id };
  const change = (body: MemberChange) => act(() => call('PATCH /v1/members/{member_id}', { path, body }));
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
          onChange={(event) => {
            const chosen = ROLES.find((one) => one === event.currentTarget.value);
            if (chosen !== undefined) void change({ role: chosen });
          }}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {texts.roles[one]}
            </option>
          ))}
        </select>
      </td>
      <td>{texts.memberStates[status]}</td>
      <td>{lastUsed !== null && <RelativeTime at={lastUsed} />}</td>
      <td class="member-actions">
        {status === 'invited' && (
          <button
            type="button"
            class="button"
            onClick={() =>
              act(async () => onInvitation(await call('POST /v1/members/{member_id}/invitation', { path })))
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
