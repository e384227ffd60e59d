import { type Command, Option } from 'commander';
import { ROLES } from '../../../caller.ts';
import { lazily } from '../lazily.ts';
import { parseEmail } from '../option-values.ts';

export function addMembers(program: Command): void {
  const members = program.command('members').description('people who sign in to the console');

  members
    .command('invite')
    .description('make a one-time link for a person; also a new one, when a link or a password is lost')
    .argument('<email>', 'their mail address', parseEmail)
    .option('--context <slug>', 'the context that they become a member of')
    .addOption(new Option('--role <role>', 'what they are there').choices([...ROLES]).default('editor'))
    .option('--operator', 'they may do everything in every context')
    .option('--json', 'print the link as JSON')
    .action(lazily(async () => (await import('../../actions/access/members.ts')).inviteMemberAction));

  members
    .command('list')
    .description('list the members')
    .option('--context <slug>', 'only those of this context')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/access/members.ts')).listMembersAction));

  members
    .command('disable')
    .description(
      'end the sessions of a member at once, and let them in nowhere, until they are invited again',
    )
    .argument('<email>', 'their mail address', parseEmail)
    .option('--json', 'print the outcome as JSON')
    .action(lazily(async () => (await import('../../actions/access/members.ts')).disableMemberAction));
}
