import { listClientsCreatedBy } from '../../../access/clients/clients.repository.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { type ListedAccount, listAccounts } from '../../../access/members/accounts.repository.ts';
import { invitationUrl } from '../../../access/members/invitations/invitation-url.ts';
import { mailInvitation } from '../../../access/members/invitations/mail-invitation.ts';
import {
  disableAccount,
  inviteByCommand,
  inviteOperator,
} from '../../../access/members/operators.service.ts';
import type { Role } from '../../../caller.ts';
import { paint, print, printJson, table } from '../../../infra/terminal.ts';
import { UsageError } from '../../cli-error.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface InviteOptions {
  context?: string;
  role: Role;
  operator?: true;
  json?: true;
}

export async function inviteMemberAction(email: string, options: InviteOptions): Promise<void> {
  const { context: slug, role, operator, json } = options;
  if ((slug === undefined) === (operator === undefined))
    throw new UsageError('give --context <slug> with --role, or --operator for all contexts');
  const { link, url, mailed, clients } = await withDependencies(async ({ sql, config, mailer, log }) => {
    const contextId = slug === undefined ? null : (await getContextBySlug(sql, slug)).id;
    const made =
      contextId === null
        ? await inviteOperator(sql, email)
        : await inviteByCommand(sql, contextId, { email, role });
    const address = invitationUrl(config.publicUrl, made.token);
    return {
      link: made,
      url: address,
      mailed:
        contextId !== null && (await mailInvitation({ sql, mailer, log }, contextId, made.email, address)),
      clients: made.hasRemovedCredentials ? await listClientsCreatedBy(sql, made.memberId) : [],
    };
  });
  if (json)
    return printJson({
      email,
      invitation_url: url,
      mailed,
      credentials_removed: link.hasRemovedCredentials,
      clients: clients.map(({ id, name, contextSlug: context }) => ({ id, name, context })),
    });
  print(url);
  const also = mailed ? ' It was also sent by email.' : '';
  print(paint('dim', `Send it to ${email}: it works once, for seven days, and is not shown again.${also}`));
  if (link.hasRemovedCredentials)
    print(
      'The account already existed: its password, passkeys, linked accounts and sessions were removed. This link is the only way to sign in.',
    );
  if (clients.length === 0) return;
  print(
    'These API clients, whose secret was shown to the account, still work; disable one with `rooftree clients disable <id>`:',
  );
  print(
    table(
      ['CLIENT', 'NAME', 'CONTEXT'],
      clients.map(({ id, name, contextSlug }) => [id, name, contextSlug]),
    ),
  );
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
  print(`Disabled ${email} and revoked their sessions.`);
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
