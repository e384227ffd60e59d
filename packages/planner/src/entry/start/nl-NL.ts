import { catalogue } from '@rooftree/words/nl-NL/catalogue';
import { hydrateStart } from '../../start/hydrate-start.tsx';
import { texts } from '../../texts/nl-NL/page.ts';
import { startTexts } from '../../texts/nl-NL/start.ts';

hydrateStart(texts, startTexts, catalogue);
