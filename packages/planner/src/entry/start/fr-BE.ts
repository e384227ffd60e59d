import { catalogue } from '@rooftree/words/fr-BE/catalogue';
import { hydrateStart } from '../../start/hydrate-start.tsx';
import { texts } from '../../texts/fr-BE/page.ts';
import { startTexts } from '../../texts/fr-BE/start.ts';

hydrateStart(texts, startTexts, catalogue);
