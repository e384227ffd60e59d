/**
 * Wallonia, the certificate that PACE prints: walls grouped by how well they are insulated, in boxes per loss.
 * Follows: titles, labels, units and the letters T, M, F and P that public readers and the region's brochure of 2015
 * have, the sentence of the total and the surface of certificat-peb.ovh, and the words for ventilation of a public
 * form for estate agents. Assumed: the five groups, whose texts are written anew, the sentences on installations, and
 * all geometry.
 */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { row, table } from './blocks.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, code, comma, dateOf, ofKind, randomIssue, thousands, truthOf } from './home.ts';
import { drawnLetter } from './sheet.ts';

const TOWNS = ['1300 Wavre', '7000 Mons', '4800 Verviers'] as const;
const COLOURS = [
  '#00823f',
  '#00a14b',
  '#7fbf4d',
  '#c9d92c',
  '#fff001',
  '#fdb913',
  '#f47b20',
  '#ee3124',
  '#b5121b',
];
const GROUPS = [
  "Parois présentant un très bon niveau d'isolation : performance comparable aux exigences de 2014.",
  "Parois avec un bon niveau d'isolation : performance comparable aux exigences de 2010.",
  "Parois avec isolation insuffisante ou d'épaisseur inconnue.",
  'Parois sans isolation.',
  "Parois dont la présence d'isolation est inconnue.",
] as const;
const GLASS = {
  SINGLE: 'Simple vitrage - (Ug = 5,7 W/m².K)',
  DOUBLE: 'Double vitrage ordinaire - (Ug = 3,1 W/m².K)',
  HIGH_EFFICIENCY: 'Double vitrage haut rendement - (Ug = 1,4 W/m².K)',
} as const;
const ROOMS = ['chambre', 'séjour', 'cuisine', 'bureau'] as const;
const SIDES = ['arrière', 'pignon droit', 'avant', 'pignon gauche'] as const;
const BELOW = {
  ground: 'sur sol',
  cellar: 'sur cave non chauffée',
  crawl_space: 'sur vide sanitaire',
} as const;
const HEATING = {
  GAS_CONDENSING: ['Chaudière, gaz naturel, à condensation', 'Installation de chauffage central'],
  GAS_OLD: ['Chaudière, gaz naturel, non à condensation', 'Installation de chauffage central'],
  OIL: ['Chaudière, mazout, non à condensation', 'Installation de chauffage central'],
  ELECTRIC: ['Chauffage électrique direct (convecteurs, sans accumulation)', 'Chauffage local'],
  HEAT_PUMP: [
    'Pompe à chaleur électrique, source : air extérieur, fluide : eau',
    'Installation de chauffage central',
  ],
} as const;
const WATER = {
  WITH_HEATING: 'Production instantanée par chaudière, couplée au chauffage des locaux',
  ELECTRIC_BOILER: 'Production avec stockage par résistance électrique (boiler électrique)',
  GAS_WATER_HEATER: 'Production instantanée par un chauffe-eau au gaz naturel',
} as const;
const AIR = {
  NATURAL:
    'Selon les relevés du certificateur, aucun dispositif de ventilation ne se trouve dans le logement.',
  EXHAUST: 'Le logement est équipé d’un système C complet : alimentation naturelle et évacuation mécanique.',
  BALANCED_WITH_RECOVERY:
    'Le logement est équipé d’un système D complet : alimentation et évacuation mécaniques, avec récupération de chaleur.',
} as const;
/** The certificate of this region has no U-value of a wall, and says little of these. */
export const WALLOON_UNKNOWN = [
  'basement_type',
  'estate_format',
  'window_u_value_w_per_m2_k',
  'outer_wall_insulation_type',
  'inclined_roof_insulation_type',
  'flat_roof_insulation_type',
  'floor_insulation_type',
];

