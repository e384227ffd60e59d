import type { Role } from '../../caller.ts';
import { getContextBySlug } from '../../contexts/contexts.service.ts';
import { paint, print, printJson, table } from '../../infra/terminal.ts';
import { type ListedAccount, listAccounts } from '../../members/accounts.repository.ts';
import { invitationUrl } from '../../members/invitation-url.ts';
import { mailInvitation } from '../../members/mail-invitation.ts';
import { disableAccount, inviteByCommand, inviteOperator } from '../../members/operators.service.ts';
import { UsageError } from '../cli-error.ts';
import { withDependencies } from '../with-dependencies.ts';

interface InviteOptions {
  context?: string;
  role: Role;
  operator?: true;
  json?: true;
}

export async function inviteMemberAction(email: string, options: InviteOptions): Promise<void> {
  const { context: slug, role, operator, json } = options;
  if ((slug === undefined) === (operator === undefined))
    throw new UsageError('say where: --context <slug> with --role, or --operator for everywhere');
  const { url, mailed } = await withDependencies(async ({ sql, config, mailer, log }) => {
    if (slug === undefined)
      return { url: invitationUrl(config.publicUrl, await inviteOperator(sql, email)), mailed: false };
    const { id: contextId } = await getContextBySlug(sql, slug);
    const { member, token } = await inviteByCommand(sql, contextId, { email, role });
    const link = invitationUrl(config.publicUrl, token);
    return { url: link, mailed: await mailInvitation({ sql, mailer, log }, contextId, member.email, link) };
  });
  if (json) return printJson({ email, invitation_url: url, mailed });
  print(url);
  const also = mailed ? ' It was mailed to them, too.' : '';
  print(paint('dim', `Hand it to ${email}: it works once, for seven days, and is not shown again.${also}`));
}

export async function listMembersAction({
  context: slug,
  json,
}: {
  context?: string;
  json?: true;
}): Promise<void> {
  const all = await withDependencies(async ({ sql }) =>
    listAccounts(sql, slug === undefined ? null : (await getContextBySlug(sql, slug)).id),
  );
  if (json) return printJson(all.map(memberJson));
  const rows = all.map(({ email, name, isOperator, isDisabled, contexts, lastUsedAt }) => [
    email ?? '(first operator, not yet accepted)',
    name ?? '',
    [...(isDisabled ? ['disabled'] : []), ...(isOperator ? ['operator'] : []), ...contexts].join(', '),
    lastUsedAt?.toISOString().slice(0, 10) ?? '',
  ]);
  const headings = ['MEMBER', 'NAME', 'WHERE', 'LAST USED'];
  print(rows.length === 0 ? 'There is no member yet.' : table(headings, rows));
}

export async function disableMemberAction(email: string, { json }: { json?: true }): Promise<void> {
  await withDependencies(({ sql }) => disableAccount(sql, email));
  if (json) return printJson({ email, disabled: true });
  print(`Disabled ${email}, and ended their sessions.`);
}

function memberJson(account: ListedAccount): object {
  const { email, name, isOperator, isDisabled, contexts, lastUsedAt } = account;
  return {
    email,
    name,
    is_operator: isOperator,
    is_disabled: isDisabled,
    contexts,
    last_used_at: lastUsedAt,
  };
}
