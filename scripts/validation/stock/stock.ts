/**
 * `npm run validate -- stock`: prints how often the indication is right on the dwellings behind the label statistics.
 */
import { measureCells, measureConditions } from '../../../packages/engine/src/validation/measure-stock.ts';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

for (const [name, t] of [...measureCells()].sort()) {
  const covered = name.includes('score') ? `, p10–p90 holds ${percent(t.covered, t.n)}` : '';
  console.log(
    `${name}: n ${Math.round(t.n)}, exact ${percent(t.exact, t.n)}, within one ${percent(t.within, t.n)}${covered}`,
  );
}
for (const [name, t] of [
  ['without', measureConditions(false)],
  ['with', measureConditions(true)],
] as const) {
  console.log(
    `BE houses ${name} condition: exact ${percent(t.exact, t.n)}, within one ${percent(t.within, t.n)}`,
  );
}
