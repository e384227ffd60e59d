import { type LabelScale, labelBounds, labelsOf } from '@rooftree/engine';
import { labelColour, writeLabel } from '@rooftree/words';

interface LadderMark {
  label: string;
  text: string;
}

interface Appearance {
  /** What the stream can show: 24, 8, 4, or 1 for none. Without colour the rungs are plain letters. */
  colourBits: number;
  /** What it costs to reach a label; null where that is not known. */
  priceOf?: (label: string) => string | null;
}

const SHORTEST_RUNG = 6;

/**
 * The labels of a scale as rungs, best on top, in the region's colours; marks stand beside their rung.
 */
export function labelLadder(
  scale: LabelScale,
  marks: readonly LadderMark[],
  { colourBits, priceOf = () => null }: Appearance,
): string {
  const rungs = labelsOf(scale).map((label, index) => {
    const { high } = labelBounds(scale, label);
    const limit = Number.isFinite(high) ? `≤ ${high}` : '';
    const rung = ` ${writeLabel(label).padEnd(SHORTEST_RUNG + index)}`;
    const beside = marks.filter((mark) => mark.label === label).map(({ text }) => `◀ ${text}`);
    return { rung, limit, beside, price: priceOf(label) ?? '', colour: labelColour(scale, label) };
  });
  const width = Math.max(...rungs.map(({ rung }) => rung.length));
  const priceWidth = Math.max(...rungs.map(({ price }) => price.length));
  return rungs
    .map(({ rung, limit, beside, price, colour }) => {
      const painted = colourBits >= 8 ? onColour(rung, colour.background, colour.text, colourBits) : rung;
      const gap = ' '.repeat(width - rung.length);
      return `  ${painted}${gap}  ${limit.padEnd(6)} ${price.padEnd(priceWidth)} ${beside.join('  ')}`.trimEnd();
    })
    .join('\n');
}

function onColour(text: string, background: string, ink: string, colourBits: number): string {
  const code = colourBits >= 24 ? trueColour : nearestOf256;
  return `\u001b[48;${code(background)};38;${code(ink)}m${text}\u001b[0m`;
}

function trueColour(hex: string): string {
  return `2;${channels(hex).join(';')}`;
}

/** The nearest colour of the 6 × 6 × 6 cube that every terminal with 256 colours has. */
function nearestOf256(hex: string): string {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => Math.round((channel / 255) * 5));
  return `5;${16 + 36 * red + 6 * green + blue}`;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
