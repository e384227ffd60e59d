import type { Executor } from '../../../infra/database/sql.ts';
import type { Mailer } from '../../../infra/mail/mailer.ts';
import { getContext } from '../../contexts/contexts.service.ts';
import { invitationMail } from './invitation-mail.ts';

interface MailLog {
  warn(details: object, message: string): void;
}

/** True when a mail server has accepted the mail. Otherwise the inviting member passes the link on. */
export async function mailInvitation(
  { sql, mailer, log }: { sql: Executor; mailer: Mailer | null; log: MailLog },
  contextId: string,
  email: string,
  url: string,
): Promise<boolean> {
  if (mailer === null) return false;
  try {
    await mailer.send(invitationMail(await getContext(sql, contextId), email, url));
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the mail server rejected an invitation');
    return false;
  }
}
