/**
 * What else the columns are called in the files of estate agents and banks: in English, Dutch (of both countries) and
 * French. The facts of a dwelling are also found by their names on the planner page. A word that could mean two columns
 * is left out: an unknown column is named and skipped, a wrong one would be taken for a fact.
 */
export const HEADING_WORDS: Readonly<Record<string, readonly string[]>> = {
  external_id: [
    ...['id', 'reference', 'ref', 'external reference'],
    ...[
      'referentie',
      'externe id',
      'pandreferentie',
      'objectnummer',
      'objectcode',
      'dossiernummer',
      'kenmerk',
    ],
    ...['référence', 'réf', 'identifiant', 'id externe', 'numéro de dossier'],
  ],
  property_id: ['pand id', 'pandnummer', 'id pand', 'id du bien', 'numéro du bien'],
  managing_user_external_id: [
    ...['managing user', 'manager', 'agent', 'makelaar', 'beheerder', 'verantwoordelijke'],
    ...['gestionnaire', 'courtier', 'agent immobilier'],
  ],
  country: ['country code', 'land', 'landcode', 'pays', 'code pays'],
  region: ['regio', 'gewest', 'région'],
  zip_code: ['zip', 'postcode', 'postal code', 'code postal', 'cp'],
  place: [
    ...['city', 'town', 'municipality', 'gemeente', 'plaats', 'plaatsnaam', 'woonplaats', 'stad'],
    ...['commune', 'ville', 'localité'],
  ],
  street: ['street name', 'straat', 'straatnaam', 'rue', 'nom de rue', 'nom de la rue'],
  house_number: ['number', 'house no', 'no', 'nr', 'n', 'nummer', 'huisnummer', 'huisnr', 'numéro', 'num'],
  house_number_extra: [
    ...['box', 'bus', 'busnr', 'busnummer', 'toevoeging', 'huisnummertoevoeging', 'huisletter'],
    ...['boîte', 'bte', 'numéro de boîte'],
  ],
  latitude: ['lat', 'breedtegraad'],
  longitude: ['lng', 'lon', 'long', 'lengtegraad'],
  estate_type: [
    ...[
      'type',
      'property type',
      'type of property',
      'pandtype',
      'type pand',
      'soort',
      'soort pand',
      'objecttype',
    ],
    ...['soort object', 'type de bien', 'type bien'],
  ],
  estate_format: [
    ...[
      'format',
      'facades',
      'number of facades',
      'gevels',
      'aantal gevels',
      'type bebouwing',
      'façades',
      'nb façades',
    ],
  ],
  estate_status: ['status', 'sale status', 'verkoopstatus', 'statut'],
  estate_provider_type: ['provider', 'source', 'bron', 'fournisseur'],
  price: [
    ...[
      'asking price',
      'sale price',
      'price eur',
      'prijs',
      'vraagprijs',
      'verkoopprijs',
      'koopprijs',
      'prijs eur',
    ],
    ...['prix', 'prix demandé', 'prix de vente', 'prix eur'],
  ],
  year_built: ['construction year', 'year of construction', 'build year', 'année construction'],
  year_renovated: ['renovation year', 'year of renovation', 'jaar renovatie', 'année rénovation'],
  media: ['images', 'fotos', "foto's", 'photos'],
  habitable_space_m2: [
    ...[
      'habitable surface',
      'habitable space',
      'living space',
      'floor area',
      'bewoonbare opp',
      'woonopp',
      'gebruiksoppervlakte',
    ],
  ],
  storeys: ['floors', 'number of floors', 'aantal bouwlagen', 'aantal verdiepingen', 'nombre de niveaux'],
  condition: ['state', 'staat', 'toestand', 'état'],
  heating_type: ['heating', 'verwarming', 'type verwarming', 'type de chauffage'],
  window_glazing_type: ['beglazing', 'type beglazing', 'type vitrage', 'type de vitrage'],
  window_u_value_w_per_m2_k: [
    ...['window u value', 'windows u value', 'u value windows', 'uw', 'u waarde ramen', 'u waarde vensters'],
    ...['valeur u fenêtres', 'valeur u châssis'],
  ],
  door_u_value_w_per_m2_k: [
    ...[
      'door u value',
      'u value doors',
      'u waarde deur',
      'u waarde deuren',
      'valeur u porte',
      'valeur u portes',
    ],
  ],
  attic_floor_surface_m2: ['attic floor area', 'opp zoldervloer', 'surface plancher grenier'],
  attic_floor_insulation_type: [
    'attic floor insulation',
    'isolatie zoldervloer',
    'isolation plancher grenier',
  ],
  ventilation_type: ['ventilation', 'ventilatie', 'ventilatiesysteem', 'système de ventilation'],
  heating_device: ['heating system', 'verwarmingsinstallatie', 'appareil de chauffage'],
  has_solar_panels: ['pv', 'pv panels', 'pv panelen', 'panneaux solaires'],
  solar_panels_kwp: ['kwp', 'pv kwp'],
  energy_score_kwh_per_m2: [
    ...[
      'epc score',
      'epc value',
      'epc waarde',
      'epc kengetal',
      'energiescore',
      'peb score',
      'valeur peb',
      'e spec',
    ],
  ],
  energy_label: [
    ...['epc label', 'epc class', 'energy class', 'energielabel', 'energieklasse', 'epb label', 'epc klasse'],
    ...['label énergétique', 'classe énergétique', 'classe peb', 'peb label'],
  ],
  residents: ['number of residents', 'bewoners', 'habitants'],
};
