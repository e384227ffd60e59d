import { catalogue } from '@rooftree/words/en/catalogue';
import { hydrateStart } from '../../start/hydrate-start.tsx';
import { texts } from '../../texts/en/page.ts';
import { startTexts } from '../../texts/en/start.ts';

hydrateStart(texts, startTexts, catalogue);