export const walloonGroups: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2012, 2025);
  const label = labelOf('wallonia', home.score);
  const number = `${issue.digits}${random.between(100000, 999999)}`;
  const labels = labelsOf('wallonia');
  const own = random.chance(0.5) ? `<b class="own">${label}</b>` : drawnLetter(label);
  const scale = labels
    .map(
      (each, at) =>
        `<div class="step"><span style="width:${3 + at * 1.3}em;background:${COLOURS[at]}">${each}</span>${each === label ? `<span class="pointer">${own} ${home.score}</span>` : ''}</div>`,
    )
    .join('');
  const co2Kg = random.between(70, 240) * 100;
  const body = `
    <div class="head"><div><b>Certificat de Performance Énergétique (PEB)</b><br>Bâtiment résidentiel existant</div>
    <div>Numéro :<br>${number}<br>Établi le : ${dateOf(issue, '/')}<br>Validité maximale : ${dateOf(issue, '/', 10)}</div></div>
    <div class="box"><b>Logement certifié</b><br>${addressOf(random, 'fr', TOWNS)}<br>
    Certifié comme : <b>${home.isHouse ? 'Maison unifamiliale' : 'Appartement'}</b><br>Date de construction : <b>${home.year}</b></div>
    <div class="box"><b>Performance énergétique</b>
    <p>La consommation théorique totale d'énergie primaire de ce logement est de <b>${thousands(home.score * home.areaM2, ' ')} kWh/an</b></p>
    <p>Surface de plancher chauffée :${'.'.repeat(14)}<b>${home.areaM2} m²</b></p>
    <p>Consommation spécifique d'énergie primaire :${'.'.repeat(9)}<b>${home.score} kWh/m².an</b></p>
    <div class="row"><div class="scale">${scale}</div><div>Exigences PEB<br>réglementation 2010<br><br>Performance moyenne<br>du parc immobilier<br>wallon en 2010</div></div></div>
    <div class="box"><b>Indicateurs spécifiques</b>${indicators(random, home)}</div>
    <p class="small">Certificateur agréé n° CERTIF-P1-0${random.between(1000, 2999)}. Version du logiciel de calcul 4.0.${random.between(1, 4)}</p>
    <h2 class="new">Descriptions et recommandations -1-</h2><h3>Pertes par les parois</h3>
    <p>Les surfaces sont mesurées selon le protocole de collecte des données. Volume protégé : ${Math.round(home.areaM2 * 2.8)} m³. Étanchéité à l'air : non mesurée.</p>
    ${parts(random, home)}
    <h2 class="new">Descriptions et recommandations -3-</h2>
    <div class="box"><b>Installation de chauffage</b><p>${HEATING[home.heating][1]} – 100 % du logement chauffé</p>
    ${table([
      row([
        'Production',
        `${HEATING[home.heating][0]}, date de fabrication : ${home.heatingYear < 1990 ? 'avant 1990' : 'après 1990'}`,
      ]),
      row(['Distribution', 'Entre 2 m et 20 m de conduites non isolées traversant des espaces non chauffés']),
      row([
        'Émission/ régulation',
        home.heating === 'ELECTRIC'
          ? 'Régulation par appareil'
          : "Radiateurs, avec vannes thermostatiques ; présence d'un thermostat d'ambiance",
      ]),
    ])}</div>
    <div class="box"><b>Installation d'eau chaude sanitaire</b>${table([
      row(['Production', WATER[home.hotWater]]),
      row([
        'Distribution',
        'Bain ou douche, entre 1 m et 5 m de conduite ; évier de cuisine, plus de 5 m de conduite',
      ]),
    ])}</div>
    <div class="box"><b>Système de ventilation</b><p>${AIR[home.ventilation]}</p></div>
    <div class="box"><b>Utilisation d'énergies renouvelables</b><div class="row">${['sol. therm.', 'sol. photovolt.', 'biomasse', 'pompe à chaleur', 'cogénération'].map((each) => `<span class="small">${each}</span>`).join('')}</div>
    ${table([
      row([
        'Installation solaire thermique',
        home.hasSolarBoiler ? 'Capteurs pour la production d’eau chaude sanitaire, orientation sud' : 'NÉANT',
      ]),
      row([
        'Installation solaire photovoltaïque',
        home.panelsKwp === null
          ? 'NÉANT'
          : `Type monocristallin, puissance crête installée : ${thousands(home.panelsKwp * 1000, ' ')} Wc`,
      ]),
      row(['Unité de cogénération', 'NÉANT']),
    ])}</div>
    <h3>Impact sur l'environnement</h3>${table([
      row(['Émission annuelle de CO₂ du logement', `${thousands(co2Kg, ' ')} kg CO₂/an`]),
      row(['Émissions spécifiques de CO₂', `${Math.round(co2Kg / home.areaM2)} kg CO₂/m².an`]),
    ])}`;
  const css = `.head { display: flex; justify-content: space-between; background: #dfe8d0; padding: .5em } .head b { font-size: 1.3em }
    .box { border: .5pt solid #9ab; padding: .5em .7em; margin: .6em 0; break-inside: avoid } .box p { margin: .4em 0 } .row { display: flex; gap: 2em; align-items: center }
    .scale { width: 26em } .step { display: flex; gap: 3em; align-items: center; margin: 1px 0 } .step > span:first-child { padding: .1em .4em } .pointer { font-weight: bold } .own { font-size: 2.6em }
    .group td { background: #eef2e4; font-style: italic } .walls td, .walls th { border: .5pt solid #9ab } .words { display: flex; justify-content: space-between; margin-left: 2em } .words b { border: .8pt solid #333; padding: 0 .3em }`;
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

