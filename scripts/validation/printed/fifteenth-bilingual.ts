/**
 * Brussels, the certificate in both languages side by side, with the path of works of the form since 2023.
 * Follows: number, "valide jusqu'au", class, the unit in brackets after the number and the gross area as a public reader
 * expects them; the class limits of the protocol (Livre I, 2019); five works with their gain, as descriptions of the
 * form of 2023 say. Assumed: that a sheet has both languages, every Dutch label, and all geometry.
 */
import { labelOf } from '@rooftree/engine/facts';
import { installationTruths } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { numberFrom, rowsOf } from './fifteenth-page.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, comma, dateOf, randomIssue, thousands, truthOf } from './home.ts';

const TOWNS = ['1000 Bruxelles / Brussel', '1050 Ixelles / Elsene', '1030 Schaerbeek / Schaarbeek'] as const;
const CLASSES = [
  ['A', '≤ 45', '#1c8a43'],
  ['B', '46 – 95', '#57ab42'],
  ['C', '96 – 150', '#b9cf35'],
  ['D', '151 – 210', '#f5d92b'],
  ['E', '211 – 275', '#f2a126'],
  ['F', '276 – 345', '#e4661f'],
  ['G', '> 345', '#c8231d'],
] as const;
const HEATING = {
  GAS_CONDENSING: ['Chaudière à condensation au gaz naturel', 'Condenserende ketel op aardgas'],
  GAS_OLD: ['Chaudière non à condensation au gaz naturel', 'Niet-condenserende ketel op aardgas'],
  OIL: ['Chaudière non à condensation au mazout', 'Niet-condenserende ketel op stookolie'],
  ELECTRIC: ['Chauffage électrique direct', 'Elektrische weerstandsverwarming'],
  HEAT_PUMP: ['Pompe à chaleur air-eau', 'Warmtepomp lucht-water'],
} as const;
const WATER = {
  WITH_HEATING: ['Combinée avec le chauffage', 'Gekoppeld aan de verwarming'],
  ELECTRIC_BOILER: ['Boiler électrique', 'Elektrische boiler'],
  GAS_WATER_HEATER: ['Chauffe-eau au gaz', 'Gasgeiser'],
} as const;
const AIR = {
  NATURAL: ['Système A : naturel', 'Systeem A: natuurlijk'],
  EXHAUST: ['Système C : évacuation mécanique', 'Systeem C: mechanische afvoer'],
  BALANCED_WITH_RECOVERY: ['Système D avec récupération de chaleur', 'Systeem D met warmteterugwinning'],
} as const;
const WORKS = [
  ['Isolation de la toiture', 'Isolatie van het dak', 0.16],
  ['Isolation des façades', 'Isolatie van de gevels', 0.14],
  ['Remplacement des châssis', 'Vervanging van de ramen', 0.08],
  ['Isolation du plancher', 'Isolatie van de vloer', 0.05],
  ['Ventilation avec récupération', 'Ventilatie met warmteterugwinning', 0.06],
] as const;

