/** Who may enter: invite, change a role, disable. */
import type { InvitedMember, Member } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TableHead, unseen } from '@rooftree/ui/table-head.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { Mail } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { choiceIn, textIn } from '../forms/form-values.ts';
import { ShownOnce } from '../forms/shown-once.tsx';
import { useInOrder } from '../reading/use-in-order.ts';
import { useWords } from '../words/language.ts';
import { MemberRow, ROLES } from './member-row.tsx';

export function Members() {
  const { texts } = useWords();
  const [members, setMembers] = useState<Member[] | null>(null);
  const [invitation, setInvitation] = useState<InvitedMember | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const inOrder = useInOrder();
  const read = () => inOrder(call('GET /v1/members'), ({ members: found }) => setMembers(found), setFault);
  useEffect(() => {
    void read();
  }, []);
  const act = async (work: () => Promise<unknown>) => {
    setFault(null);
    await work().catch(setFault);
    await read();
  };
  const invite = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const body = { email: textIn(given, 'email'), role: choiceIn(given, 'role', ROLES) };
    void act(async () => {
      setInvitation(await call('POST /v1/members', { body }));
      form.reset();
    });
  };
  return (
    <>
      <Form class="card invite" onSubmit={invite}>
        <TextField label={texts.email} type="email" name="email" isRequired />
        <label class="field">
          <span>{texts.role}</span>
          <select name="role">
            {ROLES.toReversed().map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </select>
        </label>
        <Button kind="primary" type="submit">
          {texts.invite}
        </Button>
      </Form>
      {invitation !== null && (
        <ShownOnce
          text={invitation.mailed ? texts.invitationMailed(invitation.email) : texts.invitationLink}
          values={{ [texts.invitation]: invitation.invitation_url }}
        >
          <Button icon={Mail} href={mailTo(invitation, texts.invitationSubject)}>
            {texts.mailInvitation}
          </Button>
        </ShownOnce>
      )}
      {fault !== null && <ProblemMessage error={fault} onRetry={read} />}
      {members === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {members !== null && (
        // It scrolls on a phone, and must be reachable by keyboard there.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section class="members-box" tabIndex={0} aria-label={texts.team}>
          <table class="members">
            <TableHead
              heads={[texts.member, texts.role, texts.status, texts.lastSeen, unseen(texts.actions)]}
            />
            <tbody>
              {members.map((member) => (
                <MemberRow key={member.id} member={member} act={act} onInvitation={setInvitation} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function mailTo({ email, invitation_url }: InvitedMember, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(invitation_url)}`;
}
