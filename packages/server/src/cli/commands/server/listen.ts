import { type Command, Option } from 'commander';
import { WEBHOOK_EVENTS } from '../../../events.ts';
import { addClientOptions } from '../client-options.ts';
import { lazily } from '../lazily.ts';
import { ListOption, parseAddress } from '../option-values.ts';

export function addListen(program: Command): void {
  addClientOptions(program.command('listen'))
    .description('forward the events of a server to a URL of this machine, until Ctrl-C')
    .requiredOption('--forward-to <address>', 'where events are sent, by POST', parseAddress)
    .addOption(
      new ListOption('--events <list>', 'event types, separated by commas; default: all', WEBHOOK_EVENTS),
    )
    .addOption(
      new Option('--signing-secret <secret>', 'signs what is forwarded; a new one by default').env(
        'ROOFTREE_WEBHOOK_SECRET',
      ),
    )
    .addHelpText(
      'after',
      '\nThe client needs the permission webhooks:manage. The server needs no access to this machine.',
    )
    .action(lazily(async () => (await import('../../actions/server/listen.ts')).listenAction));

  addClientOptions(program.command('trigger <event>'))
    .description('send a sample of an event to the webhooks and listeners of the context')
    .option('--webhook <id>', 'to this one only')
    .addHelpText('after', `\nEvents: ${WEBHOOK_EVENTS.join(', ')}.`)
    .action(lazily(async () => (await import('../../actions/server/trigger.ts')).triggerAction));
}
