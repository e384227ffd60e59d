import { spawnSync } from 'node:child_process';

interface Program {
  command: string;
  debianPackages: readonly string[];
  why: string;
  /** Without it tests would fail; the others skip with a reason that shows. */
  isNeeded: boolean;
}

const PROGRAMS: readonly Program[] = [
  {
    command: 'chromium-headless-shell',
    debianPackages: ['chromium-headless-shell'],
    why: 'the planner page and the API reference',
    isNeeded: true,
  },
  {
    command: 'pdftotext',
    debianPackages: ['poppler-utils'],
    why: 'the texts and pictures of reports',
    isNeeded: true,
  },
  { command: 'qpdf', debianPackages: ['qpdf'], why: 'the soundness of report files', isNeeded: true },
  { command: 'openssl', debianPackages: ['openssl'], why: 'keys that seal backups', isNeeded: false },
  { command: 'curl', debianPackages: ['curl'], why: 'the quick start for curl', isNeeded: false },
  { command: 'jq', debianPackages: ['jq'], why: 'the quick start for curl', isNeeded: false },
  { command: 'python3', debianPackages: ['python3'], why: 'the quick start for Python', isNeeded: false },
  {
    command: 'php',
    debianPackages: ['php-cli', 'php-curl'],
    why: 'the quick start for PHP',
    isNeeded: false,
  },
];

/**
 * Provides the programs that tests use besides Node: installs them as root on Debian, else says what is missing and
 * exits.
 */
export function ensurePrograms(): void {
  const missing = PROGRAMS.filter(({ command }) => !isInstalled(command));
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && isInstalled('apt-get');
  if (canInstall) install(missing.flatMap(({ debianPackages }) => debianPackages));
  const needed = missing.filter(({ command, isNeeded }) => isNeeded && !isInstalled(command));
  if (needed.length === 0) return;
  console.error('Tests need programs that this machine does not have:');
  for (const { command, why } of needed) console.error(`  ${command}, for ${why}`);
  console.error(
    `On Debian: apt-get install ${needed.flatMap(({ debianPackages }) => debianPackages).join(' ')}`,
  );
  process.exit(1);
}

function isInstalled(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${packages.join(', ')} for the tests`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env,
  });
}
