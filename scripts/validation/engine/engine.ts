/**
 * `npm run validate`: the engine against all that it can be checked with. With files as arguments, only their reference
 * cases through the core balance. Exit 1 above a file's tolerance or when a limit is not met.
 */
import { printSchemes } from '../../schemes/schemes-page.ts';
import { areChancesHonest, areDecisionsSound } from './decisions.ts';
import { arePlansSound, arePlansSteady } from './plans.ts';
import { isWithinTolerance } from './reference-cases.ts';
import { isStockSound } from './stock.ts';

const DEFAULT_FILES = ['tabula-be-cases.json', 'tabula-be-refurbished-cases.json'].map(
  (name) => new URL(`../../../packages/engine/src/validation/${name}`, import.meta.url),
);

const given = process.argv.slice(2);
const verdicts = (given.length > 0 ? given : DEFAULT_FILES).map(isWithinTolerance);
if (given.length === 0) {
  printSchemes();
  verdicts.push(isStockSound(), arePlansSound(), arePlansSteady(), areDecisionsSound(), areChancesHonest());
}
if (!verdicts.every(Boolean)) process.exitCode = 1;
