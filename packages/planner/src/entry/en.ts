import { catalogue } from '@rooftree/words/en/catalogue';
import { hydratePage } from '../hydrate-page.tsx';
import { texts } from '../texts/en/page.ts';

// The page's own engine, for checking its figures in the console.
export { loadEngine } from '../choices/plans/load-engine.ts';

hydratePage(texts, catalogue);
