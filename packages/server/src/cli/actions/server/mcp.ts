import { serveStdio } from '@modelcontextprotocol/server/stdio';
import packageFile from '../../../../package.json' with { type: 'json' };
import { createToolServer } from '../../../output/tool-server/create-tool-server.ts';
import { planChoices } from '../../../output/tool-server/plan-choices.thread.ts';
import { type ClientFlags, callWithToken } from '../../call-with-token.ts';

/** Until standard input ends. Standard output belongs to the protocol: nothing else is printed there. */
export async function mcpAction(flags: ClientFlags): Promise<void> {
  const context = {
    call: callWithToken(flags),
    // The process serves one person: a plan may take its event loop for a few milliseconds.
    plan: async (...[basis, choices]: [Parameters<typeof planChoices>[0]['basis'], string]) =>
      planChoices({ basis, choices }),
  };
  serveStdio(() => createToolServer(context, packageFile.version), {
    onerror: (error) => process.stderr.write(`${error.message}\n`),
  });
  await new Promise<void>((resolve) => process.stdin.once('close', resolve));
}
