/**
 * The name that a plan or job was given by the server, in the reader's language: it was made in the language of the
 * agency.
 */
import type { OfficeWords } from './office-words.ts';

type Kind = keyof OfficeWords['texts']['names'];

/** As the server writes them, in every language; a name that somebody chose begins otherwise. */
const WRITTEN: Readonly<Record<Kind, readonly string[]>> = {
  plan: ['Renovatieplan', 'Plan de rénovation', 'Renovation plan'],
  plans: ['Renovatieplannen', 'Plans de rénovation', 'Renovation plans'],
  indication: ['Energie-indicatie', 'Indication énergétique', 'Energy indication'],
  indications: ['Energie-indicaties', 'Indications énergétiques', 'Energy indications'],
  certificate: ['Energiecertificaat', 'Certificat énergétique', 'Energy certificate'],
};

export function shownName(name: string, { texts }: Pick<OfficeWords, 'texts'>): string {
  for (const [kind, beginnings] of Object.entries(WRITTEN)) {
    const written = beginnings.find((beginning) => name.startsWith(`${beginning} `));
    // The keys of the table are the kinds.
    if (written !== undefined) return `${texts.names[kind as Kind]}${name.slice(written.length)}`;
  }
  return name;
}
