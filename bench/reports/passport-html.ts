/**
 * The same pages as the report, as HTML: the same words, tables, charts and font, one page per subject. It is what a
 * browser prints for comparison; nobody sees it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { passportContent } from '../../packages/server/src/reports/passport-content.ts';

type Content = ReturnType<typeof passportContent>;
interface Chip {
  label: string;
  background: string;
  text: string;
}

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
@page{size:A4;margin:18mm 18mm 20mm}
body{margin:0;font:9.5pt/1.3 Inter;color:#14211d}
section{break-after:page}section:last-child{break-after:auto}
h1{font-size:26pt;line-height:1.15;margin:4pt 0 14pt}
h2{font-size:10pt;margin:14pt 0 5pt}p{margin:4pt 0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:3pt 0 3pt 8pt;text-align:right;border-bottom:.5pt solid #dde3e0;font-weight:inherit}
td:first-child,th:first-child{text-align:left;padding-left:0}
small,th{font-size:8.25pt;color:#5c6b66}
.row{display:flex;gap:8mm}.row>*{flex:1}.row>b{flex:0 0 42mm}
.bar{background:#f1f3ef;height:15pt;margin:4pt 0}.bar i{display:block;height:100%}`;

const escaped = (text: unknown) =>
  String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const paragraph = (text: unknown) => `<p>${escaped(text)}</p>`;
const cells = (row: readonly unknown[], tag = 'td') =>
  `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  `<table>${cells(head, 'th')}${rows.map((row) => cells(row)).join('')}</table>`;
const chip = ({ label, background, text }: Chip) =>
  `<b style="background:${background};color:${text};padding:2pt 5pt;border-radius:2pt">${escaped(label)}</b>`;
const house = (of: Chip) =>
  `<svg viewBox="0 0 100 105" width="100%"><path d="M0 44 50 0 100 44V105H0Z" fill="${of.background}"/><text x="50" y="82" text-anchor="middle" font-size="28" font-weight="700" fill="${of.text}">${escaped(of.label)}</text></svg>`;
const page = (heading: string, title: string, body: string) =>
  `<section><small>${escaped(heading)}</small><h1>${escaped(title)}</h1>${body}</section>`;
const subject = (title: string, body: string) => `<h2>${escaped(title)}</h2>${body}`;

export function passportHtml(content: Content): string {
  const {
    document,
    cover,
    summary,
    roadmap,
    heatLoss,
    energy,
    funding,
    duties,
    comfort,
    assumptions,
    trace,
  } = content;
  const pages = [
    page(cover.kind, cover.title, coverBody(cover)),
    page(summary.heading, summary.headline, summaryBody(summary)),
    roadmap ? page(roadmap.heading, roadmap.title, roadmapBody(roadmap)) : '',
    ...content.steps.map((step) => page(step.heading, step.title, stepBody(step))),
    page(heatLoss.heading, heatLoss.title, heatLossBody(heatLoss)),
    page(energy.heading, energy.title, energyBody(energy)),
    page(funding.heading, funding.title, fundingBody(funding)),
    page(duties.heading, duties.title, dutiesBody(duties)),
    page(comfort.heading, comfort.title, comfortBody(comfort)),
    page(assumptions.heading, assumptions.title, assumptionsBody(assumptions)),
    trace ? page(trace.heading, trace.title, traceBody(trace)) : '',
  ];
  return `<!doctype html><html lang="${document.lang}"><title>${escaped(document.title)}</title><style>${STYLE}</style>${pages.join('')}`;
}

const coverBody = (it: Content['cover']) =>
  `${it.address.map(paragraph).join('')}<div class="row">${it.houses.map(house).join('')}</div>${table(['', ''], it.facts)}${paragraph(it.indicative)}${it.qr ? qrCode(it.qr.rows) : ''}`;

const qrCode = (rows: readonly string[]) =>
  `<svg width="26mm" viewBox="0 0 ${rows.length} ${rows.length}">${rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        (run) => `<rect x="${run.index}" y="${y}" width="${run[0].length}" height="1"/>`,
      ),
    )
    .join('')}</svg>`;

const summaryBody = (it: Content['summary']) =>
  `${paragraph(it.dwelling)}<div class="row">${it.states.map((state) => `<div>${chip(state)} ${escaped(state.title)} ${state.kwh}</div>`).join('')}</div>${
    it.cost
      ? subject(
          it.cost.title,
          it.cost.bars
            .map(
              (bar) =>
                `${escaped(bar.title)} ${escaped(bar.value)}<div class="bar"><i style="margin-left:${(100 * bar.from) / (it.cost?.max ?? 1)}%;width:${(100 * (bar.to - bar.from)) / (it.cost?.max ?? 1)}%;background:#c8642b"></i></div>`,
            )
            .join(''),
        )
      : ''
  }${subject(
    it.steps.title,
    table(
      it.steps.head,
      it.steps.rows.map((row) => [row.number, row.works, row.cost, row.subsidy, row.label.label]),
    ),
  )}<div class="row">${it.figures.map((figure) => `<div><b>${escaped(figure.title)}</b>${paragraph(`${figure.before} → ${figure.after} ${figure.unit}`)}<small>${escaped(figure.note)}</small></div>`).join('')}</div>${it.notes.map((note) => subject(note.title, paragraph(note.text))).join('')}`;

const roadmapBody = (it: NonNullable<Content['roadmap']>) =>
  `<div class="row">${it.houses.map((of) => `<div>${escaped(of.title)}${house(of)}<b>${of.kwh}</b> ${escaped(of.cost)}${of.works.map(paragraph).join('')}</div>`).join('')}</div><div class="row"><div>${subject(it.ladder.title, it.ladder.rungs.map((rung) => `<div>${chip(rung)} ${escaped(rung.limit)} ${rung.marks.map((mark) => escaped(`${mark.title} ${mark.kwh}`)).join(' ')}</div>`).join(''))}</div><div>${subject(it.order.title, paragraph(it.order.intro) + it.order.rows.map((row) => `<p><b>${row.number} ${escaped(row.works.join(' + '))}</b><br>${escaped(row.reason)}</p>`).join(''))}</div></div>`;

const stepBody = (it: Content['steps'][number]) =>
  `${chip(it.before)} → ${chip(it.after)}${paragraph(it.reason)}<div class="row">${it.figures.map((figure) => `<div><small>${escaped(figure.title)}</small>${paragraph(figure.value)}<small>${escaped(figure.note)}</small></div>`).join('')}</div>${subject(it.works.title, table(it.works.head, [...it.works.rows, it.works.total]) + it.works.notes.map(paragraph).join(''))}${subject(
    it.effect.title,
    table(
      it.effect.head,
      it.effect.rows.map((row) => [row.title, '', ...row.cells]),
    ) +
      it.effect.rows
        .map((row) => `<div class="bar"><i style="width:${100 * row.remains}%;background:#2b5f8a"></i></div>`)
        .join(''),
  )}${paragraph(it.payback)}${paragraph(it.peakLoad)}<div class="row"><div>${subject(it.support.title, it.support.items.map((item) => paragraph(Object.values(item).join(' '))).join(''))}${it.options.items.map(paragraph).join('')}</div><div>${subject(it.watch.title, it.watch.items.map((item) => paragraph(`${item.name}. ${item.text} ${item.who}`)).join(''))}</div></div>`;

const heatLossBody = (it: Content['heatLoss']) =>
  `${paragraph(it.intro)}<div class="row">${it.houses
    .map(
      (of) =>
        `<svg viewBox="0 0 84 88"><path d="M24 38 42 18 60 38H54V73H30V38Z" fill="#f1f3ef" stroke="#14211d"/>${Object.values(
          of.paths,
        )
          .map(
            (loss, index) =>
              `<rect x="${index * 10}" y="76" width="${(9 * loss.wPerK) / it.maxWPerK}" height="3" fill="#c8642b"/><text x="${index * 10}" y="84" font-size="2.5">${escaped(loss.name)} ${escaped(loss.share)}</text>`,
          )
          .join('')}</svg>`,
    )
    .join('')}</div>${table(it.table.head, [...it.table.rows, it.table.total])}`;

const energyBody = (it: Content['energy']) =>
  `<div class="row"><div>${table(it.byCarrier.head, it.byCarrier.rows)}${paragraph(it.useNote)}</div><div>${table(it.prices.head, it.prices.rows)}${paragraph(it.prices.intro)}</div></div>${it.topics.map((topic) => subject(topic.title, paragraph(topic.text))).join('')}`;

const links = (items: readonly { text: string; url: string }[]) =>
  items
    .map(({ text, url }) => `<p><a href="${escaped(url)}">${escaped(url)}</a> ${escaped(text)}</p>`)
    .join('');

const fundingBody = (it: Content['funding']) =>
  `${table(
    it.grants.head,
    it.grants.rows.map((row) => [`${row.name} ${row.rule}`, row.conditions, row.amount]),
  )}${paragraph(it.status)}${it.loans.items.map(paragraph).join('')}${paragraph(it.vat.text)}${links(it.links.items)}${it.notes.map(paragraph).join('')}`;

const dutiesBody = (it: Content['duties']) =>
  `${paragraph(it.intro)}${it.rows.map((row) => `<div class="row"><b>${escaped(row.status)}</b><div><b>${escaped(row.title)}</b>${paragraph(row.text)}<small>${escaped(row.source)}</small></div></div>`).join('')}`;

const comfortBody = (it: Content['comfort']) =>
  `${it.blocks.map((block) => subject(block.title, block.texts.map(paragraph).join(''))).join('')}${links(it.contacts.items)}`;

const assumptionsBody = (it: Content['assumptions']) =>
  `${paragraph(it.intro)}${[...it.missing.items, ...it.warnings.items].map(paragraph).join('')}${it.labels.bars.map((bar) => `${chip(bar)} ${escaped(bar.percent)}`).join(' ')}${table(it.table.head, it.table.rows)}`;

const traceBody = (it: NonNullable<Content['trace']>) =>
  `${paragraph(it.intro)}${table(it.head, [...it.steps.flatMap((step) => [...step.works, step.total]), it.total])}${paragraph(`${it.net.title} ${it.net.value}`)}`;
