/** What reports about certificates state of a home as it is now, without the works that they propose. */
import type { Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';

const PROPOSAL =
  /^(mogelijke |voorgestelde )?(maatregel|aanbeveling|verbeter|scenario|advies|stappenplan|kosten|subsid)/;
const TODAY = /^(huidige|bestaande) (situatie|toestand)/;

export function linesOfToday(lines: readonly Line[]): Line[] {
  let isProposal = false;
  return lines.filter((line) => {
    const heading = line.cells.length === 1 ? plain(line.text).replace(/^(\d+ )+/, '') : '';
    if (PROPOSAL.test(heading)) isProposal = true;
    else if (TODAY.test(heading)) isProposal = false;
    return !isProposal;
  });
}
