import type { Argument, Command, Option } from 'commander';
import { buildProgram } from './program.ts';

const INTRODUCTION = `# The command line

\`npx rooftree <command>\` runs and manages a Rooftree installation. The commands use the database of the running server, or
start the embedded one; \`.env\` and the environment decide which ([.env.example](../.env.example)). Only \`serve\` and \`restore\`
create a database. When Rooftree is installed as a [service](install.md#a-service-of-systemd), use \`sudo rooftree\`.

- Results go to standard output, notes and errors to standard error. \`--json\` prints one JSON document for scripts.
- The exit code is 0 on success, 1 when something failed or was not found, 2 for wrong usage.
- \`estates export\` writes files that \`estates import\` accepts: CSV as a table, NDJSON with every detail.
- This page is generated from \`--help\` by \`npm run command-line\`.

\`\`\`sh
npx rooftree plan --example                                          # a plan without a database
npx rooftree estates list --context north-agency --type HOUSE        # list estates
npx rooftree estates export --context north-agency > estates.csv     # a table that can be imported again
npx rooftree jobs run --all --context north-agency --watch           # plan all estates, and list what cannot be planned
\`\`\`
`;

/** docs/command-line.md, from the table of commands. */
export function commandLinePage(): string {
  return [INTRODUCTION, ...buildProgram().commands.map((command) => section(command, 2))].join('\n');
}

function section(command: Command, level: number): string {
  const parts = [
    `${'#'.repeat(level)} \`${fullName(command)}\`\n`,
    `${sentence(command.description())}\n`,
    ...(command.commands.length > 0 ? [] : [usage(command)]),
    ...command.commands.map((each) => section(each, level + 1)),
  ];
  return parts.join('\n');
}

function usage(command: Command): string {
  const rows = [
    ...command.registeredArguments.filter(({ description }) => description !== '').map(argumentRow),
    ...command.options.map(optionRow),
  ];
  const synopsis = `\`\`\`text\n${fullName(command)} ${command.usage()}\n\`\`\`\n`;
  return rows.length === 0
    ? synopsis
    : `${synopsis}\n| Option | What it does |\n|---|---|\n${rows.join('\n')}\n`;
}

function argumentRow(argument: Argument): string {
  return row(`<${argument.name()}>`, argument.description, argument.argChoices);
}

function optionRow(option: Option): string {
  const notes = [
    ...(option.mandatory ? ['required'] : []),
    ...(option.defaultValue !== undefined && option.required ? [`default: ${option.defaultValue}`] : []),
  ];
  return row(option.flags, [option.description, ...notes].join('; '), option.argChoices);
}

function row(name: string, description: string, choices: readonly string[] | undefined): string {
  const words = choices === undefined ? '' : `: ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
  return `| \`${name}\` | ${description}${words} |`.replaceAll(/\s*\n\s*/g, ' ');
}

function fullName(command: Command): string {
  return command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
