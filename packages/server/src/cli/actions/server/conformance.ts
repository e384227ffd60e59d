import {
  checkConformance,
  resultLines,
  ServerUnreachableError,
  summaryLine,
  type Target,
} from '@rooftree/conformance';
import { paint, print, printJson } from '../../../infra/terminal.ts';
import { CliError } from '../../cli-error.ts';

interface ConformanceFlags extends Target {
  specificationOnly?: boolean;
  json?: true;
}

export async function conformanceAction({
  json,
  specificationOnly = false,
  ...target
}: ConformanceFlags): Promise<void> {
  const linesOf = resultLines(paint);
  const results = await checkConformance(target, {
    specificationOnly,
    ...(!json && { onResult: (result) => print(linesOf(result).join('\n')) }),
  }).catch((error: unknown) => {
    throw error instanceof ServerUnreachableError ? new CliError(error.message) : error;
  });
  if (json) printJson(results);
  else print(`\n${summaryLine(results)}`);
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  if (failed > 0) throw new CliError(`${target.baseUrl} fails ${failed} of the checks`);
}
