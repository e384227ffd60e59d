import { Argument, type Command } from 'commander';
import { lazily } from '../lazily.ts';

const HELP = `
To have completion in every new shell:

  bash  echo 'source <(rooftree completion bash)' >> ~/.bashrc
  zsh   rooftree completion zsh > "\${fpath[1]}/_rooftree"
  fish  rooftree completion fish > ~/.config/fish/completions/rooftree.fish`;

export function addCompletion(program: Command): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell that it is for').choices(['bash', 'zsh', 'fish']))
    .description('print a script that completes commands, options and their values')
    .addHelpText('after', HELP)
    .action(
      lazily(async () => {
        const { completionScript } = await import('../../completion/completion-script.ts');
        return (shell: 'bash' | 'zsh' | 'fish') =>
          void process.stdout.write(completionScript(shell, program));
      }),
    );
}
