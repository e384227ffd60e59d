import type { Command } from 'commander';

/** Commander answers `rooftree estates lits --help` with the help of `estates`, and success. */
export function refuseUnknownCommand(program: Command, args: readonly string[]): void {
  let group = program;
  for (const arg of args) {
    if (arg.startsWith('-') || group.commands.length === 0) return;
    const named = group.commands.find((command) => command.name() === arg);
    if (named === undefined) {
      // Without the request for help it names the command and the nearest one.
      if (arg !== 'help') group.parse([arg], { from: 'user' });
      return;
    }
    group = named;
  }
}
