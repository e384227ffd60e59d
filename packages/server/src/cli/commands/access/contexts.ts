import { LANGUAGES } from '@rooftree/words/language';
import { type Command, Option } from 'commander';
import { lazily } from '../lazily.ts';
import {
  NONE,
  orEmpty,
  orNone,
  parseAddress,
  parseColor,
  parseEmail,
  parseEmbedOrigins,
  parseName,
  parseOrigins,
  parsePhone,
  parseSlug,
} from '../option-values.ts';

export function addContexts(program: Command): void {
  const contexts = program.command('contexts').description('tenants, each with its own estates and clients');

  contexts
    .command('create')
    .argument('<slug>', 'its short name in commands, like `north-agency`', parseSlug)
    .description('create a context')
    .requiredOption('--name <name>', 'the name that pages and reports show', parseName)
    .option('--no-estates', 'a context that manages no estates of its own')
    .addOption(new Option('--language <language>', 'en when absent').choices([...LANGUAGES]))
    .option(
      '--cdn-url <address>',
      'where its report files are reached, when it has a CDN of its own',
      parseAddress,
    )
    .option('--logo-url <address>', 'address of its logo, for planner pages', parseAddress)
    .option('--accent-color <#rrggbb>', 'its colour on planner pages and reports', parseColor)
    .option('--json', 'print the context as JSON')
    .action(lazily(async () => (await import('../../actions/access/contexts.ts')).createContextAction));

  contexts
    .command('list')
    .description('list the contexts')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/access/contexts.ts')).listContextsAction));

  contexts
    .command('show <slug>')
    .description('show the settings of a context, and how much it holds')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/access/contexts.ts')).showContextAction));

  contexts
    .command('update <slug>')
    .description('change settings of a context; what is not named stays as it is')
    .option('--name <name>', 'the name that pages and reports show', parseName)
    .option('--estates', 'it manages estates of its own')
    .option('--no-estates', 'it manages none; those that it has are kept, and not shown')
    .addOption(
      new Option('--language <language>', 'of its planner pages, jobs and renovations').choices([
        ...LANGUAGES,
      ]),
    )
    .option('--cdn-url <address>', `its own CDN, or ${NONE}`, orNone(parseAddress))
    .option('--logo-url <address>', `its logo, or ${NONE}`, orNone(parseAddress))
    .option('--accent-color <#rrggbb>', `its colour, or ${NONE}`, orNone(parseColor))
    .option(
      '--cors-origins <list>',
      `origins of web pages that may call the API for it, separated by commas, or ${NONE}`,
      orEmpty(parseOrigins),
    )
    .option(
      '--embed-origins <list>',
      `origins of web pages that may show its planner pages, separated by commas, or ${NONE}`,
      orEmpty(parseEmbedOrigins),
    )
    .option('--contact-name <name>', `whom buyers can ask, or ${NONE}`, orNone(parseName))
    .option('--contact-phone <number>', `how to call them, or ${NONE}`, orNone(parsePhone))
    .option('--contact-email <address>', `how to write to them, or ${NONE}`, orNone(parseEmail))
    .option('--contact-url <address>', `where to make an appointment, or ${NONE}`, orNone(parseAddress))
    .option('--preview-address', 'the preview of a shared link names the address of the home')
    .option('--no-preview-address', 'it does not')
    .option('--owner-certificates', 'owners may hand over their certificate on the planner page')
    .option('--no-owner-certificates', 'what they hand over is read for their own plan and not kept')
    .option('--contact-requests', 'buyers may leave how to reach them on the planner page')
    .option('--no-contact-requests', 'they are not asked for it')
    .option('--json', 'print the context as JSON')
    .action(lazily(async () => (await import('../../actions/access/contexts.ts')).updateContextAction));
}