export const brusselsBilingual: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2017, 2025);
  const label = labelOf('brussels', home.score).replace('-', random.pick(['-', '−'] as const));
  const number = `${issue.digits}-0000${numberFrom(6, random)}-01-${random.between(1, 9)}`;
  const present = (has: boolean) =>
    has ? (['Présents', 'Aanwezig'] as const) : (['Absents', 'Afwezig'] as const);
  const [sunFrench, sunDutch] = present(home.panelsKwp !== null);
  const power =
    home.panelsKwp === null
      ? ['', '']
      : [` – ${comma(home.panelsKwp, 2)} kWc`, ` – ${comma(home.panelsKwp, 2)} kWp`];
  const both = (french: string, dutch: string) =>
    `<span class="fr">${french}</span><span class="nl">${dutch}</span>`;
  const fact = (french: string, dutch: string, value: string) =>
    `<div class="fact"><div>${french}<br><i>${dutch}</i></div><div>${value}</div></div>`;
  const [kind, dutchKind] = home.isHouse
    ? ['Maison unifamiliale', 'Eengezinswoning']
    : ['Appartement', 'Appartement'];
  const scale = CLASSES.map(
    ([letter, limits, colour], at) =>
      `<div class="step" style="background:${colour};width:${7 + at * 1.4}em"><b>${letter}</b> ${limits}</div>`,
  ).join('');
  const works = WORKS.reduce<{ rows: string[][]; left: number }>(
    ({ rows, left }, [french, dutch, share], at) => {
      const after = left - home.score * share;
      return {
        rows: [
          ...rows,
          [
            String(at + 1),
            both(french, dutch),
            `− ${Math.round(home.score * share)}`,
            String(Math.round(after)),
            labelOf('brussels', after),
          ],
        ],
        left: after,
      };
    },
    { rows: [], left: home.score },
  );
  const body = `
    <div class="top"><div><b>Certificat PEB</b><br>Habitation individuelle</div><div><b>EPB-certificaat</b><br>Wooneenheid</div></div>
    <p class="small">Région de Bruxelles-Capitale – Bruxelles Environnement | Brussels Hoofdstedelijk Gewest – Leefmilieu Brussel</p>
    <p>${addressOf(random, 'fr', TOWNS)}</p>
    <div class="facts">${fact('Numéro :', 'Nummer:', `<span class="whole">${number}</span>`)}${fact('Établi le :', 'Opgemaakt op:', dateOf(issue, '/'))}${fact("Certificat valide jusqu'au :", 'Certificaat geldig tot:', dateOf(issue, '/', 10))}${fact('Affectation', 'Bestemming', `${kind} / ${dutchKind}`)}${fact('Surface brute', 'Bruto oppervlakte', `${home.areaM2} m²`)}${fact('Année de construction', 'Bouwjaar', String(home.year))}</div>
    <h2>${both('Performance énergétique', 'Energieprestatie')}</h2>
    <div class="two"><div>${scale}</div><div class="own"><div>${both('Classe énergétique', 'Energieklasse')}</div><div class="letter">${label}</div><div>${both("Consommation d'énergie primaire annuelle par m²", 'Jaarlijks primair energieverbruik per m²')}</div><div class="score">${home.score} [kWh<sub>EP</sub>/(m².an)]</div></div></div>
    <div class="facts">${fact("Consommation d'énergie primaire annuelle totale", 'Totaal jaarlijks primair energieverbruik', `${thousands(home.score * home.areaM2, ' ')} [kWh<sub>EP</sub>/an]`)}${fact('Émissions annuelles de CO₂ par m²', 'Jaarlijkse CO₂-uitstoot per m²', `${Math.round(home.score * 0.2)} [kg CO₂/(m².an)]`)}${fact('Moyenne régionale', 'Gewestelijk gemiddelde', `${random.between(230, 320)} [kWh<sub>EP</sub>/(m².an)]`)}${fact('Objectif 2045', 'Doel 2045', '≤ 150 [kWh<sub>EP</sub>/(m².an)]')}</div>
    <p class="small">${both("Exemple : une consommation de 180 correspond à la classe D. Le comportement de l'occupant n'intervient pas.", 'Voorbeeld: een verbruik van 180 is klasse D. Het gedrag van de bewoner telt niet mee.')}</p>
    <h2 class="new">${both('Parcours de rénovation', 'Renovatietraject')}</h2>
    <table class="lined"><thead>${rowsOf([['', both('Travaux', 'Werken'), both('Gain', 'Winst'), both('Après', 'Erna'), both('Classe', 'Klasse')]], 'th')}</thead><tbody>${rowsOf(works.rows)}</tbody></table>
    <p class="small">${both('Gains en kWh<sub>EP</sub>/(m².an), calculés l’un après l’autre. U à atteindre : façades 0,24, châssis 1,50 W/(m².K).', 'Winst in kWh<sub>PE</sub>/(m².jaar), na elkaar berekend. Te bereiken U: gevels 0,24, ramen 1,50 W/(m².K).')}</p>
    <h2>${both('Installations techniques', 'Technische installaties')}</h2>
    <table class="lined"><thead>${rowsOf([['', 'Français', 'Nederlands']], 'th')}</thead><tbody>${rowsOf([
      ['Chauffage / Verwarming', ...HEATING[home.heating]],
      ['Eau chaude sanitaire / Sanitair warm water', ...WATER[home.hotWater]],
      ['Ventilation / Ventilatie', ...AIR[home.ventilation]],
      [
        'Panneaux photovoltaïques / Fotovoltaïsche panelen',
        `${sunFrench}${power[0]}`,
        `${sunDutch}${power[1]}`,
      ],
      ['Panneaux solaires thermiques / Zonneboiler', ...present(home.hasSolarBoiler)],
      ['Refroidissement / Koeling', 'Pas de système', 'Geen systeem'],
    ])}</tbody></table>
    <p class="small">Certificateur agréé / Erkend certificateur: 001-${numberFrom(6, random)}</p>`;
  const css = `.top { display: grid; grid-template-columns: 1fr 1fr; font-size: 1.5em; border-bottom: 3pt solid #0a7c8c } .fr { margin-right: 1.2em } .nl { font-style: italic; color: #456 } h2 { font-size: 1.2em; color: #0a7c8c } .facts { display: grid; grid-template-columns: 1fr 1fr; gap: .3em 2em } .fact { display: grid; grid-template-columns: 1.2fr 1fr; border-bottom: .4pt solid #bbb; gap: 1em }
    .two { display: grid; grid-template-columns: 1fr 1fr; gap: 2em; align-items: center } .step { margin: 2px; padding: .1em .5em } .own { border: 1pt solid #333; padding: .6em; text-align: center } .letter { font-size: 3.6em; font-weight: bold } .score { font-size: 1.3em } .lined td, .lined th { border: .4pt solid #aaa } .lined th { background: #e3f1f3 } sub { font-size: .7em } .whole { white-space: nowrap }`;
  const truth = truthOf(
    file,
    'be-bru',
    { ...basics(home, label.replace('−', '-'), home.score), ...installationTruths(home) },
    ['estate_format', 'window_glazing_type'],
  );
  return { html: pageOf(random, 'fr', css, body), footer: number, truth };
};
