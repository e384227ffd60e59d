import { Command } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { addBackup } from './commands/backup.ts';
import { addClients } from './commands/clients.ts';
import { addCompletion } from './commands/completion.ts';
import { addConformance } from './commands/conformance.ts';
import { addConnections } from './commands/connections.ts';
import { addContexts } from './commands/contexts.ts';
import { addEpc } from './commands/epc.ts';
import { addEstates } from './commands/estates.ts';
import { addJobs } from './commands/jobs.ts';
import { addKeys } from './commands/keys.ts';
import { addMaintenance } from './commands/maintenance.ts';
import { addMembers } from './commands/members.ts';
import { addPlan } from './commands/plan.ts';
import { addRenovations } from './commands/renovations.ts';
import { addReports } from './commands/reports.ts';
import { addRun } from './commands/run.ts';
import { addWebhooks } from './commands/webhooks.ts';

/** The one table of commands: help, completion and docs/command-line.md are made from it. Nothing that acts is loaded with it. */
export function buildProgram(): Command {
  const program = new Command('rooftree')
    .description('Renovation planning behind one public API')
    .version(packageFile.version)
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what is possible)')
    .exitOverride();
  program.commandsGroup('The platform:');
  addRun(program);
  addBackup(program);
  addMaintenance(program);
  addKeys(program);
  program.commandsGroup('What it holds:');
  addContexts(program);
  addClients(program);
  addMembers(program);
  addEstates(program);
  addConnections(program);
  addJobs(program);
  addRenovations(program);
  addReports(program);
  addWebhooks(program);
  program.commandsGroup('Without a database:');
  addPlan(program);
  addEpc(program);
  addConformance(program);
  addCompletion(program);
  return program;
}
