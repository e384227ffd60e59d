import { labelOf } from '@rooftree/engine/facts';
import { type Content, decimal, type Part } from './content.ts';
import { type Dwelling, envelopeTruths, installationTruths, type Wall } from './dwelling.ts';
import { DUTCH, FRENCH } from './installation-phrases.ts';
import type { Random } from './random.ts';

/** The certificate in French or Dutch. */
export function brussels(dwelling: Dwelling, random: Random): Content {
  const isFrench = random.chance(0.5);
  const { score, areaM2 } = dwelling;
  const label = labelOf('brussels', score) ?? 'G';
  const say = (french: string, dutch: string) => (isFrench ? french : dutch);
  const unit = say('kWhEP/(m².an)', 'kWhPE/(m².jaar)');
  return {
    kind: 'be-bru',
    front: [
      { type: 'text', lines: [say('Région de Bruxelles-Capitale', 'Brussels Hoofdstedelijk Gewest'), say('Certificat PEB', 'EPB-certificaat'), say('Habitation individuelle', 'Wooneenheid')] },
      {
        type: 'pairs',
        pairs: [
          { label: say('Numéro', 'Nummer'), value: '20210304-0000123456-01-1' },
          { label: say("Valide jusqu'au", 'Geldig tot'), value: '04/03/2031' },
        ],
      },
      { type: 'text', lines: [say('Rue du Brouillard 12', 'Mistlaan 12'), say('1000 Bruxelles', '1000 Brussel'), dwelling.isHouse ? say('Maison unifamiliale', 'Eengezinswoning') : 'Appartement', say('Classe énergétique', 'Energieklasse')] },
      { type: 'scale', letters: ['A', 'B', 'C', 'D', 'E', 'F', 'G'], own: label, score: String(score) },
      {
        type: 'pairs',
        pairs: random.shuffled([
          { label: say('Consommation annuelle par m²', 'Jaarlijks verbruik per m²'), value: String(score), unit },
          { label: random.pick(isFrench ? ['Superficie brute', 'Surface brute'] : ['Bruto oppervlakte', 'Bruto vloeroppervlakte']), value: String(areaM2), unit: 'm²' },
          { label: say('Consommation annuelle totale', 'Totaal jaarlijks verbruik'), value: String(score * areaM2), unit: say('kWhEP/an', 'kWhPE/jaar') },
          { label: say('Année de construction', 'Bouwjaar'), value: String(dwelling.year) },
        ]),
      },
      { type: 'text', lines: [say(`Objectif 2050: 100 ${unit}`, `Doelstelling 2050: 100 ${unit}`), say('Bruxelles Environnement', 'Leefmilieu Brussel')] },
    ],
    details: [installations(dwelling, random, isFrench)],
    truths: {
      energy_label: { value: label, class: 'label' },
      energy_score_kwh_per_m2: { value: score, class: 'score', tolerance: { abs: 0.5 } },
      habitable_space_m2: { value: areaM2, class: 'floor_area', tolerance: { rel: 0.01 } },
      year_built: { value: dwelling.year, class: 'year' },
      estate_type: { value: dwelling.isHouse ? 'HOUSE' : 'APARTMENT', class: 'code' },
      window_glazing_type: { value: dwelling.glazing, class: 'code' },
      ...installationTruths(dwelling),
    },
  };
}

