/** Words of the thirteenth set: what programs for assessors, audits and registrations write for the same facts. */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Pair } from './blocks.ts';
import type { Elements, Measure } from './elements.ts';

type Choices = readonly [string, ...string[]];
type Renamings = readonly (readonly [RegExp, Choices])[];

const HEADERS = {
  nl: {
    A: ['Oppervlak', 'Netto-opp.', 'Vlakgrootte', 'Opp. netto', 'A_netto'],
    U: ['Warmtedoorgangscoëfficiënt', 'U-wrd', 'Transmissie (U)', 'Isolatiewaarde U', 'U constructie'],
    Rc: ['R constructie', 'Isolatiewaarde Rc', 'Warmteweerstand', 'R_c'],
  },
  fr: {
    A: ['Aire', 'Superf.', 'Aire nette', 'Métré', 'S nette'],
    U: ['Transmittance thermique', 'Coeff. U', 'U paroi', 'Conductance U', 'U calculé'],
    Rc: ['R', 'Résistance R', 'Résistance thermique', 'R total'],
  },
} as const;
const UNITS = {
  A: ['m²', 'm2', 'm²'],
  U: ['W/m2K', 'W/(m2.K)', 'W/m²/K', 'W/m².K', 'W/(m²K)'],
  Rc: ['m2K/W', 'm².K/W', '(m²K)/W', 'm²K/W'],
} as const;

const NAMES: Renamings = [
  [
    /^(?:Hellend dak|Schuin dak|HD\d hellend dakvlak) (\w+)( ?.*)$/,
    ['Dakvlak $1 (hellend)$2', 'Dakschild $1, schuin$2', 'Zadeldak $1zijde$2'],
  ],
  [/^(?:Plat dak |PD)(\d|PD\d).*$/, ['Dak plat deel $1', 'Platte bedaking $1', 'Dak (plat) $1']],
  [/^(?:Buitenmuur|Gevelmuur) (\w+) (.*)$/, ['Gevel $1 $2', 'Buitengevel $1 ($2)', 'Wand $1, buiten $2']],
  [/^(BM\d) buitenmuur (\w+)gevel$/, ['Gevel $2 $1', 'Buitengevel $2 ($1)', 'Wand $2, buiten $1']],
  [/^Vloer (.*)$/, ['Vloerveld $1', 'Begane-grondvloer $1', 'Vloerplaat $1']],
  [/^(VL\d) vloer (.*)$/, ['$1 vloerveld $2', '$1 begane-grondvloer $2', '$1 vloerplaat $2']],
  [/^(\w+gevel)-GL(\d)$/, ['Beglaasd element $1 $2', 'Kozijn $2 $1', 'Vensteropening $2 ($1)']],
  [/^(?:Raam|GL\d venster) (\w+?)(?: GL(\d))?$/, ['Kozijn $1', 'Vensteropening $1', 'Beglaasd element $1']],
  [
    /^(T\d) (?:Toiture inclinée|Versant incliné|Toit incliné) (\w+)$/,
    ['$1 Pan de toit $2 (incliné)', '$1 Rampant incliné $2', '$1 Couverture inclinée $2'],
  ],
  [/^(T\d) Toiture plate$/, ['$1 Toit-terrasse plat', '$1 Plateforme (toit plat)', '$1 Couverture plate']],
  [
    /^(M\d) (?:Mur extérieur|Mur de façade|Façade) (\w+)$/,
    ['$1 Paroi de façade $2', '$1 Mur $2 (extérieur)', '$1 Mur creux $2'],
  ],
  [/^(P\d) (?:Plancher|Dalle|Sol) (.*)$/, ['$1 Plancher bas $2', '$1 Dalle de sol $2', '$1 Plancher $2']],
  [
    /^(F\d) (?:Fenêtre|Châssis)[, (]*([^()]*)\)?$/,
    ['$1 Baie vitrée, $2', '$1 Menuiserie vitrée, $2', '$1 Fenêtre : $2'],
  ],
  [
    /^(?:Toiture inclinée|Versant incliné|Toit incliné) (\w*\d)$/,
    ['Pan incliné de toiture $1', 'Rampant $1 (toit incliné)', 'Couverture inclinée $1'],
  ],
  [
    /^(?:Toiture plate |Toit plat |TP)(\d)( .*)?$/,
    ['Toit-terrasse plat $1', 'Plateforme $1 (toit plat)', 'Couverture plate $1'],
  ],
  [
    /^(?:Façade |Mur de façade |FA)(\d)( .*)?$/,
    ['Mur extérieur $1', 'Paroi de façade $1', 'Mur $1 en façade'],
  ],
  [/^(?:Fenêtre |Châssis CH|F)(\d)( .*)?$/, ['Baie vitrée $1', 'Menuiserie vitrée $1', 'Ouvrant vitré $1']],
];

const renamed = (renamings: Renamings, choice: number) => (text: string) => {
  const [form, choices] = renamings.find(([each]) => each.test(text)) ?? [];
  return form && choices ? text.replace(form, choices[choice % choices.length] ?? text) : text;
};

