import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';
import { firstThings } from './summary.ts';

/** Of the table to fill in: a step may take several contractors. */
const LEAST_ROWS = 4;

/** The last page: whom to call, what to do this month, and room to write. */
export function contactContent(passport: Passport, writer: Writer) {
  const t = writer.texts.contact;
  const { issuer, steps } = passport;
  const name = issuer?.contact?.name ?? issuer?.name ?? null;
  return {
    heading: t.heading,
    title: name === null ? t.titleAlone : t.title(name),
    organisation: issuer?.name ?? null,
    lines: contactLines(passport),
    month: {
      title: t.monthTitle,
      items: [...(steps.length === 0 ? [t.keep] : []), ...firstThings(passport, writer)],
    },
    quotes:
      steps.length === 0
        ? null
        : {
            title: t.quotesTitle,
            head: t.quotes,
            rows: Array.from({ length: Math.max(LEAST_ROWS, steps.length) }, (_, row) =>
              row < steps.length ? String(row + 1) : '',
            ),
          },
    notesTitle: t.notesTitle,
    adviser: { title: t.adviserTitle, fields: t.adviser },
  };
}

/** Name, phone, mail and page of whom to call, each with where a tap leads. */
export function contactLines({ issuer }: Pick<Passport, 'issuer'>) {
  if (!issuer?.contact) return [];
  const { name, phone, email, url } = issuer.contact;
  return [
    { text: name, url: null },
    { text: phone, url: phone && `tel:${phone.replace(/[^+\d]/g, '')}` },
    { text: email, url: email && `mailto:${email}` },
    { text: url?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') ?? null, url },
  ].filter(({ text }) => text !== null);
}
