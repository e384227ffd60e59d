/**
 * Brussels, the certifier's rapport d'encodage: compositions first, then the walls that refer to them.
 * Follows: the parts and their order of the protocol, Livre IV (version 2.2 of 2017, table of contents: généralités,
 * preuves acceptables, composantes opaques and composantes châssis, parois de déperdition, installations techniques),
 * and its terms paroi, environnement, orientation, superficie. Assumed: the columns, the codes and the layout.
 */
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { row, table } from './blocks.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, BASEMENTS, basics, code, comma, ofKind, randomIssue, truthOf } from './home.ts';

const TOWNS = ['1050 Ixelles', '1070 Anderlecht', '1200 Woluwe-Saint-Lambert'] as const;
const GLASS = { SINGLE: 'Simple', DOUBLE: 'Double', HIGH_EFFICIENCY: 'HR (haut rendement)' } as const;
const ENVIRONMENTS = { ground: 'Sol', cellar: 'Cave', crawl_space: 'Vide sanitaire' } as const;
const COMPASS = ['N', 'E', 'S', 'O'] as const;
const HEATING = {
  GAS_CONDENSING: ['Central', 'Chaudière à condensation', 'Gaz naturel'],
  GAS_OLD: ['Central', 'Chaudière sans condensation', 'Gaz naturel'],
  OIL: ['Central', 'Chaudière sans condensation', 'Mazout'],
  ELECTRIC: ['Local', 'Radiateurs électriques directs', 'Électricité'],
  HEAT_PUMP: ['Central', 'Pompe à chaleur (air extérieur / eau)', 'Électricité'],
} as const;
const WATER = {
  WITH_HEATING: ['Oui', 'Même générateur que le chauffage'],
  ELECTRIC_BOILER: ['Non', 'Boiler électrique'],
  GAS_WATER_HEATER: ['Non', 'Chauffe-eau instantané au gaz'],
} as const;
const AIR = {
  NATURAL: 'Pas de système de ventilation',
  EXHAUST: 'C : amenée naturelle, évacuation mécanique',
  BALANCED_WITH_RECOVERY: 'D : amenée et évacuation mécaniques, récupération de chaleur',
} as const;

interface Component {
  name: string;
  uWPerM2K: number;
  kind: Wall['kind'];
}

export const encodedWalls: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2014, 2025);
  const number = `${issue.digits}-000${random.between(1000000, 9999999)}-01-${random.between(1, 9)}`;
  const components = componentsOf(home);
  const [system, device, energy] = HEATING[home.heating];
  const [isCombined, heater] = WATER[home.hotWater];
  const parts = [
    ['Toitures', ofKind(home, 'inclined', 'flat')],
    ['Façades', ofKind(home, 'wall', 'neighbour')],
    ['Planchers', ofKind(home, 'floor')],
  ] as const;
  const body = `
    <h1>Rapport d'encodage</h1><p>Certificat PEB habitation individuelle n° ${number}<br>Région de Bruxelles-Capitale – ce rapport accompagne le certificat.</p>
    <h2>Partie 1 : généralités</h2>${table([
      row([
        'Adresse',
        addressOf(random, 'fr', TOWNS).replace('<br>', ', '),
        "Type d'habitation",
        home.isHouse ? 'Maison unifamiliale' : 'Appartement',
      ]),
      row(['Année de construction', String(home.year), 'Superficie brute', `${home.areaM2} m²`]),
      row(['Volume protégé', `${Math.round(home.areaM2 * 2.9)} m³`, 'Masse thermique', 'Mi-lourd']),
    ])}
    <h2>Partie 2 : preuves acceptables</h2><p>Aucune preuve acceptable n'a été fournie.</p>
    <h2>Partie 3 : composantes de l'enveloppe</h2><h3>3.1 Composantes opaques</h3>${table([
      row(['Code', 'Composition', 'Isolation', 'U [W/m²K]'], 'th'),
      ...components.opaque.map(({ name, kind, uWPerM2K }) =>
        row([
          name,
          COMPOSITIONS[kind],
          uWPerM2K < 0.7 ? `MW ${Math.round(4 / uWPerM2K)} cm` : 'Inconnue',
          comma(uWPerM2K, 2),
        ]),
      ),
    ])}
    <h3>3.2 Composantes châssis</h3>${table([
      row(['Code', 'Vitrage', 'Profilé', 'U [W/m²K]'], 'th'),
      ...components.frames.map(({ name, uWPerM2K, kind }) =>
        row([name, kind === 'door' ? 'Porte opaque' : GLASS[home.glazing], 'Bois', comma(uWPerM2K, 2)]),
      ),
    ])}
    <h2 class="new">Partie 4 : parois de déperdition</h2>
    ${parts.map(([title, walls], at) => (walls.length > 0 ? `<h3>4.${at + 1} ${title}</h3>${wallsOf(home, walls, components.opaque)}` : '')).join('')}
    <h3>4.4 Ouvertures</h3>${table([
      row(['Dénomination', 'Composante', 'Orientation', 'Superficie [m²]'], 'th'),
      ...ofKind(home, 'window', 'door').map((wall, at) =>
        row([
          wall.kind === 'window' ? `Fenêtre ${at + 1}` : 'Porte 1',
          codeOf(components.frames, wall),
          COMPASS[wall.orientation] ?? '',
          comma(wall.areaM2, 1),
        ]),
      ),
    ])}
    <h2>Partie 5 : installations techniques</h2>
    <h3>5.1 Chauffage</h3>${table([row(['Type de système', 'Générateur', 'Combustible / vecteur', 'Année'], 'th'), row([system, device, energy, String(home.heatingYear)])])}
    <h3>5.2 Eau chaude sanitaire</h3>${table([row(['Combinée au chauffage', 'Appareil'], 'th'), row([isCombined, heater])])}
    <h3>5.3 Installations solaires</h3>${table([
      row(['Installation', 'Présence', 'Puissance de crête'], 'th'),
      row(['Solaire thermique', home.hasSolarBoiler ? 'Oui' : 'Non', '-']),
      row([
        'Photovoltaïque',
        home.panelsKwp === null ? 'Non' : 'Oui',
        home.panelsKwp === null ? '-' : `${comma(home.panelsKwp, 2)} kWc`,
      ]),
    ])}
    <h3>5.4 Ventilation</h3><p>${AIR[home.ventilation]}</p>`;
  const css = `h1 { margin: 0; font-size: 1.7em } h2 { background: #24563a; color: #fff; padding: .2em .5em; font-size: 1.1em } h3 { font-size: 1em; margin: .8em 0 .2em }
    td, th { border: .5pt solid #999 } th { background: #e6efe9 }`;
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

