import type { Demo } from '../demo/load-demo.ts';
import type { Dependencies } from '../dependencies.ts';
import { paint, print } from '../infra/terminal.ts';
import { invitationUrl, startUrl } from '../members/invitation-url.ts';
import { makeDemoLink, makeFirstOperatorLink } from '../members/operators.service.ts';

type Needed = Pick<Dependencies, 'sql' | 'config'>;

/** Signs in as the demo's owner. On a terminal at every start, in the log of a process only once: at the start that made the demo. */
export async function demoLink({ sql, config }: Needed, demo: Demo): Promise<string | null> {
  if (!demo.isNew && !process.stdout.isTTY) return null;
  return startUrl(config.publicUrl, await makeDemoLink(sql, demo.contextId));
}

/** Until there is an operator. On a terminal at every start; in a log when there is no link that is still good. */
export async function printFirstOperatorLink({ sql, config }: Needed): Promise<void> {
  const token = await makeFirstOperatorLink(sql, { isReplaced: process.stdout.isTTY });
  if (token === null) return;
  print();
  print(
    `  ${paint('bold', 'Nobody can sign in to the console yet.')} This link makes the first operator. It works once, for a day:`,
  );
  print();
  print(`  ${invitationUrl(config.publicUrl, token)}`);
  print();
}
