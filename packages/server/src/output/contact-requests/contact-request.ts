import type { Language } from '@rooftree/words';

/** To be called back about a saved plan, or informed when prices or grants change. */
export const WISHES = ['CALL_BACK', 'CHANGES'] as const;
type Wish = (typeof WISHES)[number];

/** How to reach a buyer, as typed and not verified. */
export interface Reach {
  name: string | null;
  email: string | null;
  phone: string | null;
}

export interface NewContactRequest extends Reach {
  estateId: string;
  /** The plan that was saved with it. */
  renovationId: string | null;
  wish: Wish;
  language: Language;
  /** As in the address of the page. */
  choices: string;
}
