/** Official pages that state a duty, with the day on which they were read: page and passport cite the same ones. */
import type { Language } from './language.ts';

export interface OfficialPage {
  /** In the languages that it has; readers of another language get the one there is. */
  page: { nl?: string; fr?: string };
  readOn: string;
}

const BRUSSELS_GOALS: OfficialPage = {
  // 275 kWh/m² by 2033, 150 "in some twenty years".
  page: {
    fr: 'https://www.renolution.brussels/fr/news/la-reglementation-bruxelloise-acte-la-fin-des-batiments-energivores',
  },
  readOn: '2026-11-15',
};

export const OFFICIAL_PAGES = {
  // E or F at purchase: D within six years, since 2025-12-12; the day is that of the public register that cites the
  // page.
  vlg_purchase: {
    page: { nl: 'https://www.vlaanderen.be/renovatieverplichting-voor-residentiele-gebouwen' },
    readOn: '2026-08-25',
  },
  bru_275: BRUSSELS_GOALS,
  bru_150: BRUSSELS_GOALS,
} satisfies Record<string, OfficialPage>;

export function officialUrl({ page }: OfficialPage, language: Language): string {
  return (language === 'fr-BE' ? (page.fr ?? page.nl) : (page.nl ?? page.fr)) ?? '';
}
