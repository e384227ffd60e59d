import type { PassportTexts } from '../passport-texts.ts';
import { context } from './context.ts';
import { dutyTexts } from './duties.ts';
import { plan } from './plan.ts';

export const texts: PassportTexts = { ...plan, ...context, dutyTexts };
