import { catalogue } from '@rooftree/words/nl-BE/catalogue';
import { hydratePage } from '../hydrate-page.tsx';
import { texts } from '../texts/nl-BE/page.ts';

// The page's own engine, for checking its figures in the console.
export { loadEngine } from '../choices/plans/load-engine.ts';

hydratePage(texts, catalogue);
