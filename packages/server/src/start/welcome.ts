import type { Config } from '../config.ts';
import { demoFileIn } from '../demo/demo-file.ts';
import type { Demo } from '../demo/load-demo.ts';
import { paint, print } from '../infra/terminal.ts';

/** What a person sees after `npm start`: addresses, credentials, and a first call to copy. */
export function printWelcome({ publicUrl, dataDir }: Config, demo: Demo, consoleLink: string | null): void {
  const { credentials } = demo;
  // On a terminal always, in the log of a process only once: at the start that made it.
  const isShown = credentials !== null && (demo.isNew || process.stdout.isTTY);
  const rows: [string, string][] = [
    ['Address', publicUrl],
    ['Guides', `${publicUrl}/docs`],
    ['API reference', `${publicUrl}/docs/reference`],
  ];
  if (consoleLink !== null) rows.push(['Console', `${consoleLink} (works once)`]);
  if (demo.referralLink !== null) rows.push(['Planner page', demo.referralLink]);
  if (credentials !== null) {
    rows.push(['Demo client id', credentials.clientId]);
    rows.push(['Demo client secret', isShown ? credentials.clientSecret : `in ${demoFileIn(dataDir)}`]);
  }
  const width = Math.max(...rows.map(([label]) => label.length));
  print();
  print(`  ${paint('bold', 'Rooftree is ready.')}`);
  print();
  for (const [label, value] of rows) print(`  ${paint('dim', label.padEnd(width))}  ${value}`);
  print();
  if (credentials === null) {
    print(`  ${paint('dim', 'The secret of the demo client is not kept here. Make a client:')}`);
    print();
    print('  rooftree clients create --context demo --name "My client"');
  } else {
    print(`  ${paint('dim', 'Your first token:')}`);
    print();
    print(`  curl -X POST ${publicUrl}/v1/oauth/token \\`);
    print(`    -H 'x-service-client-id: ${credentials.clientId}' \\`);
    print(`    -H 'x-service-client-secret: ${isShown ? credentials.clientSecret : '…'}'`);
  }
  print();
  print(`  ${paint('dim', 'Ctrl-C stops it.')}`);
  print();
}
