/** Labels with their values, in every look. */

import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { amountIn, inParts, type Pair, unitIn } from './blocks.ts';
import { ELEVENTH_PAIRS, type PairLayout } from './eleventh-pairs.ts';
import { flowPairs } from './flow-pairs.ts';
import { ninthPairs } from './ninth-pairs.ts';
import { freePairs } from './random-layouts.ts';
import type { Style } from './sheet.ts';
import { THIRTEENTH_PAIRS } from './thirteenth-pairs.ts';
import { TWELFTH_PAIRS } from './twelfth-pairs.ts';
import { rewordedPairs } from './wording.ts';

/** Small lines below labels. */
const CAPTIONS = ['(1)', 'zie toelichting', 'voir explications', '*'] as const;

const LOOKS: Readonly<Record<string, PairLayout>> = {
  ...ELEVENTH_PAIRS,
  ...TWELFTH_PAIRS,
  ...THIRTEENTH_PAIRS,
};

/** Labels with their values, the way the document has them. */
export function pairsOf(style: Style, pairs: readonly Pair[]): string {
  const each = (draw: (label: string, value: string) => string) => pairs.map(([a, b]) => draw(a, b)).join('');
  const look = LOOKS[style.pairs];
  if (look) {
    const choices = new Random(style.detail);
    return look(pairs.map(rewordedPairs(choices)), choices);
  }
  if (style.pairs === 'free') return freePairs(style, pairs);
  const drawn = ninthPairs(style, pairs) ?? flowPairs(style, pairs);
  if (drawn !== null) return drawn;
  switch (style.pairs) {
    case 'grid':
      return `<table>${each((a, b) => `<tr><td>${a}</td><td>${b}</td></tr>`)}</table>`;
    case 'below':
      return `<div class="cards">${each((a, b) => `<div><span>${a}</span><b>${b}</b></div>`)}</div>`;
    case 'above':
      return `<div class="cards">${each((a, b) => `<div><b>${b}</b><span>${a}</span></div>`)}</div>`;
    case 'colon':
      return each((a, b) => `<div>${a}&nbsp;: ${b}</div>`);
    case 'leaders':
      return each((a, b) => `<div class="leader">${a}<i>${'.'.repeat(300)}</i>${b}</div>`);
    case 'flush':
      return each((a, b) => `<div class="flush"><span>${a}</span><span>${b}</span></div>`);
    case 'stacked':
      return `<dl class="stacked">${each((a, b) => `<dt>${a}</dt><dd>${b}</dd>`)}</dl>`;
    case 'two-columns':
      return `<div class="columns">${each((a, b) => `<p><span>${a}</span><span>${b}</span></p>`)}</div>`;
    case 'numbered':
      return pairs.map(([a, b], index) => `<div>${index + 1}. ${a} : ${b}</div>`).join('');
    case 'bullets':
      return `<ul>${each((a, b) => `<li>${a} – ${b}</li>`)}</ul>`;
    case 'value-first':
      return `<table>${each((a, b) => `<tr><td class="number">${b}</td><td>${a}</td></tr>`)}</table>`;
    case 'boxed':
      return `<div class="boxes">${each((a, b) => `<div><span>${a}</span><b>${b}</b></div>`)}</div>`;
    case 'unit-apart':
      return `<table>${each((a, b) => {
        const [amount, unit] = amountIn(b);
        return `<tr><td>${a}</td><td class="number">${amount}</td><td>${unit}</td></tr>`;
      })}</table>`;
    case 'equals':
      return each((a, b) => `<div>${a} = ${b}</div>`);
    case 'spread':
      return `<table>${inParts(pairs, 2, (two) => `<tr>${two.map(([a, b]) => `<td>${a}</td><td>${b}</td>`).join('')}</tr>`)}</table>`;
    case 'captioned':
      return `<table>${each((a, b) => `<tr><td>${a}<br><span class="small">${CAPTIONS[Math.round(style.sizePt * 10) % CAPTIONS.length]}</span></td><td>${b}</td></tr>`)}</table>`;
    case 'inline':
      return `<p>${pairs.map(([a, b]) => `${a}: ${b.replaceAll('<br>', ', ')}`).join(' | ')}</p>`;
    case 'bold-labels':
      return each((a, b) => `<div><b>${a}</b> ${b}</div>`);
    case 'label-row':
      return inParts(
        pairs,
        4,
        (part) =>
          `<table><tr>${part.map(([a]) => `<th>${a}</th>`).join('')}</tr><tr>${part.map(([, b]) => `<td>${b}</td>`).join('')}</tr></table>`,
      );
    case 'right-labels':
      return `<table>${each((a, b) => `<tr><td class="right">${a}</td><td>${b}</td></tr>`)}</table>`;
    case 'arrowed':
      return each((a, b) => `<div>${a} → ${b}</div>`);
    case 'lettered':
      return pairs.map(([a, b], at) => `<div>${'abcdefghijklmnop'[at]}) ${a}: ${b}</div>`).join('');
    case 'cells':
      return `<table>${inParts(pairs, 3, (three) => `<tr>${three.map(([a, b]) => `<td><span class="small">${a}</span><br>${b}</td>`).join('')}</tr>`)}</table>`;
    case 'stacked-columns':
      return `<dl class="stacked" style="columns:2">${each((a, b) => `<div style="break-inside:avoid"><dt>${a}</dt><dd>${b}</dd></div>`)}</dl>`;
    case 'bracketed-values':
      return each((a, b) => `<div>${a} [ ${b} ]</div>`);
    case 'filled-in':
      return each((a, b) => `<div>${a} ______${b}______</div>`);
    case 'coded':
      return `<table>${pairs.map(([a, b], at) => `<tr><td>B.${at + 1}</td><td>${a}</td><td>${b}</td></tr>`).join('')}</table>`;
    case 'value-row':
      return inParts(
        pairs,
        3,
        (part) =>
          `<table><tr>${part.map(([, b]) => `<td class="big" style="font-size:1.3em">${b}</td>`).join('')}</tr><tr>${part.map(([a]) => `<td>${a}</td>`).join('')}</tr></table>`,
      );
    case 'wrapped':
      return `<table>${each((a, b) => `<tr><td style="width:9em">${a}</td><td>${b}</td></tr>`)}</table>`;
    case 'remarked':
      return `<table><tr><th>@fact@</th><th>@value@</th><th>@source@</th></tr>${pairs.map(([a, b], at) => `<tr><td>${a}</td><td>${b}</td><td class="small">${at % 3 === 0 ? '@bill@' : '@visit@'}</td></tr>`).join('')}</table>`;
    case 'hanging':
      return each((a, b) => `<div><b>${b}</b><span class="small" style="margin-left:.7em">${a}</span></div>`);
    case 'ticked':
      return each((a, b) => `<div>${a} : ${tickedOf(b, style.hasIndexColumn)}</div>`);
    case 'unit-between':
      return `<table><tr><th>@fact@</th><th>@unit@</th><th>@value@</th></tr>${each((a, b) => {
        const [label, inLabel] = unitIn(a);
        const [amount, unit] = inLabel === undefined ? amountIn(b) : [b, inLabel];
        return `<tr><td>${label}</td><td>${unit || '-'}</td><td>${amount}</td></tr>`;
      })}</table>`;
    case 'drifting': {
      const column = (texts: readonly string[], more: string) =>
        `<div style="white-space:nowrap;line-height:${style.sizePt * 1.5}pt;${more}">${texts.map((text) => `<div>${text.replaceAll('<br>', ', ')}</div>`).join('')}</div>`;
      const [labels, values] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
      return `<div class="level" style="display:flex;gap:3em">${column(labels, '')}${column(values, 'font-size:1.2em;font-weight:bold')}</div>`;
    }
    case 'bilingual':
      return `<table>${each((a, b) => `<tr><td>${a}${a in OTHER_LANGUAGE ? ` / ${OTHER_LANGUAGE[a]}` : ''}</td><td>${b}</td></tr>`)}</table>`;
    case 'colon-column':
      return `<table>${each((a, b) => `<tr><td>${a}</td><td style="width:1em">:</td><td>${b}</td></tr>`)}</table>`;
    case 'three-across':
      return `<table>${inParts(pairs, 3, (three) => `<tr>${three.map(([a, b]) => `<td>${a}</td><td><b>${b}</b></td>`).join('')}</tr>`)}</table>`;
    case 'spaced':
      return each(
        (a, b) =>
          `<div class="leader"><span style="width:50%;letter-spacing:.2em;font-size:.85em">${a.toUpperCase()}</span>${b}</div>`,
      );
    case 'footnoted':
      return `<table>${pairs.map(([a, b], at) => `<tr><td>${a}${at % 2 === 0 ? `<sup>${at + 1}</sup>` : ''}</td><td>${b}</td></tr>`).join('')}</table>`;
    case 'verbs':
      return each((a, b) => `<div>${a} @is@ ${b}.</div>`);
    case 'iconed':
      return pairs
        .map(([a, b], at) => `<div>${'■●▲◆'[at % 4]} ${a}<b style="margin-left:1.5em">${b}</b></div>`)
        .join('');
    default:
      return '';
  }
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['aanwezig', 'niet aanwezig'],
  ['Aanwezig', 'Niet aanwezig'],
  ['aanwezig', 'afwezig'],
  ['présente', 'absente'],
];

