/**
 * Brussels, the certifier's rapport d'encodage as a card per wall, each with the openings that are cut from it.
 * Follows: the parts and their order of the protocol, Livre IV (2017): généralités, preuves acceptables, composantes,
 * parois de déperdition (toitures, façades, planchers), installations techniques; and the terms of Livre II: localisation,
 * environnement, orientation, pente, statut, superficie. Assumed: the cards, gross and net areas, and the example.
 */
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  sumOf,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import {
  FRENCH_FACADES,
  FRENCH_SIDES,
  numberFrom,
  pairsOf,
  rowsOf,
  sideOf,
  tableWith,
} from './fifteenth-page.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, BASEMENTS, basics, code, comma, dateOf, ofKind, randomIssue, truthOf } from './home.ts';

const TOWNS = ['1060 Saint-Gilles', '1180 Uccle', '1080 Molenbeek-Saint-Jean'] as const;
const GLASS = {
  SINGLE: 'Simple vitrage',
  DOUBLE: 'Double vitrage',
  HIGH_EFFICIENCY: 'Double vitrage haut rendement',
} as const;
const BELOW = { ground: 'Sol', cellar: 'Cave', crawl_space: 'Vide sanitaire' } as const;
const HEATING = {
  GAS_CONDENSING: ['Chaudière à condensation', 'Gaz naturel'],
  GAS_OLD: ['Chaudière non à condensation', 'Gaz naturel'],
  OIL: ['Chaudière non à condensation', 'Mazout'],
  ELECTRIC: ['Chauffage électrique direct', 'Électricité'],
  HEAT_PUMP: ['Pompe à chaleur air-eau', 'Électricité'],
} as const;
const WATER = {
  WITH_HEATING: 'Production combinée au chauffage',
  ELECTRIC_BOILER: 'Boiler électrique',
  GAS_WATER_HEATER: 'Chauffe-eau au gaz',
} as const;
const AIR = {
  NATURAL: 'Système A – ventilation naturelle',
  EXHAUST: 'Système C – évacuation mécanique',
  BALANCED_WITH_RECOVERY: 'Système D – double flux avec récupération de chaleur',
} as const;

export const encodingCards: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2017, 2024);
  const number = `${issue.digits}-0000${numberFrom(6, random)}-01-${random.between(1, 9)}`;
  const [device, carrier] = HEATING[home.heating];
  const body = `
    <h1>Rapport d'encodage</h1><p class="sub">Certificat PEB – habitation individuelle<br>Région de Bruxelles-Capitale</p>
    <p class="small">Ce rapport reprend les données introduites par le certificateur. Il ne remplace pas le certificat PEB.</p>
    <h2>Partie 1 : Généralités</h2>${pairsOf([
      ['Numéro du certificat', number],
      ['Adresse', addressOf(random, 'fr', TOWNS).replace('<br>', ', ')],
      ["Type d'habitation", home.isHouse ? 'Maison unifamiliale' : 'Appartement'],
      ['Année de construction', String(home.year)],
      ['Superficie brute', `${home.areaM2} m²`],
      ['Volume protégé', `${Math.round(home.areaM2 * 2.9)} m³`],
      ['Masse thermique', 'Mi-lourde ou peu lourde'],
      ['Date de la visite', dateOf(issue, '/')],
    ])}
    <h2>Partie 2 : Preuves acceptables</h2>${tableWith(
      ['Code', 'Type de preuve', 'Date', 'Utilisée pour'],
      [
        [
          'PA1',
          'Facture d’un entrepreneur',
          dateOf({ ...issue, year: issue.year - 4 }, '/'),
          'Isolation, 12 m² de mur',
        ],
        ['PA2', 'Plans as-built', String(home.year + 2), 'Superficies'],
      ],
      'lined',
    )}
    <h2>Partie 3 : Composantes de l'enveloppe</h2><p class="small">Valeurs par défaut du protocole, à titre d'exemple : mur plein sans isolation U = 2,10 W/(m².K) ; toiture isolée 10 cm U = 0,45 W/(m².K). Les valeurs retenues figurent par paroi dans la partie 4.</p>
    <h2 class="new">Partie 4 : Parois de déperdition</h2>
    <h3>4.1 Les toitures</h3><div class="cards">${ofKind(home, 'inclined', 'flat')
      .map((wall, at) =>
        card(`Toiture ${at + 1} – ${wall.kind === 'flat' ? 'toiture plate' : 'toiture inclinée'}`, wall, [
          ['Environnement', 'Air extérieur'],
          ['Pente', `${wall.slope}°`],
          ...(wall.kind === 'flat' ? [] : [['Orientation', sideOf(FRENCH_SIDES, wall)] as const]),
        ]),
      )
      .join('')}</div>
    <h3>4.2 Les façades</h3><div class="cards">${facades(home)}</div>
    <h3>4.3 Les planchers</h3><div class="cards">${ofKind(home, 'floor')
      .map((wall, at) => card(`Plancher ${at + 1}`, wall, [['Environnement', BELOW[home.below]]]))
      .join('')}</div>
    <h3>4.4 Les ouvrages annexes</h3><p>Néant</p>
    <h2>Partie 5 : Installations techniques</h2>
    <h3>5.1 Le chauffage</h3>${pairsOf([
      ['Part du volume chauffé', '100 %'],
      ['Producteur', device],
      ['Vecteur énergétique', carrier],
      ['Année de fabrication', String(home.heatingYear)],
      ['Émetteurs', 'Radiateurs'],
    ])}
    <h3>5.2 L'eau chaude sanitaire</h3>${pairsOf([
      ['Production', WATER[home.hotWater]],
      ['Desservis', 'Cuisine, salle de bain'],
    ])}
    <h3>5.3 Les installations solaires</h3>${pairsOf([['Solaire thermique', home.hasSolarBoiler ? 'Oui' : 'Non'], ['Solaire photovoltaïque', home.panelsKwp === null ? 'Non' : 'Oui'], ...(home.panelsKwp === null ? [] : [['Puissance crête', `${comma(home.panelsKwp, 2)} kWc`] as const])])}
    <h3>5.4 L'installation de ventilation</h3>${pairsOf([['Type', AIR[home.ventilation]]])}`;
  const css = `h1 { font-size: 2em; margin: 0; color: #0a5c7c } .sub { font-size: 1.2em; margin: 0 } h2 { background: #0a5c7c; color: #fff; padding: .2em .6em; font-size: 1.15em } h3 { font-size: 1.05em; margin: .9em 0 .3em } .pairs td:first-child { width: 40%; color: #555 } .lined td, .lined th { border: .4pt solid #999 }
    .cards { display: grid; grid-template-columns: 1fr 1fr; gap: .7em } .card { border: .6pt solid #7a9; break-inside: avoid } .card > b { display: block; background: #e8f2f2; padding: .2em .5em } .card td, .card th { padding: .1em .5em } .openings { font-size: .9em; border-top: .4pt dashed #7a9 }`;
  const truth = truthOf(
    file,
    'be-bru-encoding',
    {
      ...basics(home, null, null),
      ...envelopeTruths(home, true),
      ...installationTruths(home),
      window_glazing_type: code(home.glazing),
      basement_type: code(BASEMENTS[home.below]),
    },
    ['estate_format'],
  );
  return { html: pageOf(random, 'fr', css, body), footer: `Rapport d'encodage ${number}`, truth };
};