function installations(dwelling: Dwelling, random: Random, isFrench: boolean): Part {
  const say = (french: string, dutch: string) => (isFrench ? french : dutch);
  const words = isFrench ? FRENCH : DUTCH;
  const carrier = isFrench ? '' : `, ${random.pick(DUTCH.carrier[dwelling.heating])}`;
  const none = () => (isFrench ? random.pick(['absents', 'néant']) : random.pick(['niet aanwezig', 'geen']));
  return {
    type: 'pairs',
    title: say('Installations techniques', 'Technische installaties'),
    pairs: random.shuffled([
      { label: say('Chauffage', 'Verwarming'), value: `${random.pick(words.device[dwelling.heating])}${carrier}` },
      { label: say('Eau chaude sanitaire', 'Sanitair warm water'), value: random.pick(words.hotWater[dwelling.hotWater]) },
      { label: say('Ventilation', 'Ventilatie'), value: random.pick(words.ventilation[dwelling.ventilation]) },
      { label: say('Vitrages', 'Beglazing'), value: random.pick(words.glazing[dwelling.glazing]) },
      dwelling.panelsKwp === null
        ? { label: say('Panneaux photovoltaïques', 'Fotovoltaïsche panelen'), value: none() }
        : { label: say('Panneaux photovoltaïques', 'Fotovoltaïsche panelen'), value: decimal(dwelling.panelsKwp, 2), unit: say('kWc', 'kWp') },
      { label: say('Panneaux solaires thermiques', 'Zonneboiler'), value: dwelling.hasSolarBoiler ? say('présents', 'aanwezig') : none() },
    ]),
  };
}

/** The report of what the certifier entered. */
export function brusselsEncoding(dwelling: Dwelling, random: Random): Content {
  const of = (...kinds: Wall['kind'][]) => dwelling.walls.filter(({ kind }) => kinds.includes(kind));
  const glass = random.pick(FRENCH.glazing[dwelling.glazing]);
  const area = random.pick(['Surface', 'Superficie']);
  const u = random.pick(['U', 'Valeur U']);
  const table = (title: string, rows: readonly (readonly [string, Wall, string])[]): Part[] =>
    rows.length === 0
      ? []
      : [
          {
            type: 'table',
            title,
            columns: [{ header: 'Paroi' }, { header: 'Orientation' }, { header: area, unit: 'm²' }, { header: 'Environnement' }, { header: u, unit: 'W/m²K' }],
            groups: [{ name: null, rows: rows.map(([name, wall, around]) => [name, 'N', decimal(wall.areaM2, 1), around, decimal(wall.uWPerM2K, 2)]) }],
          },
        ];
  return {
    kind: 'be-bru-encoding',
    front: [
      { type: 'text', lines: ["Rapport d'encodage", 'Région de Bruxelles-Capitale', 'Bruxelles Environnement', 'Rue du Brouillard 12', '1000 Bruxelles'] },
      {
        type: 'pairs',
        title: 'Généralités',
        pairs: [
          { label: 'Numéro', value: '20210304-0000123456-01-1' },
          { label: 'Affectation', value: dwelling.isHouse ? 'Maison unifamiliale' : 'Appartement' },
          { label: 'Superficie brute', value: String(dwelling.areaM2), unit: 'm²' },
          { label: 'Année de construction', value: String(dwelling.year) },
        ],
      },
      { type: 'text', lines: ['Preuves acceptables: aucune', 'Parois de déperdition'] },
    ],
    details: [
      ...table('Toitures', [...of('inclined').map((wall) => ['Toiture inclinée', wall, 'Extérieur'] as const), ...of('flat').map((wall) => ['Toiture plate', wall, 'Extérieur'] as const)]),
      ...table('Façades', [...of('wall').map((wall) => ['Façade', wall, 'Extérieur'] as const), ...of('neighbour').map((wall) => ['Mur mitoyen', wall, 'Espace chauffé'] as const)]),
      ...table('Planchers', of('floor').map((wall) => ['Plancher', wall, 'Sol'] as const)),
      ...table('Châssis', of('window').map((wall) => [`Fenêtre ${glass}`, wall, 'Extérieur'] as const)),
      ...table('Portes', of('door').map((wall) => ['Porte', wall, 'Extérieur'] as const)),
      installations(dwelling, random, true),
    ],
    truths: {
      habitable_space_m2: { value: dwelling.areaM2, class: 'floor_area', tolerance: { rel: 0.01 } },
      year_built: { value: dwelling.year, class: 'year' },
      estate_type: { value: dwelling.isHouse ? 'HOUSE' : 'APARTMENT', class: 'code' },
      ...envelopeTruths(dwelling, true),
      window_glazing_type: { value: dwelling.glazing, class: 'code' },
      ...installationTruths(dwelling),
    },
  };
}
