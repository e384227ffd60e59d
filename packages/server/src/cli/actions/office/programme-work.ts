/** What makes work of a programme: approved years, and works that are done. */
import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { MOST_DONE, worksReportSchema } from '../../../office/programmes/approvals/approvals.schemas.ts';
import { approveYear } from '../../../office/programmes/approvals/approvals.service.ts';
import { recordDone } from '../../../office/programmes/approvals/works-done.service.ts';
import { announce } from '../../../output/webhooks/webhooks.service.ts';
import { CliError } from '../../cli-error.ts';
import { withDependencies } from '../../with-dependencies.ts';
import { checkedId, readBody } from './programme.ts';

interface Flags {
  context: string;
  json?: true;
}

export async function approveProgrammeAction(
  id: string,
  flags: Flags & { year: string; scenario: string },
): Promise<void> {
  const [year, scenario] = [flags.year, flags.scenario].map(Number);
  if (year === undefined || scenario === undefined || !Number.isInteger(year) || !Number.isInteger(scenario))
    throw new CliError('--year and --scenario must be whole numbers');
  await withDependencies(async ({ sql, config }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    const settings = { publish: announce, batchMaxEstates: config.batchMaxEstates };
    // Passports have an author, which a command is not.
    const wanted = { year, scenario, withPassports: false, language: null };
    const { approval, isNew } = await transaction(sql, (tx) =>
      approveYear(tx, contextId, COMMAND, checkedId(id), wanted, settings),
    );
    if (flags.json) printJson(approval);
    else
      print(
        `${year}: ${approval.homes.total} homes ${isNew ? 'approved; they get their plans' : 'were approved before'}`,
      );
  });
}

export async function recordDoneAction(id: string, file: string, flags: Flags): Promise<void> {
  const { homes } = await readBody(file, worksReportSchema, 'the report');
  const rows = homes.map(({ external_id: externalId, done_on: doneOn }) => ({ externalId, doneOn }));
  await withDependencies(async ({ sql, config }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    const settings = { publish: announce, batchMaxEstates: config.batchMaxEstates };
    for (let from = 0; from < rows.length; from += MOST_DONE) {
      const some = rows.slice(from, from + MOST_DONE);
      const result = await transaction(sql, (tx) => recordDone(tx, contextId, checkedId(id), some, settings));
      if (flags.json) printJson(result);
      else print(`${result.recorded} homes recorded, ${result.unchanged} unchanged`);
    }
  });
}
