import { withNoBreakSpaces } from '@rooftree/words/fr-BE/no-break-spaces';
import type { PassportTexts } from '../passport-texts.ts';
import { context } from './context.ts';
import { dutyTexts } from './duties.ts';
import { plan } from './plan.ts';

export const texts: PassportTexts = withNoBreakSpaces({ ...plan, ...context, dutyTexts });
