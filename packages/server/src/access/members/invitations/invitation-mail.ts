import type { Language } from '@rooftree/words';
import type { Mail } from '../../../infra/mail/mailer.ts';

type Texts = Record<'subject' | 'opening' | 'once' | 'ignore', string>;

/** `{context}` stands for the name of who invites. */
const TEXTS: Record<Language, Texts> = {
  en: {
    subject: '{context} invites you to Rooftree',
    opening: '{context} invites you to work on its renovation plans. Accept the invitation here:',
    once: 'The link works once and expires after seven days.',
    ignore: 'If you were not expecting this email, you can ignore it.',
  },
  'nl-BE': {
    subject: '{context} nodigt je uit in Rooftree',
    opening:
      '{context} nodigt je uit om samen aan renovatieplannen te werken. Aanvaard de uitnodiging via deze link:',
    once: 'De link werkt één keer en blijft zeven dagen geldig.',
    ignore: 'Verwachtte je deze mail niet? Dan hoef je niets te doen.',
  },
  'nl-NL': {
    subject: '{context} nodigt je uit in Rooftree',
    opening:
      '{context} nodigt je uit om samen aan renovatieplannen te werken. Accepteer de uitnodiging via deze link:',
    once: 'De link werkt één keer en blijft zeven dagen geldig.',
    ignore: 'Verwachtte je deze mail niet? Dan hoef je niets te doen.',
  },
  'fr-BE': {
    subject: '{context} vous invite dans Rooftree',
    opening:
      '{context} vous invite à collaborer à ses plans de rénovation. Acceptez l’invitation via ce lien :',
    once: 'Le lien ne fonctionne qu’une fois et reste valable sept jours.',
    ignore: 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
  },
};

/** Plain text: a link that can be read is a link that can be judged. */
export function invitationMail(
  context: { name: string; language: Language },
  email: string,
  url: string,
): Mail {
  const texts = TEXTS[context.language];
  // A name may hold what a mail's head must not, what would turn the link below it around, and what mail programs
  // decode (RFC 2047).
  const name = context.name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ').replaceAll('=?', '= ?');
  const say = (text: string) => text.replace('{context}', () => name);
  const text = [say(texts.opening), url, `${texts.once} ${texts.ignore}`].join('\n\n');
  return { to: email, subject: say(texts.subject), text: `${text}\n` };
}
