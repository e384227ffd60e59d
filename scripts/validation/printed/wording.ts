/** What assessors and their software write instead of the words of the official forms. */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';

type Choices = readonly [string, ...string[]];

export const AREA_HEADERS = {
  nl: ['Oppervlakte', 'Opp.', 'Netto opp.', 'A', 'Verliesopp.'],
  fr: ['Surface', 'Surf.', 'Superficie nette', 'A', 'Surface nette'],
} as const;
export const VALUE_HEADERS = {
  nl: ['U-waarde', 'U', 'Warmtedoorgang U', 'Berekende U'],
  fr: ['Valeur U', 'U', 'Coefficient U', 'Transmission U'],
} as const;
export const RESISTANCE_HEADERS = ['Rc', 'Rc-waarde', 'Warmteweerstand Rc'] as const;

/** One way of naming each kind of element: every choice has the same parts of the official name. */
const NAMES: readonly (readonly [RegExp, Choices])[] = [
  [/^Hellend dak (\w+) (\d)$/, ['Hellend dak $1 $2', 'Schuin dak $1 HD$2', 'HD$2 hellend dakvlak $1']],
  [/^Plat dak (\d)$/, ['Plat dak $1', 'Plat dak PD$1', 'PD$1 plat dak bijbouw']],
  [/^Buitenmuur (\w+) (\d)$/, ['Buitenmuur $1 $2', 'Gevelmuur $1 BM$2', 'BM$2 buitenmuur $1gevel']],
  [/^Vloer (.*) (\d)$/, ['Vloer $1 $2', 'VL$2 vloer $1', 'Vloer $1 (VL$2)']],
  [/^(\w+gevel)-GL(\d)$/, ['$1-GL$2', 'Raam $1 GL$2', 'GL$2 venster $1']],
  [
    /^(T\d) Toiture inclinée (\w+)$/,
    ['$1 Toiture inclinée $2', '$1 Versant incliné $2', '$1 Toit incliné $2'],
  ],
  [/^(M\d) Mur extérieur (\w+)$/, ['$1 Mur extérieur $2', '$1 Mur de façade $2', '$1 Façade $2']],
  [/^(P\d) Plancher (.*)$/, ['$1 Plancher $2', '$1 Dalle $2', '$1 Sol $2']],
  [/^(F\d) Fenêtre, (.*)$/, ['$1 Fenêtre, $2', '$1 Fenêtre ($2)', '$1 Châssis, $2']],
  [/^Toiture inclinée (\d)$/, ['Toiture inclinée $1', 'Versant incliné $1', 'Toit incliné TI$1']],
  [/^Toiture plate (\d)$/, ['Toiture plate $1', 'Toit plat $1', 'TP$1 toiture plate']],
  [/^Façade (\d)$/, ['Façade $1', 'Mur de façade $1', 'FA$1 façade']],
  [/^Plancher (.*) (\d)$/, ['Plancher $1 $2', 'PL$2 plancher $1', 'Dalle $1 $2']],
  [/^Fenêtre (\d)$/, ['Fenêtre $1', 'Châssis CH$1', 'F$1 fenêtre']],
];

export function elementNames(look: Random): (name: string, at: number) => string {
  const choices = NAMES.map(([form, texts]) => [form, look.pick(texts)] as const);
  return (name) => {
    const [form, text] = choices.find(([each]) => each.test(name)) ?? [];
    return form && text ? name.replace(form, text) : name;
  };
}

