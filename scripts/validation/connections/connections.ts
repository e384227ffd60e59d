/**
 * Measures the connections on invented homes in the providers' real forms:
 * `npm run validate -- connections [count] [first seed]`. Prints for each provider and field how often it is correct,
 * missing, wrong and invented, and ends with 1 below the target; `--faults` lists each.
 */
import { replayAll } from './replay.ts';
import { shareCorrect, tableOf, total } from './verdict.ts';

/** Of the fields of a provider; wrong and invented ones are never accepted. */
const TARGET = 0.99;

const [count = 500, firstSeed = 1] = process.argv
  .slice(2)
  .filter((each) => /^\d+$/.test(each))
  .map(Number);

for (const { provider, verdicts, faults } of await replayAll(count, firstSeed)) {
  const all = total(verdicts);
  console.log(`\n${provider}: ${count} homes, seeds ${firstSeed} to ${firstSeed + count - 1}\n`);
  console.log(tableOf(provider, verdicts));
  if (process.argv.includes('--faults')) console.log(faults.join('\n'));
  if (shareCorrect(all) < TARGET || all.wrong > 0 || all.invented > 0) process.exitCode = 1;
}
