import type { FactName, Kind, Language, MissingFact, Reading } from '../contract/reading.ts';
import { list } from '../value/list.ts';

type Searched = Readonly<Record<Language, readonly string[]>>;

const words = (nl: string, fr: string, de: string): Searched => ({
  nl: list(nl),
  fr: list(fr),
  de: list(de),
});

/** What every form is searched for, and the words by which. */
const SEARCHED: readonly (readonly [FactName, Searched])[] = [
  ['energy_label', words('energielabel, energieklasse', 'classe énergétique, Espec', 'Energieklasse')],
  [
    'energy_score_kwh_per_m2',
    words(
      'energiescore, kengetal, kWh/m²',
      'consommation spécifique, kWh/m².an',
      'spezifischer Primärenergieverbrauch, kWh/m².Jahr',
    ),
  ],
  [
    'habitable_space_m2',
    words(
      'vloeroppervlakte, bruto oppervlakte',
      'surface de plancher chauffée, superficie brute',
      'beheizte Grundfläche, beheizte Bodenfläche',
    ),
  ],
  ['year_built', words('bouwjaar, referentiejaar bouw', 'année de construction', 'Baujahr')],
  ['outer_wall_surface_m2', words('muren, gevels', 'murs, façades', 'Wände, Mauern')],
  ['ground_floor_surface_m2', words('vloeren', 'planchers', 'Böden')],
  ['window_surface_m2', words('vensters, ramen', 'fenêtres, châssis', 'Fenster')],
  ['heating_type', words('verwarming, soort opwekker', 'chauffage, production', 'Heizungsanlage, Erzeugung')],
  [
    'sanitary_heating_device',
    words('sanitair warm water, warm water', 'eau chaude sanitaire', 'Warmwasserbereitung'),
  ],
  ['ventilation_type', words('ventilatie', 'ventilation', 'Lüftung')],
  ['has_solar_panels', words('zonnepanelen, zonne-energie', 'photovoltaïque', 'Photovoltaikanlage')],
];

const ENVELOPE: readonly FactName[] = [
  'outer_wall_surface_m2',
  'ground_floor_surface_m2',
  'window_surface_m2',
];
const INSTALLATIONS: readonly FactName[] = [
  'heating_type',
  'sanitary_heating_device',
  'ventilation_type',
  'has_solar_panels',
];
/** What a form does not state at all: nobody needs to search for it. */
const NOT_STATED: Partial<Record<Kind, readonly FactName[]>> = {
  'be-vlg-2008': ['energy_label', 'habitable_space_m2', ...ENVELOPE, ...INSTALLATIONS],
  'be-bru': ENVELOPE,
  'be-bru-encoding': ['energy_label', 'energy_score_kwh_per_m2'],
  'nl-2015': ['energy_score_kwh_per_m2', 'habitable_space_m2', 'year_built', ...ENVELOPE],
  'nl-2008': ['energy_score_kwh_per_m2', 'year_built', ...ENVELOPE, ...INSTALLATIONS],
};

/** The facts that a form usually states and that were not found, with the words that were searched for. */
export function missingFacts({ document, fields }: Pick<Reading, 'document' | 'fields'>): MissingFact[] {
  const { kind, language } = document;
  if (kind === null || language === null) return [];
  const found = new Set<string>(fields.map(({ name }) => name));
  return SEARCHED.filter(([name]) => !found.has(name) && !NOT_STATED[kind]?.includes(name)).map(
    ([name, searched]) => ({ name, searched: [...searched[language]] }),
  );
}
