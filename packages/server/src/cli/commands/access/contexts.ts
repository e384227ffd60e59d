import { LANGUAGES } from '@rooftree/words/language';
import { type Command, Option } from 'commander';
import { CONTEXT_KINDS } from '../../../access/contexts/contexts.ts';
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
    .argument('<slug>', 'short name for commands, such as `north-agency`', parseSlug)
    .description('create a context')
    .requiredOption('--name <name>', 'the name shown on pages and reports', parseName)
    .addOption(
      new Option('--kind <kind>', 'kind of organisation, default: AGENCY').choices([...CONTEXT_KINDS]),
    )
    .option('--no-estates', 'a context without estates of its own')
    .addOption(new Option('--language <language>', 'default: en').choices([...LANGUAGES]))
    .option('--cdn-url <address>', 'base URL of its report files, when it has its own CDN', parseAddress)
    .option('--logo-url <address>', 'address of its logo, for planner pages', parseAddress)
    .option('--accent-color <#rrggbb>', 'its colour on planner pages and reports', parseColor)
    .option(
      '--sandbox',
      'for tests: invented homes, its own date, no mail, not counted; cannot be changed later',
    )
    .option('--json', 'print the context as JSON')
    .action(lazily(async () => (await import('../../actions/access/contexts.ts')).createContextAction));

  contexts
    .command('list')
    .description('list the contexts')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/access/contexts.ts')).listContextsAction));

  contexts
    .command('show <slug>')
    .description('show the settings and counts of a context')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/access/contexts.ts')).showContextAction));

  contexts
    .command('update <slug>')
    .description('change settings of a context; options you leave out stay unchanged')
    .option('--name <name>', 'the name shown on pages and reports', parseName)
    .addOption(
      new Option('--kind <kind>', 'kind of organisation, for the words of the console').choices([
        ...CONTEXT_KINDS,
      ]),
    )
    .option('--estates', 'it manages estates of its own')
    .option('--no-estates', 'it manages none; existing estates are hidden, not deleted')
    .addOption(
      new Option('--language <language>', 'language of its planner pages, jobs and renovations').choices([
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
      `origins of web pages that may embed its planner pages, separated by commas, or ${NONE}`,
      orEmpty(parseEmbedOrigins),
    )
    .option('--contact-name <name>', `contact person for buyers, or ${NONE}`, orNone(parseName))
    .option('--contact-phone <number>', `phone number of the contact person, or ${NONE}`, orNone(parsePhone))
    .option(
      '--contact-email <address>',
      `email address of the contact person, or ${NONE}`,
      orNone(parseEmail),
    )
    .option('--contact-url <address>', `page for appointments, or ${NONE}`, orNone(parseAddress))
    .option('--preview-address', 'show the address of the home in the preview of a shared link')
    .option('--no-preview-address', 'hide the address in the preview')
    .option('--owner-certificates', 'a certificate uploaded on the planner page updates the estate')
    .option(
      '--no-owner-certificates',
      "an uploaded certificate is used for the owner's plan only and not stored",
    )
    .option('--contact-requests', 'buyers can leave their contact details on the planner page')
    .option('--no-contact-requests', 'buyers are not asked for contact details')
    .option('--json', 'print the context as JSON')
    .action(lazily(async () => (await import('../../actions/access/contexts.ts')).updateContextAction));
}
