/**
 * Wallonia, the certificate of an existing home, one box per kind of wall with the advice beside it.
 * Follows: head, number, dates, total and specific consumption, surface and the classes that public readers and the
 * region's brochure of 2014 have; the brochure's five indicators; rows of letter, name, surface and justification.
 * Assumed: that glass states its Ug in brackets, the wording of justifications and advice, and all geometry.
 */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  type Wall,
  type WallKind,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { FRENCH_FACADES, numberFrom, pairsOf, rowsOf, sideOf, tableWith } from './fifteenth-page.ts';
import { WALLOON_UNKNOWN } from './fourteenth-pace.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, code, comma, dateOf, ofKind, randomIssue, thousands, truthOf } from './home.ts';
import { drawnLetter } from './sheet.ts';

const TOWNS = ['4000 Liège', '5000 Namur', '7000 Mons'] as const;
const GLASS = {
  SINGLE: ['Simple vitrage', '5,7'],
  DOUBLE: ['Double vitrage ordinaire', '2,9'],
  HIGH_EFFICIENCY: ['Double vitrage haut rendement', '1,7'],
} as const;
const BELOW = { ground: 'sur sol', cellar: 'au-dessus de la cave', crawl_space: 'sur vide ventilé' } as const;
const HEATING = {
  GAS_CONDENSING: 'Chaudière, gaz naturel, à condensation',
  GAS_OLD: 'Chaudière, gaz naturel, non à condensation',
  OIL: 'Chaudière, mazout, non à condensation',
  ELECTRIC: 'Chauffage électrique à accumulation',
  HEAT_PUMP: 'Pompe à chaleur, électricité, air-eau',
} as const;
const WATER = {
  WITH_HEATING: 'Production combinée au chauffage',
  ELECTRIC_BOILER: 'Boiler électrique',
  GAS_WATER_HEATER: 'Chauffe-eau instantané au gaz naturel',
} as const;
const AIR = {
  NATURAL: 'Absent',
  EXHAUST: 'Système C : alimentations naturelles, évacuations mécaniques',
  BALANCED_WITH_RECOVERY: 'Système D : alimentations et évacuations mécaniques, avec récupération de chaleur',
} as const;
const GRADES = ['médiocre', 'insuffisante', 'satisfaisante', 'bonne', 'excellente'] as const;
const INDICATORS = [
  ['Besoins en chaleur du logement', 'excessifs', 'élevés', 'moyens', 'faibles', 'minimes'],
  ['Performance des installations de chauffage', ...GRADES],
  ["Performance des installations d'eau chaude sanitaire", ...GRADES],
  ['Système de ventilation', 'absent', 'très partiel', 'partiel', 'incomplet', 'complet'],
  [
    "Utilisation d'énergies renouvelables",
    'sol. therm.',
    'sol. photovolt.',
    'biomasse',
    'pompe à chaleur',
    'cogénération',
  ],
] as const;