const INDICATORS = [
  ['Besoins en chaleur du logement', 'excessifs|élevés|moyens|faibles|minimes'],
  ['Performance des installations de chauffage', 'médiocre|insuffisante|satisfaisante|bonne|excellente'],
  [
    "Performance des installations d'eau chaude sanitaire",
    'médiocre|insuffisante|satisfaisante|bonne|excellente',
  ],
  ['Système de ventilation', 'absent|très partiel|partiel|incomplet|complet'],
] as const;

/** The chosen word of each is in a box; that of ventilation follows from the system. */
const indicators = (random: Random, home: Dwelling) =>
  INDICATORS.map(([title, words], index) => {
    const all = words.split('|');
    const last = all.length - 1;
    const chosen = index < 3 ? random.between(0, last) : home.ventilation === 'NATURAL' ? 0 : last;
    return `<div>${title}</div><div class="words">${all.map((each, at) => (at === chosen ? `<b>${each}</b>` : `<span>${each}</span>`)).join('')}</div>`;
  }).join('');

function groupOf({ kind, uWPerM2K }: Wall): number {
  if (kind === 'window') return uWPerM2K > 4 ? 3 : uWPerM2K > 2.4 ? 2 : 1;
  return uWPerM2K < 0.3 ? 0 : uWPerM2K < 0.5 ? 1 : uWPerM2K < 0.9 ? 2 : uWPerM2K < 1.5 ? 4 : 3;
}

/** Rows of all kinds stand together in a group; numbers run on per kind through the whole certificate. */
function parts(random: Random, home: Dwelling): string {
  const rows = [
    ...ofKind(home, 'inclined', 'flat').map((wall, at) => [wall, `T${at + 1}`] as const),
    ...ofKind(home, 'wall').map((wall, at) => [wall, `M${at + 1}`] as const),
    ...ofKind(home, 'window', 'door').map((wall, at) => [wall, `F${at + 1}`] as const),
    ...ofKind(home, 'floor').map((wall, at) => [wall, `P${at + 1}`] as const),
  ];
  return GROUPS.map((title, group) => {
    const own = rows.filter(([wall]) => groupOf(wall) === group);
    if (own.length === 0) return '';
    return `<table class="walls"><tr class="group"><td colspan="4">${'①②③④⑤'[group]} ${title}</td></tr>${row(['Type', 'Dénomination', 'Surface', 'Justification'], 'th')}
      ${own.map(([wall, number]) => row([number, nameOf(random, home, wall), `${comma(wall.areaM2, 1)} m²`, reasonOf(home, wall, group)])).join('')}</table>
      <p><b>Recommandations :</b> ${group < 2 ? 'aucune' : 'isoler ou remplacer ces parois ; un professionnel déterminera la technique et l’épaisseur.'}</p>`;
  }).join('');
}

function nameOf(random: Random, home: Dwelling, { kind, orientation }: Wall): string {
  const names = {
    inclined: `Toiture inclinée ${SIDES[orientation]}`,
    flat: 'Toiture plate annexe',
    attic: 'Plafond du grenier',
    wall: `Mur de façade ${SIDES[orientation]}`,
    neighbour: 'Mur mitoyen',
    floor: `Plancher ${BELOW[home.below]}`,
    window: `Fenêtre ${random.pick(ROOMS)} (façade ${SIDES[orientation]})`,
    door: "Porte d'entrée",
  };
  return names[kind];
}

function reasonOf(home: Dwelling, { kind, uWPerM2K }: Wall, group: number): string {
  if (kind === 'window') return `${GLASS[home.glazing]}<br>Châssis bois`;
  if (kind === 'door') return 'Panneau non isolé non métallique<br>Aucun châssis';
  if (group === 4) return "Pas d'isolation constatée, rien n'exclut sa présence";
  return group === 3
    ? "Absence d'isolation constatée"
    : `Laine minérale (MW), ${Math.round(4 / uWPerM2K)} cm<br>Preuve acceptable`;
}
