import type { PlaceWords, PlanningWords } from '@rooftree/words/catalogue';
import type { Language } from '@rooftree/words/language';
import type { Texts } from '../texts/en/texts.ts';

/** The words of one language. A file of its own: the server writes the audit log with them, and knows no browser. */
export interface OfficeWords {
  language: Language;
  texts: Texts;
  places: PlaceWords;
  planning: PlanningWords;
}
