import { type Command, Option } from 'commander';
import { ROLES } from '../../../caller.ts';
import { lazily } from '../lazily.ts';
import { parseEmail } from '../option-values.ts';

export function addMembers(program: Command): void {
  const members = program.command('members').description('people who sign in to the console');

  members
    .command('invite')
    .description('create a one-time link for a person, also when a link or password was lost')
    .argument('<email>', 'their email address', parseEmail)
    .option('--context <slug>', 'the context that they become a member of')
    .addOption(new Option('--role <role>', 'their role in the context').choices([...ROLES]).default('editor'))
    .option('--operator', 'full access to all contexts')
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
    .description('revoke all sessions of a member and block sign-in until they are invited again')
    .argument('<email>', 'their email address', parseEmail)
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/access/members.ts')).disableMemberAction));
}
