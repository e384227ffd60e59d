import type { Command } from 'commander';
import { bashScript } from './bash.ts';
import { completedCommands } from './completed-command.ts';
import { fishScript } from './fish.ts';
import { zshScript } from './zsh.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** A script that completes the commands, their options and the values that are known beforehand. It starts no process of ours. */
export function completionScript(shell: Shell, program: Command): string {
  return SCRIPTS[shell](completedCommands(program));
}
