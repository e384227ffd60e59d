import { lineWith } from './line-with.ts';
import { type Cell, cellOf, type Line } from './lines.ts';
import { plain } from './mend-text.ts';

const NET = /^net(to|te)?\b.* m2$/;
const OTHER = /^(brut[oe]?|opening(en)?|ouvertures?)\b.* m2$/;

/** `Bruto: 25,2 m² Openingen: 3,7 m² Netto: 21,5 m²`: only the net area is that of the element. */
export const netAreas = (lines: readonly Line[]): readonly Line[] => lines.map(withNetArea);

function withNetArea(line: Line): Line {
  const net = line.cells.find(({ text }) => NET.test(plain(text)));
  const others = line.cells.filter(({ text }) => OTHER.test(plain(text)));
  const [first] = others;
  if (!net || !first) return line;
  // It moves to where they began: the hole that they leave would part it from its element.
  const away = Math.max(0, net.box[0] - first.box[0]);
  return lineWith(
    line,
    line.cells.flatMap((cell) => {
      if (others.includes(cell)) return [];
      return [cell === net ? moved(cell, away) : cell];
    }),
  );
}

const moved = ({ words }: Cell, away: number): Cell =>
  cellOf(words.map((word) => ({ ...word, left: word.left - away, right: word.right - away })));
