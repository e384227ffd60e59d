import { join } from 'node:path';
import { invitationUrl, startUrl } from '../access/members/invitations/invitation-url.ts';
import { makeDemoLink, makeFirstOperatorLink } from '../access/members/operators.service.ts';
import type { Dependencies } from '../dependencies.ts';
import { writePrivateFile } from '../infra/files/write-private-file.ts';
import { paint, print } from '../infra/terminal.ts';
import type { Demo } from './demo/load-demo.ts';

type Needed = Pick<Dependencies, 'sql' | 'config' | 'log'>;

/** For the welcome: the link that signs in as the demo's owner, or where it can be read. */
export async function demoLink(dependencies: Needed, demo: Demo): Promise<string | null> {
  const { sql, config } = dependencies;
  const link = startUrl(config.publicUrl, await makeDemoLink(sql, demo.contextId));
  if (process.stdout.isTTY) return `${link} (works once)`;
  const file = writeLink(dependencies, link);
  return file === null ? null : `the link in ${file} (works once)`;
}

/**
 * Until there is an operator. On a terminal at every start; in a file of a service when there is no link that is still
 * good.
 */
export async function showFirstOperatorLink(dependencies: Needed): Promise<void> {
  const { sql, config, log } = dependencies;
  const token = await makeFirstOperatorLink(sql, { isReplaced: process.stdout.isTTY });
  if (token === null) return;
  const link = invitationUrl(config.publicUrl, token);
  if (process.stdout.isTTY) return printFirstOperatorLink(link);
  const file = writeLink(dependencies, link);
  if (file === null) return;
  log.info(
    {},
    `Nobody can sign in to the console yet. Open the link in ${file} to become the first operator; it works once, for a day. Later: rooftree members invite <email> --operator`,
  );
}

function printFirstOperatorLink(link: string): void {
  print();
  print(
    `  ${paint('bold', 'Nobody can sign in to the console yet.')} Open this link to become the first operator. It works once, for a day:`,
  );
  print();
  print(`  ${link}`);
  print();
}

/** A reader of a service's log must not become its operator: the link goes to a file that only its owner can read. */
function writeLink({ config, log }: Needed, link: string): string | null {
  const file = join(config.dataDir, 'console-link.txt');
  try {
    writePrivateFile(file, `${link}\n`);
    return file;
  } catch (error) {
    log.warn(
      { err: error },
      'The link to the console cannot be written to the data folder. Create one: rooftree members invite <email> --operator',
    );
    return null;
  }
}
