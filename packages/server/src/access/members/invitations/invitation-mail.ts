import type { Language } from '@rooftree/words';
import type { Mail } from '../../../infra/mail/mailer.ts';

type Texts = Record<'subject' | 'opening' | 'once' | 'ignore', string>;

/** `{context}` stands for the name of who invites. */
const TEXTS: Record<Language, Texts> = {
  en: {
    subject: '{context} invites you to Rooftree',
    opening: '{context} invites you to work on its renovation plans. This link lets you in:',
    once: 'It works once, and for seven days.',
    ignore: 'If you did not expect this, you need not do anything.',
  },
  'nl-BE': {
    subject: '{context} nodigt je uit in Rooftree',
    opening: '{context} nodigt je uit om mee te werken aan zijn renovatieplannen. Met deze link begin je:',
    once: 'De link werkt één keer en blijft zeven dagen geldig.',
    ignore: 'Verwachtte je dit niet, dan hoef je niets te doen.',
  },
  'nl-NL': {
    subject: '{context} nodigt je uit in Rooftree',
    opening: '{context} nodigt je uit om mee te werken aan zijn renovatieplannen. Met deze link begin je:',
    once: 'De link werkt één keer en blijft zeven dagen geldig.',
    ignore: 'Verwachtte je dit niet, dan hoef je niets te doen.',
  },
  'fr-BE': {
    subject: '{context} vous invite dans Rooftree',
    opening: '{context} vous invite à travailler à ses plans de rénovation. Ce lien vous ouvre l’accès :',
    once: 'Il fonctionne une seule fois et reste valable sept jours.',
    ignore: 'Si vous n’attendiez pas ce message, vous n’avez rien à faire.',
  },
};

/** Plain text: a link that can be read is a link that can be judged. */
export function invitationMail(
  context: { name: string; language: Language },
  email: string,
  url: string,
): Mail {
  const texts = TEXTS[context.language];
  // A name may hold what a mail's head must not, what would turn the link below it around, and what mail programs decode (RFC 2047).
  const name = context.name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ').replaceAll('=?', '= ?');
  const say = (text: string) => text.replace('{context}', () => name);
  const text = [say(texts.opening), url, `${texts.once} ${texts.ignore}`].join('\n\n');
  return { to: email, subject: say(texts.subject), text: `${text}\n` };
}
