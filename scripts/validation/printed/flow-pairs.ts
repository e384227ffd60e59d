/** Labels with their values in the looks of the tenth set: lists, panels and boxes that a browser lets flow. */
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Pair } from './blocks.ts';
import type { Style } from './sheet.ts';

/** Null for a look of another set. */
export function flowPairs(style: Style, pairs: readonly Pair[]): string | null {
  // One document has one look for all of its labels.
  const random = new Random(Math.round(style.sizePt * 10) * 37 + style.marginMm * 7 + style.font.length);
  const each = (draw: (label: string, value: string) => string) => pairs.map(([a, b]) => draw(a, b)).join('');
  switch (style.pairs) {
    case 'definition-grid': {
      const columns = random.pick(['max-content 1fr', '40% 1fr', '1fr max-content']);
      const bold = random.chance(0.5) ? ';font-weight:bold' : '';
      return `<dl style="display:grid;grid-template-columns:${columns};gap:.25em 1.5em;margin:0">${each((a, b) => `<dt>${a}</dt><dd style="margin:0${bold}">${b}</dd>`)}</dl>`;
    }
    case 'figure-panels': {
      const size = random.pick(['1.2em', '1.5em', '1.8em']);
      const isAbove = random.chance(0.5);
      return `<div style="display:flex;flex-wrap:wrap;gap:.8em">${each((a, b) => {
        const [figure, caption] = [
          `<div style="font-size:${size}">${b}</div>`,
          `<div class="small">${a}</div>`,
        ];
        return `<div style="background:#eef1f4;padding:.5em .8em;min-width:9em;max-width:16em">${isAbove ? figure + caption : caption + figure}</div>`;
      })}</div>`;
    }
    case 'pills':
      return `<div>${each((a, b) => `<span style="display:inline-block;border:.5pt solid #889;border-radius:1em;padding:.15em .8em;margin:.15em .4em .15em 0">${a}: <b>${b}</b></span> `)}</div>`;
    case 'boxes-in-boxes': {
      const half = Math.ceil(pairs.length / 2);
      const box = (own: readonly Pair[]) =>
        `<div style="flex:1;border:.5pt solid #99a;padding:.3em">${own.map(([a, b]) => `<div style="border-bottom:.5pt dotted #aab;padding:.15em .3em"><div class="small">${a}</div><div>${b}</div></div>`).join('')}</div>`;
      return `<div style="display:flex;gap:1em;border:1pt solid #446;padding:.5em;align-items:flex-start">${box(pairs.slice(0, half))}${box(pairs.slice(half))}</div>`;
    }
    case 'margin-labels': {
      const italic = random.chance(0.5) ? ';font-style:italic' : '';
      return each(
        (a, b) =>
          `<div style="position:relative;padding-left:38%;min-height:1.6em;border-top:.5pt solid #ccd"><span style="position:absolute;left:0;width:35%${italic}">${a}</span>${b}</div>`,
      );
    }
    case 'two-sides': {
      const sides = [pairs.filter((_, at) => at % 2 === 0), pairs.filter((_, at) => at % 2 === 1)];
      const [gap, align] = [random.pick(['1.5em', '3em']), random.pick(['left', 'right'])];
      return `<div style="display:flex;gap:${gap}">${sides.map((own) => `<table>${own.map(([a, b]) => `<tr><td>${a}</td><td style="text-align:${align}">${b}</td></tr>`).join('')}</table>`).join('')}</div>`;
    }
    case 'full-sentences':
      return each((a, b) => `<p style="margin:.2em 0">${a} : ${b.replaceAll('<br>', ', ')}.</p>`);
    default:
      return null;
  }
}