type Facts = readonly (readonly [label: string, value: string])[];

const card = (title: string, wall: Wall, facts: Facts, openings: readonly Wall[] = [], more = '') =>
  `<div class="card"><b>${title}</b>${pairsOf([
    ...facts,
    ['Statut', 'Existant'],
    ...(openings.length > 0
      ? [['Superficie brute', `${comma(wall.areaM2 + sumOf(openings), 1)} m²`] as const]
      : []),
    [openings.length > 0 ? 'Superficie nette' : 'Superficie', `${comma(wall.areaM2, 1)} m²`],
    ['Valeur U', `${comma(wall.uWPerM2K, 2)} W/(m².K)`],
  ])}${more}</div>`;

/** The openings of a side stand on the card of its first façade; those of a side without one get a card of their own. */
function facades(home: Dwelling): string {
  const own = ofKind(home, 'wall');
  const openings = ofKind(home, 'window', 'door');
  const cards = own.map((wall, at) => {
    const isFirst = own.findIndex(({ orientation }) => orientation === wall.orientation) === at;
    const cut = isFirst ? openings.filter(({ orientation }) => orientation === wall.orientation) : [];
    const facts: Facts = [
      ['Environnement', 'Air extérieur'],
      ['Orientation', sideOf(FRENCH_SIDES, wall)],
    ];
    return card(
      `Façade ${at + 1} – façade ${sideOf(FRENCH_FACADES, wall)}`,
      wall,
      facts,
      cut,
      listed(cut, home),
    );
  });
  const rest = openings.filter((each) => !own.some(({ orientation }) => orientation === each.orientation));
  const left =
    rest.length > 0 ? `<div class="card"><b>Châssis dans d'autres parois</b>${listed(rest, home)}</div>` : '';
  return cards.join('') + left;
}

const listed = (openings: readonly Wall[], { glazing }: Dwelling) =>
  openings.length === 0
    ? ''
    : `<table class="openings"><thead>${rowsOf([['Châssis', 'Remplissage', 'm²', 'U W/(m².K)']], 'th')}</thead><tbody>${rowsOf(openings.map((each) => [each.kind === 'door' ? 'Porte' : 'Fenêtre', each.kind === 'door' ? 'Panneau opaque' : GLASS[glazing], comma(each.areaM2, 1), comma(each.uWPerM2K, 2)]))}</tbody></table>`;
