import { access } from 'node:fs/promises';
import type { Command } from 'commander';
import { getContextBySlug } from '../contexts/contexts.service.ts';
import type { Dependencies } from '../dependencies.ts';
import { readEstateFile } from '../estates/estate-file.ts';
import { type ImportFault, importEstates } from '../estates/estates-import.service.ts';
import { print, printJson } from '../infra/terminal.ts';
import { CliError } from './cli-error.ts';
import { createProgressBar } from './progress-bar.ts';
import { withDependencies } from './with-dependencies.ts';

// Nobody fixes more than this at once.
const MAX_FAULTS = 100;

const COLUMNS_HELP = `
A .csv file has a heading line with some of these columns, in any order, and , or ; between them; an empty cell means
"not known". external_id, country and estate_type must be filled in:

  external_id, property_id, managing_user_external_id, country, region, zip_code, place, street, house_number,
  house_number_extra, latitude, longitude, estate_type, estate_format, estate_status, estate_provider_type, price,
  year_built, year_renovated, media (a JSON array), and every field of a dwelling by its own name, such as
  habitable_space_m2 (an insulation type is a class such as CM_6_10, or a U-value such as 0.24).

A .ndjson file has on each line the body of PUT /v1/estates/{external_id} with its external_id.

An estate with an external_id that already exists is replaced. With a fault in any row nothing is imported. When the
database fails on the way you are told which lines are in; import the same file again to finish.`;

export function addEstates(program: Command): void {
  program
    .command('estates')
    .description('the estates of a context')
    .command('import <file>')
    .description('create or replace estates from a .csv or .ndjson file')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--json', 'print the outcome as JSON')
    .addHelpText('after', COLUMNS_HELP)
    .action(async (file: string, options: { context: string; json?: true }) => {
      const { created, updated } = await withDependencies((dependencies) =>
        importFile(dependencies, file, options),
      );
      if (options.json) return printJson({ created, updated });
      print(`Imported ${created + updated} estates: ${created} new, ${updated} replaced.`);
    });
}

async function importFile(
  { sql, config }: Dependencies,
  file: string,
  options: { context: string; json?: true },
) {
  await access(file).catch(() => {
    throw new CliError(`cannot read ${file}`);
  });
  const context = await getContextBySlug(sql, options.context);
  const rows = await Array.fromAsync(readEstateFile(file));
  const bar = options.json ? null : createProgressBar('estates', rows.length);
  const outcome = await importEstates(
    sql,
    context.id,
    {
      publicUrl: config.publicUrl,
      providerNames: config.providerNames,
      onProgress: (written) => bar?.update(written),
    },
    rows,
  );
  if (outcome.faults !== null) throw new CliError(describeFaults(outcome.faults));
  bar?.finish();
  return outcome;
}

function describeFaults(faults: readonly ImportFault[]): string {
  const lines = faults.flatMap(({ line, messages }) => messages.map((message) => `line ${line}: ${message}`));
  const more = lines.length - MAX_FAULTS;
  const shown = lines.slice(0, MAX_FAULTS);
  return ['nothing was imported:', ...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
