import type { Config } from '../config.ts';
import type { Demo } from '../demo/load-demo.ts';
import { paint, print } from '../infra/terminal.ts';

/** What a person sees after `npm start`: where to look, how to get in, and a first call to copy. */
export function printWelcome({ publicUrl }: Config, demo: Demo): void {
  const rows: [string, string][] = [
    ['Address', publicUrl],
    ['API reference', `${publicUrl}/docs`],
    ['Planner page', demo.referralLink],
    ['Demo client id', demo.clientId],
    ['Demo client secret', demo.clientSecret],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  print();
  print(`  ${paint('bold', 'Rooftree is ready.')}`);
  print();
  for (const [label, value] of rows) print(`  ${paint('dim', label.padEnd(width))}  ${value}`);
  print();
  print(`  ${paint('dim', 'Your first token:')}`);
  print();
  print(`  curl -X POST ${publicUrl}/v1/oauth/token \\`);
  print(`    -H 'x-service-client-id: ${demo.clientId}' \\`);
  print(`    -H 'x-service-client-secret: ${demo.clientSecret}'`);
  print();
  print(`  ${paint('dim', 'Ctrl-C stops it.')}`);
  print();
}
