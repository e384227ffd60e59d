import type { Command } from 'commander';
import { WEBHOOK_EVENTS } from '../../../events.ts';
import { lazily } from '../lazily.ts';
import { ListOption } from '../option-values.ts';

export function addWebhooks(program: Command): void {
  const webhooks = program
    .command('webhooks')
    .description('URLs that are notified when a job or report is done');

  webhooks
    .command('create')
    .description('create a webhook and show its secret once')
    .requiredOption('--context <slug>', 'the context whose events it receives')
    .requiredOption('--url <address>', 'where events are sent, by POST')
    .addOption(
      new ListOption('--events <list>', 'event types, separated by commas; default: all', WEBHOOK_EVENTS),
    )
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/planning/webhooks.ts')).createWebhookAction));

  webhooks
    .command('list')
    .description('list the webhooks of a context with their state and last deliveries')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/planning/webhooks.ts')).listWebhooksAction));

  webhooks
    .command('resume <id>')
    .description('resume deliveries to a paused or disabled webhook')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/planning/webhooks.ts')).resumeWebhookAction));

  webhooks
    .command('delete <id>')
    .description('delete a webhook; its pending deliveries are dropped')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/planning/webhooks.ts')).deleteWebhookAction));
}