export const walloonBoxes: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2017, 2024);
  const label = labelOf('wallonia', home.score);
  const number = `${issue.digits}${numberFrom(6, random)}`;
  const space = random.pick([' ', ' ', '.'] as const);
  const ladder = labelsOf('wallonia')
    .map((each) => `<div class="${each === label ? 'rung own' : 'rung'}">${each}</div>`)
    .join('');
  const shown = random.chance(0.5) ? drawnLetter(label) : `<span class="letter">${label}</span>`;
  const body = `
    <div class="head"><h1>Certificat de Performance Énergétique (PEB)</h1><p>Bâtiment résidentiel existant</p></div>
    <div class="dates"><span>Numéro : ${number}</span><span>Établi le : ${dateOf(issue, '/')}</span><span>Validité maximale : ${dateOf(issue, '/', 10)}</span></div>
    <div class="two"><div><h2>Logement certifié</h2><p>${addressOf(random, 'fr', TOWNS)}</p><p>Certifié comme : ${home.isHouse ? 'Maison unifamiliale' : 'Appartement'}<br>Année de construction : ${home.year}</p></div><div class="photo">photo du bâtiment</div></div>
    <h2>Performance énergétique</h2><p>La consommation théorique totale d'énergie primaire de ce logement est de <b>${thousands(home.score * home.areaM2, space)} kWh/an</b></p>
    <div class="two"><div><p>Surface de plancher chauffée : ................ ${home.areaM2} m²</p><p>Consommation spécifique d'énergie primaire : ${home.score} kWh/m².an</p><p class="small">Exigences PEB réglementation 2010 : 170 kWh/m².an<br>Performance moyenne du parc immobilier wallon en 2010 : 435 kWh/m².an</p></div><div class="ladder">${ladder}<div class="shown">${shown}</div></div></div>
    <h2>Indicateurs spécifiques</h2><table class="five">${indicators(home)}</table>
    <div class="small boxed">Certificateur agréé n° CERTIF-P2-0${random.between(1000, 9999)}. Les résultats dépendent des preuves acceptables fournies ; le comportement des occupants n'est pas pris en compte.</div>
    <h2 class="new">Preuves acceptables</h2>${tableWith(
      ['Postes', 'Preuves prises en compte', 'Références'],
      [
        [
          'Isolation thermique',
          'Dossier de photos',
          `Photos du ${dateOf({ ...issue, year: issue.year - 3 }, '/')}`,
        ],
        ['Étanchéité à l’air', 'Pas de preuve', ''],
        ['Chauffage et eau chaude', 'Plaquette signalétique', `Année ${home.heatingYear}`],
      ],
      'lined',
    )}
    <p>Volume protégé : ${thousands(home.areaM2 * 2.9, space)} m³</p>
    <h2>Description et recommandations – Pertes par les parois</h2><p class="small">Surfaces suivant les dimensions extérieures. Les parois mitoyennes vers un logement chauffé ne sont pas reprises.</p>
    ${box('Toitures et plafonds', 'T', ['inclined', 'flat'], home, '0,24')}${box('Murs', 'M', ['wall'], home, '0,24')}${box('Fenêtres', 'F', ['window'], home, '1,5')}${box('Planchers', 'P', ['floor'], home, '0,24')}${box('Portes', 'D', ['door'], home, '2,0')}
    <h2>Description et recommandations – Systèmes</h2>
    <div class="box"><b>Installation de chauffage</b>${pairsOf([
      ['Production', `${HEATING[home.heating]}, date de fabrication : ${home.heatingYear}`],
      ['Distribution', 'Conduites apparentes, moins de 2 m non isolées'],
      ['Émission', 'Radiateurs avec vannes thermostatiques'],
      [
        'Recommandations :',
        home.heating === 'HEAT_PUMP'
          ? 'aucune'
          : 'Une chaudière à condensation ou une pompe à chaleur consomme moins.',
      ],
    ])}</div>
    <div class="box"><b>Installation d'eau chaude sanitaire</b>${pairsOf([
      ['Production', WATER[home.hotWater]],
      ['Distribution', 'Bain ou douche, entre 1 et 5 m'],
      ['Recommandations :', 'aucune'],
    ])}</div>
    <div class="box"><b>Système de ventilation</b><p>${AIR[home.ventilation]}</p></div>
    <div class="box"><b>Utilisation d'énergies renouvelables</b>${pairsOf([
      ['Installation solaire thermique', home.hasSolarBoiler ? 'Présente' : 'Néant'],
      [
        'Installation solaire photovoltaïque',
        home.panelsKwp === null ? 'Néant' : `Présente, ${thousands(home.panelsKwp * 1000, space)} Wc`,
      ],
      ['Biomasse', 'Néant'],
      ['Unité de cogénération', 'Néant'],
    ])}</div>
    <p>Émissions annuelles de CO₂ : ${thousands(home.score * home.areaM2 * 0.21, space)} kg CO₂/an, soit ${Math.round(home.score * 0.21)} kg CO₂/m².an. 1 000 kg de CO₂ équivalent à rouler 8 400 km en voiture diesel.</p>`;
  const css = `.head { background: #5b8f2f; color: #fff; padding: .5em 1em } h1 { margin: 0; font-size: 1.6em } .head p { margin: 0 } .dates { display: flex; justify-content: space-between; border-bottom: 1pt solid #5b8f2f; padding: .4em 0 } h2 { color: #3f6b1c; font-size: 1.2em; margin: 1em 0 .4em }
    .two { display: grid; grid-template-columns: 1.6fr 1fr; gap: 1.5em } .photo { border: .5pt dashed #999; display: grid; place-items: center; min-height: 7em; color: #999 } .ladder { position: relative } .rung { background: #dfe8d5; width: 4em; margin: 1px; padding: 0 .4em } .own { background: #444; color: #fff } .shown { position: absolute; left: 6em; top: 2em } .letter { font-size: 3.5em; font-weight: bold }
    .five td { border: .4pt solid #bbb; text-align: center; font-size: .85em } .five td:first-child { text-align: left; width: 40% } .chosen { background: #5b8f2f; color: #fff } .boxed, .box { border: .5pt solid #888; padding: .5em .8em; margin: .6em 0 } .box b { color: #3f6b1c } .lined td, .lined th { border: .4pt solid #aaa } .advice { border-left: 2pt solid #e0a030; padding-left: .6em; margin: .4em 0 }`;
  const truth = truthOf(
    file,
    'be-wal',
    {
      ...basics(home, label, home.score),
      ...envelopeTruths(home, false),
      ...installationTruths(home),
      window_glazing_type: code(home.glazing),
    },
    WALLOON_UNKNOWN,
  );
  return { html: pageOf(random, 'fr', css, body), footer: `Numéro : ${number}`, truth };
};

