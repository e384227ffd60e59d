import { catalogue } from '@rooftree/words/fr-BE/catalogue';
import { hydratePage } from '../hydrate-page.tsx';
import { texts } from '../texts/fr-BE.ts';

// The page's own engine, for checking its figures in the console.
export { planWithChoices } from '../choices/plan-with-choices.ts';

hydratePage(texts, catalogue);
