/**
 * The same report as HTML: the same words, tables and font. It is what a browser prints for comparison; nobody sees it. Bars, houses and the code
 * of the cover are left out, which favours the browser.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { passportContent } from '../../packages/server/src/output/reports/passport-content.ts';

type Content = ReturnType<typeof passportContent>;

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const FACES = [
  [400, '400Regular'],
  [600, '600SemiBold'],
  [700, '700Bold'],
].map(([weight, style]) => {
  const font = readFileSync(require.resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`));
  return `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/ttf;base64,${font.toString('base64')})}`;
});

const STYLE = `${FACES.join('')}
@page{size:A4;margin:16mm 18mm 18mm}
body{margin:0;font:9.5pt/1.3 Inter;color:#14211d}
section{break-after:page}section:last-child{break-after:auto}article{break-inside:avoid}
h1{font-size:22pt;line-height:1.15;margin:4pt 0 12pt}
h2{font-size:9.5pt;margin:14pt 0 5pt}p{margin:4pt 0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:3pt 0 3pt 6pt;text-align:right;border-bottom:.5pt solid #dde3e0;font-weight:inherit}
td:first-child,th:first-child{text-align:left;padding-left:0}
small,th{font-size:8.25pt;color:#5c6b66}`;

const escaped = (text: unknown) =>
  String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const isTable = (value: object): value is { head: unknown[]; rows: unknown[][] } =>
  'head' in value && 'rows' in value && Array.isArray(value.head) && Array.isArray(value.rows);
const cells = (row: readonly unknown[], tag = 'td') =>
  `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

/** Every text of a part in its order, tables as tables. */
function partHtml(value: unknown, name = ''): string {
  if (typeof value === 'string') {
    const isTitle = name === 'title' || name === 'headline';
    return isTitle ? `<h2>${escaped(value)}</h2>` : `<p>${escaped(value)}</p>`;
  }
  if (Array.isArray(value)) return value.map((one) => partHtml(one)).join('');
  if (value === null || typeof value !== 'object') return '';
  const { title } = { title: '', ...value };
  if (!isTable(value)) {
    return `<article>${Object.entries(value)
      .map(([key, one]) => partHtml(one, key))
      .join('')}</article>`;
  }
  const rows = value.rows.map((row) => cells([row].flat().flatMap((cell) => textsOf(cell))));
  return `<article><h2>${escaped(title)}</h2><table>${cells(value.head.flatMap(textsOf), 'th')}${rows.join('')}</table></article>`;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsOf);
}

export function passportHtml({ document, cover, plan, good, home, duties, known }: Content): string {
  const { qr: _code, houses: _houses, ...front } = cover;
  const pages = [front, plan?.summary, plan?.ways, plan?.steps, good, [home, plan?.money], [duties, known]];
  const sections = pages.map((page) => `<section>${partHtml(page)}</section>`);
  return `<!doctype html><html lang="${document.lang}"><title>${escaped(document.title)}</title><style>${STYLE}</style>${sections.join('')}`;
}
