/**
 * The picture of a shared link: the drawn house, its labels now and after, and what the plan says in two lines. 1200 ×
 * 630.
 */
import { escapeXml } from './escape-xml.ts';
import type { Drawing } from './shape.ts';
import { type PartNames, writeElements } from './write-drawing.ts';

export const PREVIEW_SIZE = { width: 1200, height: 630 };

export interface PreviewLabel {
  text: string;
  background: string;
  colour: string;
}

export interface PreviewLogo {
  /** As data: nothing is fetched for a picture. */
  url: string;
  width: number;
  height: number;
}

export interface Preview {
  house: Drawing;
  partNames: PartNames;
  owner: string;
  /** In the place of the owner's name. */
  logo: PreviewLogo | null;
  accent: string;
  /** Null where the context keeps addresses out of previews. */
  address: string | null;
  now: readonly PreviewLabel[];
  after: PreviewLabel | null;
  title: string;
  lines: readonly string[];
}

const INK = '#14211d';
const QUIET = '#4a5753';
const LEFT = 640;

export function drawPreview(preview: Preview): string {
  const { width, height } = PREVIEW_SIZE;
  const badges = [...preview.now.map(badge), ...(preview.after ? [arrow, badge(preview.after)] : [])];
  let x = LEFT;
  const drawn = badges.map((draw) => {
    const { svg, width: used } = draw(x);
    x += used;
    return svg;
  });
  const title = wrapped(preview.title, 24).slice(0, 3);
  const below = 340 + title.length * 48;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter">`,
    `<rect width="${width}" height="${height}" fill="#fbfaf7"/>`,
    `<rect width="${width}" height="12" fill="${preview.accent}"/>`,
    `<g transform="translate(16 150) scale(1.42)">${writeElements(preview.house, preview.partNames)}</g>`,
    preview.logo === null
      ? text(LEFT, 92, 30, 700, preview.accent, clipped(preview.owner, 32))
      : drawLogo(preview.logo),
    preview.address === null ? '' : text(LEFT, 138, 28, 400, QUIET, clipped(preview.address, 36)),
    ...drawn,
    ...title.map((line, index) => text(LEFT, 356 + index * 48, 38, 700, INK, line)),
    ...preview.lines.map((line, index) =>
      text(LEFT, below + 24 + index * 46, line.length > 32 ? 28 : 32, 400, INK, clipped(line, 37)),
    ),
    '</svg>',
  ].join('');
}

/** Where the name would stand, above the address. */
function drawLogo({ url, width, height }: PreviewLogo): string {
  const scale = Math.min(420 / width, 64 / height);
  return `<image href="${url}" x="${LEFT}" y="36" width="${width * scale}" height="${height * scale}"/>`;
}

type Draw = (x: number) => { svg: string; width: number };

function badge({ text: letters, background, colour }: PreviewLabel): Draw {
  const width = letters.length > 2 ? 128 : 104;
  const size = letters.length > 2 ? 40 : 62;
  return (x) => ({
    svg: `<rect x="${x}" y="180" width="${width}" height="104" rx="16" fill="${background}"/>${text(x + width / 2, 180 + 52 + size * 0.36, size, 700, colour, letters, 'middle')}`,
    width: width + 16,
  });
}

const arrow: Draw = (x) => ({
  svg: `<path d="M${x} 232h48m-18 -18l18 18l-18 18" fill="none" stroke="${QUIET}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  width: 68,
});

function text(
  x: number,
  y: number,
  size: number,
  weight: number,
  fill: string,
  words: string,
  anchor = 'start',
) {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeXml(words)}</text>`;
}

function clipped(words: string, most: number): string {
  const letters = [...words];
  return letters.length <= most ? words : `${letters.slice(0, most - 1).join('')}…`;
}

/** Lines of at most so many letters, broken between words. */
function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(clipped(word, most));
  }
  return lines;
}
