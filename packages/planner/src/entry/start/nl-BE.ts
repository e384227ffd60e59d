import { catalogue } from '@rooftree/words/nl-BE/catalogue';
import { hydrateStart } from '../../start/hydrate-start.tsx';
import { texts } from '../../texts/nl-BE/page.ts';
import { startTexts } from '../../texts/nl-BE/start.ts';

hydrateStart(texts, startTexts, catalogue);
