import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judge, missedBars, type Tally, type Timed, type Truth, tally } from '@rooftree/certificates/measure';
import { truthsIn } from './folder-truths.ts';
import { readCertificateFile } from './read-certificate-file.ts';

interface FolderCheck {
  /** By group of documents, then all with a text layer, all data files, all scans. */
  rows: [string, Tally][];
  faults: { file: string; faults: string[] }[];
  missed: string[];
}

/** Reads every document of a folder that something is known about, and judges. Nothing leaves the machine. */
export async function checkFolder(folder: string, today: string): Promise<FolderCheck> {
  const timed: Timed[] = [];
  for (const truth of await truthsIn(folder)) timed.push(await readAndJudge(folder, truth, today));
  const groups = Map.groupBy(timed, ({ verdict }) => verdict.truth.group.replace(/^other-.*/, 'other'));
  const texts = Map.groupBy(timed, ({ verdict }) => verdict.truth.text);
  const totals = [...texts].map(([text, own]) => ({ text, tally: tally(own) }));
  // Scans are judged once they can be read at all.
  const judged = totals.filter((each) => each.text !== 'scan' || each.tally.unread < each.tally.documents);
  return {
    rows: [
      ...[...groups].map(([group, own]): [string, Tally] => [group, tally(own)]),
      ...totals.map(({ text, tally: total }): [string, Tally] => [`**all, ${text}**`, total]),
    ],
    faults: timed
      .filter(({ verdict }) => verdict.faults.length > 0)
      .map(({ verdict }) => ({ file: verdict.truth.file, faults: verdict.faults })),
    missed: judged.flatMap((each) => missedBars(each.text, each.tally).map((bar) => `${each.text}: ${bar}`)),
  };
}

async function readAndJudge(folder: string, truth: Truth, today: string): Promise<Timed> {
  const bytes = await readFile(join(folder, truth.file));
  const start = performance.now();
  const reading = await readCertificateFile(bytes, { today, address: truth.select });
  return { verdict: judge(truth, reading), milliseconds: performance.now() - start };
}
