/**
 * `npm run bench -- building-papers`: the passport, the letters to all owners and the agenda of a building of 200
 * apartments in four languages. Processor time, so that a busy machine measures the same. Exit 1 when a limit is
 * passed.
 */
import { rotterdamBuilding } from '../../packages/engine/src/testing/example-buildings.ts';
import type { BuildingPaperKind } from '../../packages/server/src/output/reports/building/building-paper.ts';
import {
  planExample,
  renderPaper,
  samplePaper,
} from '../../packages/server/src/testing/data/sample-building.ts';
import { LANGUAGES } from '../../packages/words/src/language.ts';
import { report } from '../service/report.ts';

const APARTMENTS = Number(process.argv[2] ?? 200);

/** The example's apartments over and over, each time a block further. */
function largeBuilding() {
  const { building, estates } = rotterdamBuilding();
  const homes = [...estates.values()];
  const units = Array.from({ length: APARTMENTS }, (_, index) => {
    const unit = building.units[index % building.units.length];
    if (unit === undefined) throw new Error('the example has apartments');
    return { ...unit, external_id: `apartment-${index}`, name: String(index + 1), owner: null };
  });
  return {
    building: { ...building, units, shares_total: units.reduce((sum, { share }) => sum + share, 0) },
    estates: new Map(
      units.flatMap(({ external_id }, index) => {
        const home = homes[index % homes.length];
        return home === undefined ? [] : [[external_id, home] as const];
      }),
    ),
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const example = largeBuilding();
const paper = samplePaper(example.building, planExample(example));
const render = (kind: BuildingPaperKind) =>
  secondsOf(async () => {
    for (const language of LANGUAGES) await renderPaper(kind, paper, language);
  });
const [passports, letters, agendas] = [
  await render('PASSPORT'),
  await render('LETTERS'),
  await render('AGENDA'),
];
report([
  { what: 'passports in four languages', measured: passports, unit: 's' },
  { what: `${APARTMENTS} letters in four languages`, measured: letters, unit: 's' },
  { what: 'passports and letters', measured: passports + letters, unit: 's', most: 30 },
  { what: 'agendas in four languages', measured: agendas, unit: 's' },
]);
