import type { Argument, Command, Option } from 'commander';
import { ListOption } from '../commands/option-values.ts';

/** What a value can be: some words, several of them with commas between, a file, or anything. */
export type Values = { words: readonly string[]; isList: boolean } | 'file' | 'any';

export interface CompletedOption {
  /** `--context`. */
  flag: string;
  description: string;
  /** Null for a switch. */
  values: Values | null;
}

export interface CompletedCommand {
  /** `estates list`; empty for the program itself. */
  path: string;
  subcommands: { name: string; description: string }[];
  options: CompletedOption[];
  /** Of its arguments, all alike. */
  values: Values | null;
}

const HELP: CompletedOption = { flag: '--help', description: 'display help for command', values: null };

/** The table of commands as a completion needs it, the program first. */
export function completedCommands(command: Command, path: readonly string[] = []): CompletedCommand[] {
  const subcommands = command.commands.map((each) => ({
    name: each.name(),
    description: each.description(),
  }));
  const values = command.registeredArguments.map(valuesOf);
  return [
    {
      path: path.join(' '),
      subcommands,
      options: [...command.options.map(completedOption), HELP],
      values: values[0] ?? null,
    },
    ...command.commands.flatMap((each) => completedCommands(each, [...path, each.name()])),
  ];
}

function completedOption(option: Option): CompletedOption {
  const { long, short, description } = option;
  return {
    flag: long ?? short ?? '',
    description,
    values: option.required || option.optional ? valuesOf(option) : null,
  };
}

function valuesOf(given: Option | Argument): Values {
  const { argChoices } = given;
  if (argChoices !== undefined) return { words: argChoices, isList: given instanceof ListOption };
  const placeholder = 'flags' in given ? given.flags : given.name();
  return /\bfile\b/.test(placeholder) ? 'file' : 'any';
}

/** All commands as the pattern of a shell's `case`. */
export function pathsOf(commands: readonly CompletedCommand[]): string {
  return commands
    .filter(({ path }) => path !== '')
    .map(({ path }) => `'${path}'`)
    .join(' | ');
}
