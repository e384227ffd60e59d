/**
 * Pictures of a form's first page as a scanner or a phone makes them: grain, blur, a page askew or on its head, few
 * dots an inch, JPEG.
 */
import type { Browser } from 'playwright-core';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';

const A4 = { width: 794, height: 1123 };
/** Of CSS. */
const PIXELS_PER_INCH = 96;

export interface ScanSettings {
  dotsPerInch: number;
  turn: 0 | 90 | 180 | 270;
  degrees: number;
  tone: 'colour' | 'grey' | 'black and white';
  grain: number;
  blurPx: number;
  quality: number;
  hasColouredScale: boolean;
  seed: number;
}

export function randomSettings(random: Random): ScanSettings {
  return {
    dotsPerInch: random.pick([150, 150, 200, 200, 240, 300]),
    turn: random.pick([0, 0, 0, 0, 90, 180, 270]),
    degrees: random.pick([0, random.between(-1.5, 1.5, 1), random.between(-5, 5, 1)]),
    tone: random.pick(['colour', 'grey', 'grey', 'black and white']),
    grain: random.between(0.05, 0.2, 2),
    blurPx: random.pick([0, 0, 0.3, 0.5]),
    quality: random.between(40, 85),
    hasColouredScale: random.chance(0.5),
    seed: random.between(1, 99),
  };
}

export const describeSettings = ({
  dotsPerInch,
  turn,
  degrees,
  tone,
  grain,
  blurPx,
  quality,
}: ScanSettings) =>
  `${dotsPerInch} dpi, turned ${turn}, askew ${degrees}, ${tone}, grain ${grain}, blur ${blurPx}, JPEG ${quality}`;

const FILTERS = { colour: '', grey: 'grayscale(1)', 'black and white': 'grayscale(1) contrast(6)' } as const;
/** White letters on green to red, as the regions print their scales. */
const COLOURS = ['#0a7a3b', '#39a935', '#a3b80c', '#c9a400', '#e07b00', '#d6421e', '#b01020'];

export async function makeScan(browser: Browser, html: string, settings: ScanSettings): Promise<Buffer> {
  const { turn, degrees, grain, seed, hasColouredScale } = settings;
  const size = turn % 180 === 0 ? A4 : { width: A4.height, height: A4.width };
  const page = await browser.newPage({
    viewport: size,
    deviceScaleFactor: settings.dotsPerInch / PIXELS_PER_INCH,
  });
  const blur = settings.blurPx > 0 ? `blur(${settings.blurPx}px)` : '';
  const filter = `${FILTERS[settings.tone]} ${blur}`.trim() || 'none';
  const scale = COLOURS.map(
    (colour, at) =>
      `div[style*="#bcd"]:nth-child(${COLOURS.length}n + ${at + 1}) { background: ${colour} !important; color: #fff; font-weight: bold }`,
  );
  try {
    await page.setContent(html);
    await page.addStyleTag({
      content: `
        html { background: #f4f3ee; overflow: hidden; filter: ${filter} }
        body { position: absolute; left: 50%; top: 50%; box-sizing: border-box; width: ${A4.width}px; height: ${A4.height}px; overflow: hidden;
          margin: ${-A4.height / 2}px 0 0 ${-A4.width / 2}px !important; padding: 60px; transform: rotate(${turn + degrees}deg) scale(.93) }
        .break { margin-top: 2000px !important }
        ${hasColouredScale ? scale.join('\n') : ''}
        html::after { content: ''; position: fixed; inset: 0; opacity: ${grain};
          background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='300'%3E%3Cfilter id='n'%3E%3CfeTurbulence baseFrequency='.9' seed='${seed}'/%3E%3C/filter%3E%3Crect width='300' height='300' filter='url(%23n)'/%3E%3C/svg%3E") }`,
    });
    return await page.screenshot({ type: 'jpeg', quality: settings.quality });
  } finally {
    await page.close();
  }
}