/** All words are printed; those that hold are only coloured. */
function indicators(home: Dwelling): string {
  const level = home.score > 425 ? 0 : home.score > 255 ? 1 : 3;
  const renewables = [
    home.hasSolarBoiler,
    home.panelsKwp !== null,
    false,
    home.heating === 'HEAT_PUMP',
    false,
  ];
  const chosen = [[level], [level], [level], [home.ventilation === 'NATURAL' ? 0 : 4]];
  const rows = INDICATORS.map(([name, ...words], row) => {
    const cells = words.map((word, at) => {
      const isChosen = chosen[row]?.includes(at) ?? renewables[at];
      return `<td${isChosen ? ' class="chosen"' : ''}>${word}</td>`;
    });
    return `<tr><td>${name}</td>${cells.join('')}</tr>`;
  });
  return rows.join('');
}

function box(
  title: string,
  letter: string,
  kinds: readonly WallKind[],
  home: Dwelling,
  goal: string,
): string {
  const walls = ofKind(home, ...kinds);
  if (walls.length === 0) return '';
  const rows = walls.map((wall, at) => [
    `${letter}${at + 1}`,
    nameOf(wall, home),
    `${comma(wall.areaM2, 1)} m²`,
    justified(wall, home),
  ]);
  return `<div class="box"><b>${title}</b><table><thead>${rowsOf([['Type', 'Dénomination', 'Surface', 'Justification']], 'th')}</thead><tbody>${rowsOf(rows)}</tbody></table><p class="advice small">Recommandations : atteindre U ≤ ${goal} W/m².K${title === 'Fenêtres' || title === 'Portes' ? ' lors du remplacement' : ", par exemple avec 16 cm d'isolant"}.</p></div>`;
}

function nameOf(wall: Wall, home: Dwelling): string {
  const names: Partial<Record<string, string>> = {
    inclined: `Toiture inclinée ${sideOf(FRENCH_FACADES, wall)}`,
    flat: 'Toiture plate',
    wall: `Mur façade ${sideOf(FRENCH_FACADES, wall)}`,
    floor: `Plancher ${BELOW[home.below]}`,
    window: `Fenêtre ${sideOf(FRENCH_FACADES, wall)}`,
    door: "Porte d'entrée",
  };
  return names[wall.kind] ?? '';
}

function justified({ kind, uWPerM2K }: Wall, { glazing }: Dwelling): string {
  const [glass, ug] = GLASS[glazing];
  if (kind === 'window') return `${glass} – (U<sub>g</sub> = ${ug} W/m².K), châssis bois`;
  if (kind === 'door') return 'Panneau non isolé, aucun châssis';
  return uWPerM2K < 0.7
    ? 'Laine minérale (MW), 10 cm – constatation visuelle'
    : "Présence d'isolation inconnue – absence de preuve acceptable";
}
