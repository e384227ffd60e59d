import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken it. */
  send(mail: Mail): Promise<void>;
}

/** The member who sends an invitation waits for it. */
const LONGEST_WAIT_MS = 10_000;

/** By SMTP: one connection for each mail, so that nothing stays open between the few that there are. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  Object.assign(transport.options, {
    connectionTimeout: LONGEST_WAIT_MS,
    greetingTimeout: LONGEST_WAIT_MS,
    socketTimeout: LONGEST_WAIT_MS,
    // Nothing that is sent here is read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // These end an address on its way to the mail server: what is left would be another's.
      if (/[<>]/.test(to)) throw new Error('an address with < or > cannot be mailed to');
      // As an object: a text may hold several addresses.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
}
