import type { Command } from 'commander';
import { lazily } from '../lazily.ts';
import { parseName } from '../option-values.ts';

export function addConnections(program: Command): void {
  const connections = program
    .command('connections')
    .description('other systems that estates come from by themselves');

  connections
    .command('create')
    .description(
      'create a connection; its credentials are read as a JSON object from standard input or from the environment, never from arguments',
    )
    .requiredOption('--context <slug>', 'the context that its estates belong to')
    .requiredOption('--provider <name>', 'the system, such as WHISE')
    .requiredOption('--name <name>', 'for people', parseName)
    .option('--credentials-from <variable>', 'the environment variable that holds the credentials')
    .option('--paused', 'read nothing by itself')
    .option('--no-plans', 'plan nothing of what arrives')
    .option('--return-reports', 'put reports back to where their estates came from')
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      `
Example:
  echo '{"username": "…", "password": "…", "client_id": "…"}' |
    rooftree connections create --context north --provider WHISE --name "Our Whise"
  rooftree connections create --context north --provider VERA --name "Our homes" --credentials-from VERA_CREDENTIALS`,
    )
    .action(
      lazily(async () => (await import('../../actions/estates/connections.ts')).createConnectionAction),
    );

  connections
    .command('list')
    .description('list the connections of a context: their state, and when they were last read')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/estates/connections.ts')).listConnectionsAction));

  connections
    .command('show <id>')
    .description('show a connection, its last run and what that did not take')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/estates/connections.ts')).showConnectionAction));

  connections
    .command('run <id>')
    .description('read a connection now, and wait for the end')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--changes', 'only what has changed since the last read')
    .option('--json', 'print the run as JSON')
    .action(
      lazily(async () => (await import('../../actions/estates/connections-run.ts')).runConnectionAction),
    );

  connections
    .command('remove <id>')
    .description('remove a connection; its estates stay as they are')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print the outcome as JSON')
    .action(
      lazily(async () => (await import('../../actions/estates/connections.ts')).removeConnectionAction),
    );
}