const LABELS: Readonly<Record<string, Choices>> = {
  Bouwjaar: ['Bouwjaar', 'Jaar van bouw', 'Bouwjaar woning'],
  'Referentiejaar bouw': ['Referentiejaar bouw', 'Referentiebouwjaar'],
  'Beschermd volume (m³)': ['Beschermd volume (m³)', 'Volume, beschermd (m³)'],
  'Bruikbare vloeroppervlakte (m²)': ['Bruikbare vloeroppervlakte (m²)', 'Bruikbare vloeropp. (m²)'],
  'Verliesoppervlakte (m²)': ['Verliesoppervlakte (m²)', 'Totale verliesoppervlakte (m²)'],
  'Type verwarming': ['Type verwarming', 'Soort verwarming', 'Verwarming'],
  'Type opwekker': ['Type opwekker', 'Opwekker', 'Warmteopwekker'],
  Energiedrager: ['Energiedrager', 'Brandstof / energiedrager', 'Energievector'],
  'Referentiejaar fabricage': ['Referentiejaar fabricage', 'Fabricagejaar', 'Bouwjaar toestel'],
  'Gekoppeld aan ruimteverwarming': ['Gekoppeld aan ruimteverwarming', 'Gekoppeld aan verwarming'],
  'Type ventilatie': ['Type ventilatie', 'Ventilatiesysteem', 'Ventilatie'],
  Zonneboiler: ['Zonneboiler', 'Zonneboilersysteem'],
  Zonnepanelen: ['Zonnepanelen', 'PV-panelen', 'Zonnepanelen (PV)'],
  Piekvermogen: ['Piekvermogen', 'Piekvermogen PV', 'Vermogen zonnepanelen'],
  Vloeroppervlakte: ['Vloeroppervlakte', 'Gebruiksoppervlakte GO'],
  Woningtype: ['Woningtype', 'Type woning', 'Soort woning'],
  '7 Verwarming': ['7 Verwarming', 'Verwarming', 'Ruimteverwarming'],
  '8 Warm water': ['8 Warm water', 'Warm water', 'Warm tapwater'],
  '9 Zonneboiler': ['9 Zonneboiler', 'Zonneboiler'],
  '10 Ventilatie': ['10 Ventilatie', 'Ventilatie', 'Ventilatiesysteem'],
  '12 Zonnepanelen': ['12 Zonnepanelen', 'Zonnepanelen', 'PV-panelen'],
  'Année de construction': ['Année de construction', 'Construit en', 'Année de la construction'],
  'Type de bâtiment': ['Type de bâtiment', 'Type de logement', 'Nature du bien'],
  'Type de système': ['Type de système', 'Système', 'Ventilation'],
  'Eau chaude sanitaire': ['Eau chaude sanitaire', 'ECS', 'Eau chaude sanitaire (ECS)'],
  'Installation solaire thermique': ['Installation solaire thermique', 'Solaire thermique'],
  'Installation solaire photovoltaïque': ['Installation solaire photovoltaïque', 'Solaire photovoltaïque'],
  Verwarming: ['Verwarming', 'Ruimteverwarming'],
  'Sanitair warm water': ['Sanitair warm water', 'Warm water (sanitair)', 'SWW'],
  'Thermische zonnepanelen': ['Thermische zonnepanelen', 'Zonneboiler', 'Thermische zonne-energie'],
  'Fotovoltaïsche zonnepanelen': ['Fotovoltaïsche zonnepanelen', 'Zonnepanelen (PV)'],
};

