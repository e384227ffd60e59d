import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { buildProgram } from '../program.ts';
import { completionScript, SHELLS, type Shell } from './completion-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'rooftree-completion-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const program = buildProgram();
writeFileSync(join(folder, 'house.json'), '{}');
const scripts = Object.fromEntries(
  SHELLS.map((shell) => {
    const file = join(folder, shell === 'zsh' ? '_rooftree' : `rooftree.${shell}`);
    writeFileSync(file, completionScript(shell, program));
    return [shell, file];
  }),
);

function run(shell: Shell, script: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(shell, ['-c', script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      TERM: 'xterm',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    timeout: 60_000,
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

const isMissing = (shell: Shell) =>
  spawnSync(shell, ['-c', 'true']).status === 0 ? false : `${shell} is not installed`;

/** What completes a line, each shell asked in its own way. */
const ASK: Record<Shell, (line: string) => string[]> = {
  bash: (line) => {
    const script = `source ${scripts['bash']}; COMP_LINE=$1; COMP_POINT=\${#1}; _rooftree; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return run('bash', script, 'bash', line).split('\n').filter(Boolean);
  },
  fish: (line) =>
    run('fish', `source ${scripts['fish']}; complete -C ${JSON.stringify(line)}`)
      .split('\n')
      .filter(Boolean)
      .map((each) => each.split('\t')[0] ?? ''),
  // A line editor of its own that completes the line and prints what it has become. After one of several values it puts a
  // comma, which it takes away when something else is typed.
  zsh: (line) => {
    const script = `
      zmodload zsh/zpty; zpty z zsh -f -i
      zpty -w z "fpath=(${folder} \\$fpath); autoload -U compinit; compinit -D -u; PROMPT=; unsetopt zle_bracketed_paste"
      zpty -w z 'show() { print -r "<<$BUFFER>>" }; zle -N show; bindkey "^X" show; zstyle ":completion:*" insert-unambiguous true; print -r re"ady"'
      zpty -r z out '*ready*'
      zpty -w -n z "$1"$'\\t\\x18'
      zpty -r z out '*<<*>>*'
      print -r -- "\${\${out##*<<}%%>>*}"
      zpty -d z`;
    return [run('zsh', script, 'zsh', line).trim().replace(/,$/, '').split(' ').at(-1) ?? ''];
  },
};

const cases: [line: string, found: string[]][] = [
  ['rooftree ren', ['renovations']],
  ['rooftree estates exp', ['export']],
  ['rooftree estates export --for', ['--format']],
  ['rooftree estates export --format nd', ['ndjson']],
  ['rooftree estates list --context north --status UNDER_O', ['UNDER_OPTION']],
  ['rooftree estates list --quality A,B', ['A,B']],
  ['rooftree completion f', ['fish']],
  ['rooftree plan hou', ['house.json']],
];

for (const shell of SHELLS) {
  describe(`completion in ${shell}`, { skip: isMissing(shell) }, () => {
    for (const [line, found] of cases) {
      it(`knows how "${line}" goes on`, () => assert.deepEqual(ASK[shell](line), found));
    }
  });
}

describe('completion in bash', { skip: isMissing('bash') }, () => {
  it('offers commands, then options, and nothing after an option that takes anything', () => {
    const commands = ASK.bash('rooftree ');
    for (const command of program.commands) assert.ok(commands.includes(command.name()), command.name());
    assert.deepEqual(ASK.bash('rooftree keys '), ['adopt', '--help']);
    assert.deepEqual(ASK.bash('rooftree estates list --context '), []);
  });

  it('completes names with a colon, of which bash replaces what follows it', () => {
    assert.deepEqual(ASK.bash('rooftree clients create --permissions estates:w'), ['write']);
    assert.deepEqual(ASK.bash('rooftree clients create --permissions estates:read,rep'), [
      'read,reports:read',
      'read,reports:create',
    ]);
  });
});