/** The same elements under other names, headers and units. */
export function renamedElements(elements: Elements, look: Random): Elements {
  const own = HEADERS[elements.language];
  const rename = renamed(NAMES, look.between(0, 2));
  const pick = (choices: readonly string[]) => choices[look.between(0, choices.length - 1)] ?? '';
  const chosen = {
    A: { header: pick(own.A), unit: pick(UNITS.A) },
    U: { header: pick(own.U), unit: pick(UNITS.U) },
    Rc: { header: pick(own.Rc), unit: pick(UNITS.Rc) },
  };
  const measureOf = (each: Measure): Measure => {
    const { header, unit } = each.symbol === 'A' ? chosen.A : each.symbol === 'Rc' ? chosen.Rc : chosen.U;
    const isOwn = /^U[wd]/.test(each.header);
    return {
      ...each,
      header: isOwn ? each.header : header,
      unit,
      withUnit: (at) => `${each.text(at)} ${unit}`,
    };
  };
  const area = measureOf(elements.area);
  const value = elements.value && measureOf(elements.value);
  return {
    ...elements,
    name: (at) => rename(elements.name(at)),
    area,
    value,
    measures: value ? [area, value] : [area],
  };
}

const LABELS: Renamings = [
  [/^(?:Bouwjaar|Jaar van bouw|Bouwjaar woning)$/, ['Gebouwd in', 'Bouwjaar (register)', 'Bouwjr.']],
  [/^Referentie(?:jaar bouw|bouwjaar)$/, ['Bouwjaar (referentie)', 'Refertejaar bouw', 'Ref.jaar bouw']],
  [
    /^(?:Bruikbare vloeroppervlakte|Bruikbare vloeropp\.) \(m²\)$/,
    ['Vloeroppervlakte, bruikbaar (m²)', 'Totale bruikbare vloeroppervlakte (m²)', 'BVO bruikbaar (m²)'],
  ],
  [
    /^(?:Vloeroppervlakte|Gebruiksoppervlakte(?: GO)?)$/,
    ['Gebruiksoppervlakte (Ag)', 'Vloeroppervlak woning', 'Gebruiksopp. thermische zone'],
  ],
  [/^(?:Woningtype|Type woning|Soort woning)$/, ['Gebouwtype', 'Type object', 'Woningsoort']],
  [
    /^(?:Type verwarming|Soort verwarming)$/,
    ['Verwarmingssysteem', 'Wijze van verwarmen', 'Type verwarmingsinstallatie'],
  ],
  [
    /^(?:Type opwekker|Opwekker|Warmteopwekker)$/,
    ['Toestel', 'Opwekkingstoestel', 'Warmteopwekking (toestel)'],
  ],
  [/^(?:Energiedrager|Energievector)$/, ['Brandstof', 'Gebruikte energiedrager', 'Energiebron']],
  [
    /^(?:Type ventilatie|Ventilatiesysteem|Ventilatie)$/,
    ['Ventilatievoorziening', 'Wijze van ventileren', 'Ventilatie-installatie'],
  ],
  [/^(?:7 Verwarming|Ruimteverwarming)$/, ['Verwarmingstoestel', 'Opwekker verwarming', 'Verwarming (cv)']],
  [/^(?:8 Warm water|Warm tapwater)$/, ['Warmwatertoestel', 'Opwekker tapwater', 'Tapwaterbereiding']],
  [
    /^(?:Zonnepanelen|PV-panelen|Zonnepanelen \(PV\)|12 Zonnepanelen)$/,
    ['PV-installatie', 'Zonnestroom (PV)', 'Fotovoltaïsche installatie'],
  ],
  [
    /^(?:Année de construction|Construit en|Année de la construction)$/,
    ['Bâtiment construit en', 'Date de construction', 'Année constr.'],
  ],
  [/^(?:Type de bâtiment|Type de logement|Nature du bien)$/, ['Affectation', 'Bien certifié', 'Logement']],
  [
    /^(?:Superficie brute|Surface brute)$/,
    ['Superficie brute totale', 'Surface de plancher brute', 'Superf. brute'],
  ],
  [
    /^(?:Bruto-oppervlakte|Bruto vloeroppervlakte)$/,
    ['Bruto vloeropp.', 'Totale bruto-oppervlakte', 'Bruto oppervlak'],
  ],
  [/^Chauffage$/, ['Installation de chauffage', 'Générateur de chaleur', 'Système de chauffage']],
  [
    /^(?:Eau chaude sanitaire(?: \(ECS\))?|ECS)$/,
    ["Production d'ECS", 'Préparation eau chaude', 'Eau chaude (ECS)'],
  ],
  [
    /^(?:Ventilation|Système|Type de système)$/,
    ['Dispositif de ventilation', 'Ventilation du logement', 'Système de ventilation'],
  ],
  [/^(?:Verwarming)$/, ['Verwarmingsinstallatie', 'Opwekker van warmte', 'Verwarmingssysteem']],
  [
    /^(?:Sanitair warm water|Warm water \(sanitair\)|SWW)$/,
    ['Productie SWW', 'Bereiding warm water', 'Warm water'],
  ],
];

/** A document has one way of saying each thing. */
export function relabelled(look: Random): (pair: Pair) => Pair {
  const rename = renamed(LABELS, look.between(0, 2));
  return ([label, value]) => [rename(label), value];
}
