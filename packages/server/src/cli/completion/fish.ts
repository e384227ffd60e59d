import type { CompletedCommand, Values } from './completed-command.ts';

export function fishScript(commands: readonly CompletedCommand[]): string {
  return `# Completion of rooftree for fish: rooftree completion fish > ~/.config/fish/completions/rooftree.fish
function __rooftree_at --description 'whether the words before the cursor name this command'
    set -l at ''
    for word in (commandline -opc)[2..-1]
        set -l next (string trim "$at $word")
        if contains -- $next ${commands
          .filter(({ path }) => path !== '')
          .map(({ path }) => quote(path))
          .join(' ')}
            set at $next
        end
    end
    test "$at" = "$argv[1]"
end
complete -c rooftree -f
${commands.flatMap(linesOf).join('\n')}
`;
}

function linesOf({ path, subcommands, options, values }: CompletedCommand): string[] {
  const begin = `complete -c rooftree -n ${quote(`__rooftree_at ${quote(path)}`)}`;
  return [
    ...subcommands.map(({ name, description }) => `${begin} -a ${quote(name)} -d ${quote(description)}`),
    ...(values === 'file' ? [`${begin} -F`] : []),
    ...(values !== null && typeof values === 'object'
      ? [`${begin} -a ${quote(values.words.join(' '))}`]
      : []),
    ...options.map(
      ({ flag, description, values: taken }) =>
        `${begin} -l ${flag.replace(/^--/, '')}${takes(taken)} -d ${quote(description)}`,
    ),
  ];
}

function takes(values: Values | null): string {
  if (values === null) return '';
  if (values === 'file') return ' -r -F';
  if (values === 'any') return ' -x';
  const words = values.words.join(' ');
  return values.isList ? ` -x -a ${quote(`(__fish_append , ${words})`)}` : ` -x -a ${quote(words)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
