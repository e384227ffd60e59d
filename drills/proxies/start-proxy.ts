/**
 * nginx, Caddy and HAProxy with the configurations of docs/guides/behind-a-proxy.md, on loopback, with a certificate of
 * their own.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CERTIFICATE, PRIVATE_KEY } from '../../packages/server/src/testing/providers/tls-certificate.ts';
import { until } from '../../packages/server/src/testing/until.ts';

export const PROXIES = ['nginx', 'caddy', 'haproxy'] as const;
export type ProxyName = (typeof PROXIES)[number];

/** In the foreground. */
const COMMANDS: Readonly<Record<ProxyName, (folder: string, config: string) => string[]>> = {
  nginx: (folder, config) => ['-p', folder, '-c', config, '-e', join(folder, 'error.log')],
  caddy: (_folder, config) => ['run', '--config', config, '--adapter', 'caddyfile'],
  haproxy: (_folder, config) => ['-db', '-f', config],
};

export interface ProxyOptions {
  /** Where it listens. */
  port: number;
  /** Of the server behind it. */
  serverPort: number;
  /** Empty, or like /renovate. */
  path: string;
}

const GUIDE = join(import.meta.dirname, '../../docs/guides/behind-a-proxy.md');

export function whyNoProxy(name: ProxyName): string | false {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0 && `${name} is not installed`;
}

interface CertificateFiles {
  certificate: string;
  key: string;
  /** In one file, as HAProxy wants them. */
  both: string;
}

/** Starts the proxy; what it returns stops it and removes its files. */
export function startProxy(name: ProxyName, options: ProxyOptions): Promise<() => Promise<void>> {
  return launchProxy(name, options.port, (folder, files) => {
    if (name === 'nginx') return nginxConfig(folder, files, options);
    return name === 'caddy' ? caddyConfig(files, options) : haproxyConfig(files, options);
  });
}

/** nginx before several servers, as the guide has it. */
export function startBalancer(port: number, serverPorts: readonly number[]): Promise<() => Promise<void>> {
  const [, , block = ''] = blocks('nginx');
  const ports = serverPorts.values();
  return launchProxy('nginx', port, (folder, files) =>
    nginxFile(
      folder,
      withCertificate(block, files)
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replaceAll(/10\.0\.0\.\d:8080/g, () => `127.0.0.1:${ports.next().value}`),
    ),
  );
}

async function launchProxy(
  name: ProxyName,
  port: number,
  configOf: (folder: string, files: CertificateFiles) => string,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), `rooftree-${name}-`));
  const files = {
    certificate: join(folder, 'plans.pem'),
    key: join(folder, 'plans.key'),
    both: join(folder, 'plans-with-key.pem'),
  };
  writeFileSync(files.certificate, CERTIFICATE);
  writeFileSync(files.key, PRIVATE_KEY, { mode: 0o600 });
  writeFileSync(files.both, `${CERTIFICATE}\n${PRIVATE_KEY}`, { mode: 0o600 });
  const config = join(folder, 'config');
  writeFileSync(config, configOf(folder, files));
  const child = spawn(name, COMMANDS[name](folder, config), {
    // Caddy keeps things in its home folder.
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    end(child);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await until(() => {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
      return isListening(port);
    });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function end(child: ChildProcess): void {
  if (child.exitCode === null) child.kill('SIGTERM');
}

/**
 * The server block of the guide, in a file that needs nothing of the machine's own configuration, and compressing by
 * itself too.
 */
function nginxConfig(folder: string, files: CertificateFiles, options: ProxyOptions) {
  const [whole = '', underPath = ''] = blocks('nginx');
  const [location = ''] = /location \/ \{\n.*\n/.exec(whole) ?? [];
  const server = options.path === '' ? whole : whole.replace(location, underPath.trimStart());
  return nginxFile(
    folder,
    withCertificate(server, files)
      .replace('listen 443', `listen 127.0.0.1:${options.port}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${options.serverPort}`),
  );
}

function withCertificate(server: string, { certificate, key }: CertificateFiles): string {
  return server.replace('/etc/ssl/plans.pem', certificate).replace('/etc/ssl/plans.key', key);
}

function nginxFile(folder: string, server: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; user root;
events {}
http {
  access_log off; ${folders.join(' ')}
  gzip on; gzip_proxied any; gzip_types application/json text/css text/javascript; gzip_min_length 1000;
${server}
}
`;
}

function caddyConfig(files: CertificateFiles, options: ProxyOptions): string {
  const [whole = '', underPath = ''] = blocks('caddyfile');
  const site = (options.path === '' ? whole : underPath)
    .replace(
      'plans.example.com {',
      `https://localhost:${options.port} {\n  bind 127.0.0.1\n  tls ${files.certificate} ${files.key}\n  encode zstd gzip`,
    )
    .replace('127.0.0.1:8080', `127.0.0.1:${options.serverPort}`);
  // Not HTTP/3: a port that is free for TCP may be taken for UDP, and nothing here speaks it.
  return `{\n  admin off\n  auto_https disable_redirects\n  servers {\n    protocols h1 h2\n  }\n}\n${site}`;
}

/** That of the guide, compressing by itself too. */
function haproxyConfig(files: CertificateFiles, options: ProxyOptions): string {
  const [whole = '', underPath = ''] = blocks('haproxy');
  const config = options.path === '' ? whole : whole.slice(0, whole.indexOf('frontend')) + underPath;
  return config
    .replace('bind :443', `bind 127.0.0.1:${options.port}`)
    .replace('/etc/ssl/plans-with-key.pem', files.both)
    .replace('127.0.0.1:8080', `127.0.0.1:${options.serverPort}`)
    .concat('  compression algo gzip\n  compression type application/json text/css text/javascript\n');
}

function blocks(language: string): string[] {
  const text = readFileSync(GUIDE, 'utf8');
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
