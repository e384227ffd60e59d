import { catalogue } from '@rooftree/words/nl-NL/catalogue';
import { hydratePage } from '../hydrate-page.tsx';
import { texts } from '../texts/nl-NL.ts';

// The very engine of the page, for whoever wants to check its figures from the console.
export { planWithChoices } from '../choices/plan-with-choices.ts';

hydratePage(texts, catalogue);
