export interface Try {
  isGood: boolean;
  /** One line about it. */
  summary: string;
}

/**
 * Prints each try and how many were good; exit code 1 when one was not. The number of tries can be given on the command
 * line.
 */
export async function runDrill(name: string, tries: AsyncIterable<Try>): Promise<void> {
  let done = 0;
  let good = 0;
  for await (const { isGood, summary } of tries) {
    done += 1;
    if (isGood) good += 1;
    console.log(`${name} ${String(done).padStart(2)}  ${isGood ? 'good' : 'BAD '}  ${summary}`);
  }
  console.log(`${name}: ${good} of ${done} good\n`);
  if (good < done || done === 0) process.exitCode = 1;
}

/** `name=number` on the command line, or what is usual. */
export function numberOf(name: string, usual: number): number {
  const word = process.argv.find((each) => each.startsWith(`${name}=`));
  return word === undefined ? usual : Number(word.slice(name.length + 1));
}

/** Words on the command line without a number choose among the parts of a drill; without any all are run. */
export function isChosen(name: string): boolean {
  const words = process.argv.slice(2).filter((word) => !word.includes('='));
  return words.length === 0 || words.includes(name);
}
