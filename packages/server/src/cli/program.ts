import { Command } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { addClients } from './commands/access/clients.ts';
import { addContexts } from './commands/access/contexts.ts';
import { addKeys } from './commands/access/keys.ts';
import { addMembers } from './commands/access/members.ts';
import { addConnections } from './commands/estates/connections.ts';
import { addEpc } from './commands/estates/epc.ts';
import { addEstates } from './commands/estates/estates.ts';
import { addBuildings } from './commands/office/buildings.ts';
import { addLoans } from './commands/office/loans.ts';
import { addProgramme } from './commands/office/programme.ts';
import { addJobs } from './commands/planning/jobs.ts';
import { addPlan } from './commands/planning/plan.ts';
import { addRenovations } from './commands/planning/renovations.ts';
import { addReports } from './commands/planning/reports.ts';
import { addWebhooks } from './commands/planning/webhooks.ts';
import { addBackup } from './commands/server/backup.ts';
import { addConformance } from './commands/server/conformance.ts';
import { addListen } from './commands/server/listen.ts';
import { addMaintenance } from './commands/server/maintenance.ts';
import { addMcp } from './commands/server/mcp.ts';
import { addRun } from './commands/server/run.ts';
import { addSandbox } from './commands/server/sandbox.ts';

/** The one table of commands: help and docs/command-line.md are made from it. Nothing that acts is loaded with it. */
export function buildProgram(): Command {
  const program = new Command('rooftree')
    .description('Renovation planning behind one public API')
    .version(packageFile.version)
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for usage)')
    .exitOverride();
  program.commandsGroup('The platform:');
  addRun(program);
  addBackup(program);
  addMaintenance(program);
  addKeys(program);
  program.commandsGroup('Data:');
  addContexts(program);
  addClients(program);
  addSandbox(program);
  addMembers(program);
  addEstates(program);
  addConnections(program);
  addJobs(program);
  addRenovations(program);
  addReports(program);
  addWebhooks(program);
  addLoans(program);
  addBuildings(program);
  addProgramme(program);
  program.commandsGroup('Without a database:');
  addPlan(program);
  addEpc(program);
  addConformance(program);
  addMcp(program);
  addListen(program);
  return program;
}