/** Both answers with a box each, the right one ticked. */
function tickedOf(value: string, isLast: boolean): string {
  const both = OPPOSITES.find((pair) => pair.some((word) => word === value));
  if (!both) return value;
  return (isLast ? both.toReversed() : both)
    .map((word) => `${word === value ? '☒' : '☐'} ${word}`)
    .join(' &emsp; ');
}

const OTHER_LANGUAGE: Readonly<Record<string, string>> = {
  Bouwjaar: 'Année de construction',
  'Année de construction': 'Bouwjaar',
  'Bruto-oppervlakte': 'Superficie brute',
  'Superficie brute': 'Bruto-oppervlakte',
  'Bruto vloeroppervlakte': 'Superficie brute',
  'Surface brute': 'Bruto-oppervlakte',
  'Beschermd volume (m³)': 'Volume protégé (m³)',
  Vloeroppervlakte: 'Surface de plancher',
  Woningtype: 'Type de logement',
  'Type de bâtiment': 'Gebouwtype',
  Verwarming: 'Chauffage',
  Chauffage: 'Verwarming',
  'Sanitair warm water': 'Eau chaude sanitaire',
  'Eau chaude sanitaire': 'Sanitair warm water',
  Ventilatie: 'Ventilation',
  Ventilation: 'Ventilatie',
  'Type ventilatie': 'Type de ventilation',
  'Type opwekker': 'Type de générateur',
  Energiedrager: 'Vecteur énergétique',
  Zonneboiler: 'Chauffe-eau solaire',
  Zonnepanelen: 'Panneaux photovoltaïques',
  'Thermische zonnepanelen': 'Panneaux solaires thermiques',
  'Fotovoltaïsche zonnepanelen': 'Panneaux photovoltaïques',
  'Installation solaire thermique': 'Thermische zonnepanelen',
  'Installation solaire photovoltaïque': 'Fotovoltaïsche zonnepanelen',
};
