import { type Command, Option } from 'commander';
import { parseAddress } from './option-values.ts';

/** Which server a command calls, and as which client. */
export function addClientOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--base-url <address>', 'the server')
        .env('ROOFTREE_URL')
        .argParser(parseAddress)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--client-id <id>', 'a client of it').env('ROOFTREE_CLIENT_ID').makeOptionMandatory(),
    )
    .addOption(
      new Option('--client-secret <secret>', 'its secret; better in the environment than on the command line')
        .env('ROOFTREE_CLIENT_SECRET')
        .makeOptionMandatory(),
    );
}
