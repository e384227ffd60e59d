import { type CompletedCommand, pathsOf, type Values } from './completed-command.ts';

export function zshScript(commands: readonly CompletedCommand[]): string {
  return `#compdef rooftree
# Completion of rooftree for zsh: rooftree completion zsh > "\${fpath[1]}/_rooftree"
_rooftree() {
  local at='' word
  local -a commands options
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${at:+$at }$word" in
      ${pathsOf(commands)}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${commands.flatMap(optionCases).join('\n')}
  esac
  case "$at" in
${commands.map(commandCase).join('\n')}
  esac
}
if [[ $funcstack[1] == _rooftree ]]; then _rooftree "$@"; else compdef _rooftree rooftree; fi
`;
}

function optionCases({ path, options }: CompletedCommand): string[] {
  return options.flatMap(({ flag, values }) =>
    values === null ? [] : [`    '${path} ${flag}') ${complete(values)}return ;;`],
  );
}

function commandCase({ path, subcommands, options, values }: CompletedCommand): string {
  const commands = subcommands.map(({ name, description }) => described(name, description));
  const flags = options.map(({ flag, description }) => described(flag, description));
  return [
    `    '${path}')`,
    `      commands=(${commands.join(' ')})`,
    `      options=(${flags.join(' ')})`,
    `      if [[ $PREFIX == -* ]]; then _describe option options; return; fi`,
    ...(commands.length > 0 ? ['      _describe command commands'] : []),
    ...(values === null || values === 'any' ? [] : [`      ${complete(values)}`]),
    '      ;;',
  ].join('\n');
}

function complete(values: Values): string {
  if (values === 'any') return '';
  if (values === 'file') return '_files; ';
  const words = values.words
    .map((word) => quote(values.isList ? word.replaceAll(':', '\\:') : word))
    .join(' ');
  return values.isList ? `_values -s , values ${words}; ` : `compadd -- ${words}; `;
}

function described(name: string, description: string): string {
  return quote(`${name.replaceAll(':', '\\:')}:${description}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
