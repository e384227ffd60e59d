import { RefusedProgramme, verify } from '@rooftree/programme';
import { print, printJson } from '../../../infra/terminal.ts';
import { CliError } from '../../cli-error.ts';

/** Without a database, and without the code that made the files. */
export async function verifyProgrammeAction(
  problem: string,
  certificate: string,
  flags: { json?: true },
): Promise<void> {
  const verdict = await verify(problem, certificate).catch((error: unknown) => {
    if (error instanceof RefusedProgramme) throw new CliError(`refused: ${error.message}`);
    if (error instanceof Error && 'code' in error) throw new CliError(`cannot read: ${error.message}`);
    throw error;
  });
  const { homes, costCents, boundMicroCents, gap } = verdict;
  const bound = boundMicroCents / 1_000_000n;
  if (flags.json) printJson({ homes, value: Number(costCents), bound: Number(bound), gap });
  else
    print(
      [
        `Confirmed: ${homes} decisions, no limit is broken.`,
        `Value ${costCents}, and no programme within the limits is below ${bound}: a gap of ${(gap * 100).toFixed(4)} %.`,
      ].join('\n'),
    );
}
