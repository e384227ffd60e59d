import { catalogue } from '@rooftree/words/fr-BE/catalogue';
import { hydratePage } from '../hydrate-page.tsx';
import { texts } from '../texts/fr-BE.ts';

// The very engine of the page, for whoever wants to check its figures from the console.
export { planWithChoices } from '../choices/plan-with-choices.ts';

hydratePage(texts, catalogue);