const COMPOSITIONS: Readonly<Record<Wall['kind'], string>> = {
  inclined: 'Toiture inclinée, tuiles sur charpente',
  flat: 'Toiture plate, structure en bois',
  attic: 'Plafond sous grenier',
  wall: 'Mur en briques',
  neighbour: 'Mur mitoyen en briques',
  floor: 'Plancher en béton',
  window: '',
  door: '',
};
const CODES: Readonly<Record<Wall['kind'], string>> = {
  inclined: 'TI',
  flat: 'TP',
  attic: 'PG',
  wall: 'MU',
  neighbour: 'MM',
  floor: 'PL',
  window: 'CH',
  door: 'PO',
};

/** Walls of one kind and value share a composition. */
function componentsOf({ walls }: Dwelling): { opaque: Component[]; frames: Component[] } {
  const all: Component[] = [];
  for (const { kind, uWPerM2K } of walls) {
    if (all.some((each) => each.kind === kind && each.uWPerM2K === uWPerM2K)) continue;
    const count = all.filter((each) => each.kind === kind).length;
    all.push({ name: `${CODES[kind]}${count + 1}`, kind, uWPerM2K });
  }
  const isFrame = ({ kind }: Component) => kind === 'window' || kind === 'door';
  return { opaque: all.filter((each) => !isFrame(each)), frames: all.filter(isFrame) };
}

const NAMES: Readonly<Partial<Record<Wall['kind'], string>>> = {
  inclined: 'Versant',
  flat: 'Toiture plate',
  wall: 'Façade',
  neighbour: 'Mitoyen',
  floor: 'Plancher',
};

const codeOf = (components: readonly Component[], wall: Wall) =>
  components.find(({ kind, uWPerM2K }) => kind === wall.kind && uWPerM2K === wall.uWPerM2K)?.name ?? '';

function wallsOf(home: Dwelling, walls: readonly Wall[], components: readonly Component[]): string {
  return table([
    row(['Dénomination', 'Composante', 'Environnement', 'Orientation', 'Superficie [m²]'], 'th'),
    ...walls.map((wall, at) => {
      const side =
        wall.kind === 'floor'
          ? ENVIRONMENTS[home.below]
          : wall.kind === 'neighbour'
            ? 'Espace chauffé'
            : 'Extérieur';
      const isTurned = wall.kind === 'inclined' || wall.kind === 'wall' || wall.kind === 'neighbour';
      return row([
        `${NAMES[wall.kind] ?? ''} ${at + 1}`,
        codeOf(components, wall),
        side,
        isTurned ? (COMPASS[wall.orientation] ?? '') : '-',
        comma(wall.areaM2, 1),
      ]);
    }),
  ]);
}
