import type { Credentials } from '../access/clients/clients.ts';
import type { Config } from '../config.ts';
import { paint, print } from '../infra/terminal.ts';
import { type DemoClient, demoFileIn, readDemoFile } from './demo/demo-file.ts';
import type { Demo } from './demo/load-demo.ts';

/** What a person sees after `npm start`: addresses, credentials, and a first call to copy. */
export function printWelcome({ publicUrl, dataDir }: Config, demo: Demo, consoleLink: string | null): void {
  // What is written to a pipe or a file may be the log of a service: no secret there.
  const isShown = process.stdout.isTTY;
  const shown = (client: DemoClient, credentials: Credentials | null) =>
    isShown || readDemoFile(dataDir, client) !== null ? credentials : null;
  const clients = { demo: shown('demo', demo.credentials), sandbox: shown('sandbox', demo.sandbox) };
  const rows: [string, string][] = [
    ['Address', publicUrl],
    ['Guides', `${publicUrl}/docs`],
    ['API reference', `${publicUrl}/docs/reference`],
  ];
  if (consoleLink !== null) rows.push(['Console', consoleLink]);
  if (demo.referralLink !== null) rows.push(['Planner page', demo.referralLink]);
  const addClient = (title: string, client: DemoClient) => {
    const credentials = clients[client];
    if (credentials === null) return;
    rows.push([`${title} client id`, credentials.clientId]);
    const place = `in ${demoFileIn(dataDir, client)}`;
    rows.push([`${title} client secret`, isShown ? credentials.clientSecret : place]);
  };
  addClient('Sandbox', 'sandbox');
  addClient('Demo', 'demo');
  const first: DemoClient = clients.sandbox === null ? 'demo' : 'sandbox';
  const credentials = clients[first];
  const width = Math.max(...rows.map(([label]) => label.length));
  print();
  print(`  ${paint('bold', 'Rooftree is ready.')}`);
  print();
  for (const [label, value] of rows) print(`  ${paint('dim', label.padEnd(width))}  ${value}`);
  print();
  if (credentials === null) {
    print(`  ${paint('dim', 'The secret of the demo client is not stored here. Create a client:')}`);
    print();
    print('  rooftree clients create --context demo --name "My client"');
  } else {
    print(`  ${paint('dim', 'Your first token:')}`);
    print();
    print(`  curl -X POST ${publicUrl}/v1/oauth/token \\`);
    if (isShown) {
      print(`    -H 'x-service-client-id: ${credentials.clientId}' \\`);
      print(`    -H 'x-service-client-secret: ${credentials.clientSecret}'`);
    } else {
      print(`    -H 'content-type: application/json' -d @${demoFileIn(dataDir, first)}`);
    }
  }
  print();
  print(`  ${paint('dim', 'Ctrl-C stops it.')}`);
  print();
}
