/** Labels with their values in the looks of the ninth set. */
import { amountIn, type Pair } from './blocks.ts';
import type { Style } from './sheet.ts';

/** Null for a look of another set. */
export function ninthPairs(style: Style, pairs: readonly Pair[]): string | null {
  const each = (draw: (label: string, value: string, at: number) => string) =>
    pairs.map(([a, b], at) => draw(a, b, at)).join('');
  const grid = (columns: number, cells: string) =>
    `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);gap:.9em 1.5em">${cells}</div>`;
  switch (style.pairs) {
    case 'wide-caps':
      return grid(
        3,
        each(
          (a, b) =>
            `<div><div style="font-size:.75em;letter-spacing:.18em;text-transform:uppercase">${a}</div><div>${b}</div></div>`,
        ),
      );
    case 'tracked':
      return `<table>${each((a, b) => `<tr><td style="letter-spacing:${[0.08, 0.12, 0.16, 0.2, 0.3][Math.round(style.sizePt * 10) % 5]}em${style.marginMm % 2 === 0 ? ';text-transform:uppercase;font-size:.8em' : ''}">${a}</td><td>${b}</td></tr>`)}</table>`;
    case 'dagger':
      return `${each((a, b, at) => `<div>${a}${['*', '†', '(1)', ''][at % 4]} : ${b}</div>`)}<p class="small">* † (1) @note@</p>`;
    case 'centered-grid':
      return grid(
        4,
        each((a, b) => `<div style="text-align:center"><b>${b}</b><br><span class="small">${a}</span></div>`),
      );
    case 'split-label':
      return `<table>${each((a, b) => `<tr><td style="width:30%;text-align:right">${a.replace(' ', '<br>')}</td><td style="vertical-align:middle">${b}</td></tr>`)}</table>`;
    case 'turned-labels':
      return `<table>${each((a, b) => `<tr><td style="width:2em"><span style="writing-mode:vertical-rl;transform:rotate(180deg);font-size:.8em;white-space:nowrap">${a}</span></td><td>${b}</td></tr>`)}</table>`;
    case 'coded-remarks':
      return `<table>${each((a, b, at) => `<tr><td>${(at + 11) * 10}</td><td>${a}</td><td style="text-align:right">${b}</td><td>${['a', 'b', 'a, c'][at % 3]}</td></tr>`)}</table>`;
    case 'prose':
      return `<p>${pairs.map(([a, b]) => `${a} ${b.replaceAll('<br>', ', ')}`).join('; ')}.</p>`;
    case 'badge':
      return grid(
        2,
        each(
          (a, b) =>
            `<div style="display:flex;gap:1em;align-items:center"><span style="background:#246;color:#fff;padding:.3em .8em;font-weight:bold">${b}</span><span>${a}</span></div>`,
        ),
      );
    case 'mirrored':
      return `<table>${each((a, b) => `<tr><td style="width:50%;text-align:right;border-right:1pt solid #333">${a}</td><td>${b}</td></tr>`)}</table>`;
    case 'stacked-rows':
      return `<table>${each((a, b) => `<tr><th colspan="2" style="background:#ddd;text-align:left">${a}</th></tr><tr><td style="width:2em"></td><td>${b}</td></tr>`)}</table>`;
    case 'small-unit':
      return grid(
        3,
        each((a, b) => {
          const [amount, unit] = amountIn(b);
          return `<div>${a}<br><b style="font-size:1.5em">${amount}</b>${unit && ` <span class="small">${unit}</span>`}</div>`;
        }),
      );
    case 'unit-first':
      return `<table>${each((a, b) => {
        const [amount, unit] = amountIn(b);
        return `<tr><td>${a}</td><td>${unit && `[${unit}] `}${amount}</td></tr>`;
      })}</table>`;
    default:
      return null;
  }
}
