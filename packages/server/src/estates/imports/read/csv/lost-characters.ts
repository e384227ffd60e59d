import { Fault } from '../../../../fault.ts';

/** U+FFFD stands for a letter that another program could not read: "Li\ufffdge" would be stored for good. */
export function refuseLostCharacters(text: string, line: number): void {
  if (!text.includes('\ufffd')) return;
  const advice = 'export the file again, as UTF-8';
  throw new Fault('invalid', [
    `line ${line}: has letters that were lost before it was written (U+FFFD): ${advice}`,
  ]);
}
