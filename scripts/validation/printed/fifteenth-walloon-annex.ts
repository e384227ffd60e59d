/**
 * Wallonia, a certificate's summary sheet with the annex of what the certifier entered: gross and net areas, openings.
 * Follows: labels of the first page that public readers have; the words of the region's software as public files of it
 * show them (façades libres, paroi pleine or creuse, environnement extérieur, sol, cave, U). Assumed: that the annex is
 * printed with U-values, its columns, units "m2" and "W/m²K", and all geometry.
 */
import { labelOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  losing,
  sumOf,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import {
  FRENCH_FACADES,
  FRENCH_SIDES,
  numberFrom,
  pairsOf,
  RUNNING_HEAD_CSS,
  sideOf,
  tableWith,
  withRunningHead,
} from './fifteenth-page.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, code, comma, dateOf, ofKind, randomIssue, thousands, truthOf } from './home.ts';

const TOWNS = ['6000 Charleroi', '4800 Verviers', '1300 Wavre'] as const;
const GLASS = {
  SINGLE: 'simple vitrage',
  DOUBLE: 'double vitrage',
  HIGH_EFFICIENCY: 'double vitrage HR',
} as const;
const BELOW = { ground: 'Sol', cellar: 'Cave', crawl_space: 'Vide sanitaire' } as const;
const HEATING = {
  GAS_CONDENSING: ['Gaz naturel', 'Chaudière à condensation'],
  GAS_OLD: ['Gaz naturel', 'Chaudière non à condensation'],
  OIL: ['Mazout', 'Chaudière non à condensation'],
  ELECTRIC: ['Électricité', 'Chauffage électrique direct'],
  HEAT_PUMP: ['Électricité', 'Pompe à chaleur air-eau'],
} as const;
const WATER = {
  WITH_HEATING: 'Liée au chauffage',
  ELECTRIC_BOILER: 'Boiler électrique',
  GAS_WATER_HEATER: 'Chauffe-eau au gaz',
} as const;
const AIR = {
  NATURAL: 'Système A (alimentations et évacuations naturelles)',
  EXHAUST: 'Système C (évacuations mécaniques)',
  BALANCED_WITH_RECOVERY: 'Système D avec récupération de chaleur',
} as const;

export const walloonAnnex: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2017, 2024);
  const label = labelOf('wallonia', home.score);
  const number = `${issue.digits}${numberFrom(6, random)}`;
  const [carrier, device] = HEATING[home.heating];
  const head = `<div class="head"><span>Wallonie – Certificat PEB – Bâtiment résidentiel existant</span><span>N° ${number}</span></div>`;
  const roofs = ofKind(home, 'inclined', 'flat');
  const body = `
    <h1>Fiche de synthèse du certificat PEB</h1><p>${addressOf(random, 'fr', TOWNS)}</p>
    <div class="big"><span class="letter">${label}</span><span>E<sub>spec</sub> ${home.score} kWh/m².an</span></div>
    ${pairsOf([
      ['Numéro', number],
      ['Établi le', dateOf(issue, '/')],
      ['Validité maximale', dateOf(issue, '/', 10)],
      ['Nature du bien', home.isHouse ? 'Maison unifamiliale' : 'Appartement'],
      ['Année de construction', String(home.year)],
      ['Surface de plancher chauffée', `${home.areaM2} m2`],
      [
        "Consommation théorique totale d'énergie primaire",
        `${thousands(home.score * home.areaM2, ' ')} kWh/an`,
      ],
      ["Consommation spécifique d'énergie primaire", `${home.score} kWh/m².an`],
      ['Émissions spécifiques de CO₂', `${Math.round(home.score * 0.2)} kg/m².an`],
    ])}
    <p class="small">Limites des classes (kWh/m².an) : A++ ≤ 0 ; A+ ≤ 45 ; A ≤ 85 ; B ≤ 170 ; C ≤ 255 ; D ≤ 340 ; E ≤ 425 ; F ≤ 510 ; G &gt; 510. Exemple : 303 kWh/m².an correspond à la classe D. Moyenne des logements certifiés de la commune : ${random.between(330, 480)} kWh/m².an.</p>
    <h2>Trois priorités du certificateur</h2><ol><li>Isoler la toiture (objectif U = 0,24 W/m²K, gain estimé ${Math.round(home.score * 0.15)} kWh/m².an).</li><li>Remplacer les châssis (objectif U<sub>w</sub> = 1,50 W/m²K, U<sub>g</sub> = 1,10 W/m²K).</li><li>Installer un système de ventilation complet (type D, récupération de 80 %).</li></ol>
    <h1 class="new">Annexe – données encodées</h1>
    <h2>Toitures</h2>${tableWith(
      ['Réf.', 'Désignation', 'Pente', 'Orient.', 'U (W/m²K)', 'S nette (m2)'],
      roofs.map((wall, at) => [
        `T${at + 1}`,
        wall.kind === 'flat' ? 'Toiture plate' : 'Versant de toiture inclinée',
        `${wall.slope}°`,
        wall.kind === 'flat' ? '–' : sideOf(FRENCH_SIDES, wall),
        comma(wall.uWPerM2K, 2),
        comma(wall.areaM2, 1),
      ]),
      'lined',
    )}
    <h2>Murs</h2>${tableWith(['Réf.', 'Désignation', 'Environnement', 'S brute (m2)', 'S baies (m2)', 'S nette (m2)', 'U (W/m²K)'], walls(home), 'lined')}
    <p class="small">La surface brute comprend les baies encodées dans le mur ; la surface nette sert au calcul. Mur creux sans isolant : U = 1,70 W/m²K par défaut.</p>
    <h2>Planchers</h2>${tableWith(
      ['Réf.', 'Environnement', 'S nette (m2)', 'U (W/m²K)'],
      ofKind(home, 'floor').map((wall, at) => [
        `P${at + 1}`,
        BELOW[home.below],
        comma(wall.areaM2, 1),
        comma(wall.uWPerM2K, 2),
      ]),
      'lined',
    )}
    <h2>Fenêtres</h2>${tableWith(
      ['Réf.', 'Façade', 'Vitrage', 'Châssis', 'S (m2)', 'U<sub>w</sub> (W/m²K)'],
      ofKind(home, 'window').map((wall, at) => [
        `F${at + 1}`,
        sideOf(FRENCH_FACADES, wall),
        GLASS[home.glazing],
        'PVC',
        comma(wall.areaM2, 1),
        comma(wall.uWPerM2K, 2),
      ]),
      'lined',
    )}
    ${ofKind(home, 'door')
      .map(
        (wall) =>
          `<p>Porte d'entrée : ${comma(wall.areaM2, 1)} m2, U<sub>d</sub> ${comma(wall.uWPerM2K, 2)} W/m²K</p>`,
      )
      .join('')}
    <p>Surface totale de déperdition : ${comma(sumOf(losing(home.walls)), 1)} m2. Volume protégé : ${thousands(home.areaM2 * 2.9, ' ')} m3.</p>
    <h2>Systèmes</h2>${pairsOf([
      ['Chauffage – vecteur énergétique', carrier],
      ['Chauffage – producteur', device],
      ['Date de fabrication', String(home.heatingYear)],
      ['Eau chaude sanitaire – production', WATER[home.hotWater]],
      ['Ventilation', AIR[home.ventilation]],
      ['Solaire thermique', home.hasSolarBoiler ? 'Oui' : 'Non'],
      [
        'Solaire photovoltaïque',
        home.panelsKwp === null ? 'Non' : `Oui – puissance crête ${comma(home.panelsKwp, 2)} kWc`,
      ],
    ])}
    <p class="small">Document produit à partir du logiciel de certification ; seule la version enregistrée dans la base de données de la Wallonie fait foi.</p>`;
  const css = `${RUNNING_HEAD_CSS} .head { display: flex; justify-content: space-between; font-size: .8em; color: #666; border-bottom: .6pt solid #666; margin-bottom: 1.2em } h1 { font-size: 1.5em } h2 { font-size: 1.1em; margin: 1.1em 0 .3em }
    .big { display: flex; gap: 2em; align-items: center; font-size: 1.5em; border: 1pt solid #2d6; padding: .3em 1em; margin: .6em 0 } .letter { font-size: 2.4em; font-weight: bold } .pairs td { border-bottom: .4pt dotted #999 } .pairs td:last-child { text-align: right } .lined th { background: #e6efe6 } .lined td { border-bottom: .3pt solid #bbb }`;
  const truth = truthOf(
    file,
    'be-wal',
    {
      ...basics(home, label, home.score),
      ...envelopeTruths(home, true),
      ...installationTruths(home),
      window_glazing_type: code(home.glazing),
    },
    ['basement_type', 'estate_format'],
  );
  return {
    html: pageOf(random, 'fr', css, withRunningHead(head, body)),
    footer: 'Certificat PEB – annexe',
    truth,
  };
};

/** The openings of a façade are cut from its first wall. */
function walls(home: Dwelling): string[][] {
  const own = ofKind(home, 'wall');
  return own.map((wall, at) => {
    const isFirst = own.findIndex(({ orientation }) => orientation === wall.orientation) === at;
    const openings = isFirst
      ? sumOf(ofKind(home, 'window', 'door').filter((each: Wall) => each.orientation === wall.orientation))
      : 0;
    return [
      `M${at + 1}`,
      `${home.hasCavity ? 'Mur creux' : 'Mur plein'} ${sideOf(FRENCH_FACADES, wall)}`,
      'Extérieur',
      comma(wall.areaM2 + openings, 1),
      comma(openings, 1),
      comma(wall.areaM2, 1),
      comma(wall.uWPerM2K, 2),
    ];
  });
}
