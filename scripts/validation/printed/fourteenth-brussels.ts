/**
 * Brussels, the certificate since 2023 with a path of renovation in steps, in French.
 * Follows: titles, number, "valide jusqu'au", the unit in brackets after the number, as public readers expect them,
 * the class limits of the protocol (Livre I, 2019), and the five works with their gains that public descriptions of
 * the form of 2023 mention. Assumed: the words of the steps, the list of installations, and all geometry.
 */
import { labelOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  installationTruths,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { row, table } from './blocks.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, comma, dateOf, randomIssue, thousands, truthOf } from './home.ts';

const TOWNS = ['1030 Schaerbeek', '1180 Uccle', '1080 Molenbeek-Saint-Jean'] as const;
const LIMITS = ['≤ 45', '46 - 95', '96 - 150', '151 - 210', '211 - 275', '276 - 345', '> 345'] as const;
const COLOURS = ['#0a8a43', '#5fb14a', '#bdd52f', '#fdea14', '#f9b233', '#ee7326', '#d8232a'] as const;
const HEATING = {
  GAS_CONDENSING: ['Chauffage central individuel', 'Gaz naturel', 'Chaudière à condensation'],
  GAS_OLD: ['Chauffage central individuel', 'Gaz naturel', 'Chaudière non à condensation'],
  OIL: ['Chauffage central individuel', 'Mazout', 'Chaudière non à condensation'],
  ELECTRIC: ['Chauffage décentralisé', 'Électricité', 'Convecteurs électriques à résistance'],
  HEAT_PUMP: ['Chauffage central individuel', 'Électricité', 'Pompe à chaleur air/eau'],
} as const;
const WATER = {
  WITH_HEATING: 'Production assurée par le générateur de chauffage',
  ELECTRIC_BOILER: 'Boiler électrique, distinct du chauffage',
  GAS_WATER_HEATER: 'Chauffe-eau au gaz, distinct du chauffage',
} as const;
const AIR = {
  NATURAL: 'Aucun système de ventilation',
  EXHAUST: 'Système C (évacuation mécanique)',
  BALANCED_WITH_RECOVERY: 'Système D (double flux) avec récupération de chaleur',
} as const;

export const brusselsPath: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2023, 2025);
  const label = labelOf('brussels', home.score);
  const number = `${issue.digits}-000${random.between(1000000, 9999999)}-01-${random.between(1, 9)}`;
  const scale = LIMITS.map((limits, at) => {
    const letter = 'ABCDEFG'[at] ?? '';
    const arrow = label.startsWith(letter) ? `<span class="own">${label}</span>` : '';
    return `<div class="step"><span style="background:${COLOURS[at]};width:${5 + at}em">${letter} &ensp; ${limits}</span>${arrow}</div>`;
  }).join('');
  const [type, energy, device] = HEATING[home.heating];
  const body = `
    <div class="head"><div><b>CERTIFICAT PEB</b><br>Performance Énergétique d'une habitation individuelle</div><div>Région de Bruxelles-Capitale<br>Bruxelles Environnement</div></div>
    <div class="columns"><div><b>${addressOf(random, 'fr', TOWNS)}</b><br>${home.isHouse ? 'Maison' : 'Appartement'}<br>Superficie brute : ${home.areaM2} m²</div>
    <div>Numéro : ${number}<br>valide jusqu'au : ${dateOf(issue, '/', 10)}</div></div>
    <h2>Classe énergétique</h2><p class="small">Très économe</p>${scale}<p class="small">Très énergivore</p>
    <h2>Indicateurs de performance</h2>${table([
      row(["Consommation d'énergie primaire annuelle par m²", `<b>${home.score}</b>`, '[kWhEP/(m².an)]']),
      row([
        "Consommation d'énergie primaire annuelle totale",
        thousands(home.score * home.areaM2, '.'),
        '[kWhEP/an]',
      ]),
      row(['Émissions annuelles de CO₂ par m²', String(Math.round(home.score * 0.19)), '[kgCO₂/(m².an)]']),
    ])}<p class="small">Moyenne des logements de la Région : ${random.between(190, 260)} kWhEP/(m².an)</p>
    <h2 class="new">Votre parcours de rénovation</h2>${path(home)}
    <h2>Situation actuelle du logement</h2>${table([
      row(['Année de construction', String(home.year)]),
      row(['Volume protégé', `${Math.round(home.areaM2 * 2.9)} m³`]),
      row(['Chauffage', `${type} – ${energy} – ${device}, ${home.heatingYear}`]),
      row(['Émission de chaleur', home.heating === 'ELECTRIC' ? 'Convecteurs' : 'Radiateurs']),
      row(['Eau chaude sanitaire', WATER[home.hotWater]]),
      row(['Ventilation', AIR[home.ventilation]]),
      row(['Panneaux solaires thermiques', home.hasSolarBoiler ? 'Oui' : 'Non']),
      row([
        'Panneaux photovoltaïques',
        home.panelsKwp === null ? 'Non' : `Oui, ${comma(home.panelsKwp, 2)} kWc`,
      ]),
    ])}
    <p>Certificateur agréé : 001${random.between(100000, 999999)} &ensp; Version du logiciel : 1.0.${random.between(1, 9)}</p>`;
  const css = `.head { display: flex; justify-content: space-between; border-bottom: 3pt solid #0a8a43; padding-bottom: .4em } .head b { font-size: 1.8em }
    .columns { display: flex; justify-content: space-between; margin: 1em 0 } .step { display: flex; gap: 1.5em; align-items: center; margin: 2px 0 } .step > span:first-child { padding: .2em .6em }
    .own { font-size: 1.9em; font-weight: bold; border: 1.5pt solid #222; padding: 0 .4em } td { border-bottom: .5pt solid #ccc } h2 { font-size: 1.2em; color: #0a6a33 }
    .path { display: grid; grid-template-columns: repeat(3, 1fr); gap: .6em } .path > div { border: .5pt solid #8ab; border-radius: 4px; padding: .4em }`;
  const truth = truthOf(file, 'be-bru', { ...basics(home, label, home.score), ...installationTruths(home) }, [
    'estate_format',
    'window_glazing_type',
  ]);
  return { html: pageOf(random, 'fr', css, body), footer: number, truth };
};

/** Each step with the consumption and the class that follow from it: none of them is today's. */
function path(home: Dwelling): string {
  const works = [
    'Isoler la toiture',
    'Isoler les façades',
    'Remplacer les châssis',
    'Isoler le plancher',
    'Renouveler le chauffage',
  ];
  return `<div class="path">${works
    .map((text, at) => {
      const score = Math.round(home.score * (1 - 0.11 * (at + 1)));
      return `<div>Étape ${at + 1}<br><b>${text}</b><br>Gain estimé : ${Math.round(home.score * 0.11)} kWhEP/(m².an)<br>Après l'étape : ${score} kWhEP/(m².an), classe ${labelOf('brussels', score)}</div>`;
    })
    .join('')}</div>`;
}
