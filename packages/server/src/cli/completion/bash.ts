import { type CompletedCommand, pathsOf, type Values } from './completed-command.ts';

/** Words are read from the line itself: bash also splits at colons, which names of permissions contain. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  return `# Completion of rooftree for bash: source <(rooftree completion bash)
_rooftree() {
  local line=\${COMP_LINE:0:COMP_POINT} at='' cur prev word replies
  local -a words
  read -ra words <<< "$line"
  if [[ $line == *[[:space:]] ]]; then words+=(''); fi
  cur=\${words[\${#words[@]}-1]}
  prev=\${words[\${#words[@]}-2]}
  for word in "\${words[@]:1:\${#words[@]}-2}"; do
    case "\${at:+$at }$word" in
      ${pathsOf(commands)}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at $prev" in
${commands.flatMap(optionCases).join('\n')}
  esac
  case "$at" in
${commands.map(commandCase).join('\n')}
  esac
  if [[ $cur == *:* ]]; then COMPREPLY=("\${COMPREPLY[@]#"\${cur%"\${cur##*:}"}"}"); fi
}
_rooftree_one_of() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }
_rooftree_some_of() {
  local before=''
  if [[ $cur == *,* ]]; then before=\${cur%,*},; fi
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "\${cur##*,}"))
  if [[ $cur == *:* ]]; then COMPREPLY=("\${COMPREPLY[@]#"\${cur%"\${cur##*:}"}"}"); fi
}
_rooftree_file() { COMPREPLY=($(compgen -f -- "$cur")); }
complete -o filenames -F _rooftree rooftree
`;
}

function optionCases({ path, options }: CompletedCommand): string[] {
  return options.flatMap(({ flag, values }) =>
    values === null ? [] : [`    '${path} ${flag}') ${complete(values)}return ;;`],
  );
}

function commandCase({ path, subcommands, options, values }: CompletedCommand): string {
  const flags = options.map(({ flag }) => flag);
  const words = [...subcommands.map(({ name }) => name), ...wordsOf(values)];
  const file = values === 'file' ? `if [[ $cur != -* ]]; then _rooftree_file; return; fi; ` : '';
  return `    '${path}') ${file}_rooftree_one_of '${[...words, ...flags].join(' ')}' ;;`;
}

function complete(values: Values): string {
  if (values === 'any') return '';
  if (values === 'file') return '_rooftree_file; ';
  return `_rooftree_${values.isList ? 'some' : 'one'}_of '${values.words.join(' ')}'; `;
}

export function wordsOf(values: Values | null): readonly string[] {
  return values !== null && typeof values === 'object' ? values.words : [];
}