const VALUES: Readonly<Record<string, Choices>> = {
  'condenserende ketel': ['condensatieketel', 'condenserende ketel (HR)', 'condensatieketel, modulerend'],
  'gasketel, condenserend': ['gascondensatieketel', 'condenserende gasketel'],
  'niet-condenserende ketel': ['klassieke ketel, niet-condenserend', 'ketel zonder condensatie'],
  'atmosferische ketel, niet condenserend': ['atmosferische ketel', 'niet-condenserende atmosferische ketel'],
  'elektrische weerstandsverwarming': ['elektrische convectoren', 'elektrische radiatoren (weerstand)'],
  'elektrische accumulatieverwarming': [
    'elektrische accumulatiekachels',
    'accumulatieverwarming, elektrisch',
  ],
  'warmtepomp lucht-water': ['lucht/water-warmtepomp', 'warmtepomp (lucht naar water)'],
  'elektrische boiler': ['elektrische boiler 100 l', 'boiler, elektrisch'],
  gasgeiser: ['geiser op gas', 'doorstromer op gas (geiser)'],
  'ja, aan RV1': ['ja (RV1)', 'ja, gekoppeld aan RV1'],
  neen: ['neen', 'nee', 'niet gekoppeld'],
  'geen of onvolledig': ['geen of onvolledig', 'geen ventilatiesysteem'],
  'systeem A: natuurlijke toevoer en afvoer': ['A: natuurlijke toe- en afvoer', 'systeem A (natuurlijk)'],
  'systeem C: natuurlijke toevoer, mechanische afvoer': ['systeem C', 'C: mechanische afvoer'],
  'systeem D met warmteterugwinning': ['D: balansventilatie met WTW', 'systeem D (met warmteterugwinning)'],
  'HR-107 ketel': ['HR107-ketel', 'cv-ketel HR-107'],
  'VR-ketel': ['VR-ketel (verbeterd rendement)', 'cv-ketel VR'],
  'Conventionele gasketel': ['Conventionele gasketel (CR)', 'Conventionele cv-ketel op gas'],
  'Oliegestookte ketel': ['Conventionele olieketel', 'Oliegestookte cv-ketel'],
  'Elektrische radiatoren': ['Elektrische radiatoren of convectoren', 'Elektrische kachels'],
  'Warmtepomp, bron buitenlucht': ['Lucht/water-warmtepomp', 'Warmtepomp (buitenlucht)'],
  Combitoestel: ['Combitoestel (cv en tapwater)', 'Zelfde toestel als de verwarming (combi)'],
  Elektroboiler: ['Elektroboiler', 'Elektrische boiler 80 liter'],
  Geiser: ['Geiser', 'Gasgeiser (keukengeiser)'],
  'Natuurlijke toevoer en afvoer': ['Natuurlijke toe- en afvoer', 'Natuurlijk (roosters, geen ventilator)'],
  'Balansventilatie met warmteterugwinning': ['Balansventilatie met WTW', 'WTW-unit (balansventilatie)'],
  'Chaudière, gaz naturel, à condensation': [
    'Chaudière gaz à condensation',
    'Chaudière murale gaz, condensation',
  ],
  'Chaudière, gaz naturel, non à condensation': [
    'Chaudière gaz sans condensation',
    'Chaudière gaz atmosphérique',
  ],
  'Chaudière, mazout, non à condensation': [
    'Chaudière mazout sans condensation',
    'Chaudière fioul sans condensation',
  ],
  'Chauffage électrique à accumulation': [
    'Accumulateurs électriques',
    'Chauffage électrique par accumulation',
  ],
  'Chauffage électrique direct': ['Convecteurs électriques', 'Chauffage électrique (convecteurs)'],
  'Pompe à chaleur air/eau': ['PAC air/eau', 'Pompe à chaleur (air/eau)'],
  'Production combinée avec le chauffage': ['Par le générateur du chauffage', 'Combinée au chauffage'],
  'Boiler électrique': ['Boiler électrique 150 l', 'Boiler électrique à accumulation'],
  'Chauffe-eau gaz instantané': ['Chauffe-eau instantané au gaz', 'Chauffe-bain au gaz'],
  'Système C : alimentation naturelle, évacuation mécanique': ['Système C', 'C : évacuation mécanique'],
  'Système D avec récupération de chaleur': ['Double flux avec récupération', 'Système D avec récupération'],
};

/** Words that stand for yes and no, in pairs of one manner. */
const ANSWERS: readonly (readonly [yes: readonly string[], no: readonly string[], others: Choices])[] = [
  [
    ['aanwezig', 'Aanwezig'],
    ['niet aanwezig', 'Niet aanwezig', 'afwezig'],
    ['ja|neen', 'ja|nee', 'aanwezig|niet aanwezig'],
  ],
  [['présente'], ['absente'], ['oui|non', 'présente|absente', 'présente|néant']],
];

/** A document has one way of saying each thing. */
export function rewordedPairs(look: Random): (pair: readonly [string, string]) => readonly [string, string] {
  const seed = look.between(0, 1000);
  const pick = (choices: Choices, text: string) =>
    choices[(seed + text.length) % choices.length] ?? choices[0];
  const answer = (value: string): string => {
    for (const [yes, no, others] of ANSWERS) {
      const [yesWord = '', noWord = ''] = pick(others, '').split('|');
      if (yes.includes(value)) return yesWord;
      if (no.includes(value)) return noWord;
    }
    const choices = VALUES[value];
    return choices ? pick(choices, value) : value;
  };
  return ([label, value]) => {
    const choices = LABELS[label];
    return [choices ? pick(choices, label) : label, answer(value)];
  };
}
