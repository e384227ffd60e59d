import type { Command } from 'commander';
import { lazily } from '../lazily.ts';
import { parseName } from '../option-values.ts';

export function addConnections(program: Command): void {
  const connections = program
    .command('connections')
    .description('connections that sync estates from other systems');

  connections
    .command('create')
    .description(
      'create a connection; pass the credentials as a JSON object on standard input or in the environment, never as arguments',
    )
    .requiredOption('--context <slug>', 'the context that its estates belong to')
    .requiredOption('--provider <name>', 'the system, such as WHISE')
    .requiredOption('--name <name>', 'for people', parseName)
    .option('--credentials-from <variable>', 'the environment variable that holds the credentials')
    .option('--paused', 'do not sync automatically')
    .option('--no-plans', 'do not plan new estates')
    .option('--return-reports', 'upload reports to the system the estates came from')
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
    .description('list the connections of a context with their state and last sync')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/estates/connections.ts')).listConnectionsAction));

  connections
    .command('show <id>')
    .description('show a connection, its last sync and the rejected items')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/estates/connections.ts')).showConnectionAction));

  connections
    .command('run <id>')
    .description('sync a connection now and wait until it finishes')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--changes', 'only what has changed since the last sync')
    .option('--json', 'print the run as JSON')
    .action(
      lazily(async () => (await import('../../actions/estates/connections-run.ts')).runConnectionAction),
    );

  connections
    .command('record <id>')
    .description(
      'save the answers of a full sync without personal data, or show what a sync of saved answers would do',
    )
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--out <folder>', 'where the answers are saved')
    .option('--replay <folder>', 'saved answers to read instead; nothing is stored')
    .option('--json', 'print the result as JSON')
    .action(
      lazily(
        async () => (await import('../../actions/estates/connections-record.ts')).recordConnectionAction,
      ),
    );

  connections
    .command('remove <id>')
    .description('delete a connection; its estates stay')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print the result as JSON')
    .action(
      lazily(async () => (await import('../../actions/estates/connections.ts')).removeConnectionAction),
    );
}
