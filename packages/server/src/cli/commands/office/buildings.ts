import { type Command, Option } from 'commander';
import { lazily } from '../lazily.ts';

export function addBuildings(program: Command): void {
  const buildings = program
    .command('buildings')
    .description('buildings with co-owners: import, plan and export them');

  buildings
    .command('list')
    .description('list the buildings of a context')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/office/buildings.ts')).listBuildingsAction));

  buildings
    .command('import <file>')
    .description(
      'create or replace buildings from a CSV or XLSX file, one row per unit; - reads standard input',
    )
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--dry-run', 'validate the file and show what would change, without importing')
    .option('--json', 'print the result, errors and notes as JSON')
    .action(lazily(async () => (await import('../../actions/office/buildings.ts')).importBuildingsAction));

  buildings
    .command('plan <building>')
    .description('request a plan of a building; a running worker computes it')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .action(lazily(async () => (await import('../../actions/office/buildings.ts')).planBuildingAction));

  buildings
    .command('export <building>')
    .description('write a building to standard output, in the form in which it can be imported')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .addOption(new Option('--format <format>', 'of the file').choices(['csv', 'xlsx']).default('csv'))
    .action(lazily(async () => (await import('../../actions/office/buildings.ts')).exportBuildingAction));
}
