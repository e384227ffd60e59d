import { type Picture, pictureDataUrl } from '../../../access/contexts/logo.ts';
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
    photo: issuer?.photo ? { svg: roundPicture(issuer.photo), alt: name ?? '' } : null,
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

/** The layout places drawings, and a drawing may hold a picture, cut to a circle. */
function roundPicture(picture: Picture): string {
  const { width, height } = picture;
  const image = `<image href="${pictureDataUrl(picture)}" width="${width}" height="${height}" clip-path="url(#round)"/>`;
  const circle = `<circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 2}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><clipPath id="round">${circle}</clipPath>${image}</svg>`;
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
