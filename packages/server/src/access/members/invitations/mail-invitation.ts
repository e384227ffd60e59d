import type { Executor } from '../../../infra/database/sql.ts';
import type { Mailer } from '../../../infra/mail/mailer.ts';
import { getContext } from '../../contexts/contexts.service.ts';
import { invitationMail } from './invitation-mail.ts';

interface MailLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * True when a mail server has accepted the mail. Otherwise, and always in a sandbox, the inviting member passes the
 * link on.
 */
export async function mailInvitation(
  { sql, mailer, log }: { sql: Executor; mailer: Mailer | null; log: MailLog },
  contextId: string,
  email: string,
  url: string,
): Promise<boolean> {
  if (mailer === null) return false;
  const context = await getContext(sql, contextId);
  if (context.sandbox) {
    log.info({ contextId }, 'an invitation into a sandbox is not mailed');
    return false;
  }
  try {
    await mailer.send(invitationMail(context, email, url));
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the mail server rejected an invitation');
    return false;
  }
}
