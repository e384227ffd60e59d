import type { Catalogue, FactWords } from '../catalogue.ts';
import { lead } from './lead.ts';
import { origins, reasons, remarks } from './remarks.ts';
import { specification } from './specification.ts';
import { energy, places, planning } from './terms.ts';

export const facts: FactWords = {
  facts: {
    year_built: 'Bouwjaar',
    year_renovated: 'Renovatiejaar',
    estate_format: 'Bebouwing',
    habitable_space_m2: 'Bewoonbare oppervlakte (m²)',
    storeys: 'Bouwlagen',
    building_width_m: 'Breedte (m)',
    building_depth_m: 'Diepte (m)',
    cornice_height_m: 'Kroonlijsthoogte (m)',
    apartment_floor: 'Verdieping van het appartement',
    roof_type: 'Daktype',
    inclined_roof_surface_m2: 'Hellend dak (m²)',
    flat_roof_surface_m2: 'Plat dak (m²)',
    inclined_roof_insulation_type: 'Isolatie hellend dak',
    flat_roof_insulation_type: 'Isolatie plat dak',
    attic_floor_surface_m2: 'Zoldervloer (m²)',
    attic_floor_insulation_type: 'Isolatie van de zoldervloer',
    attic_usage: 'Gebruik van de zolder',
    outer_wall_surface_m2: 'Buitenmuren (m²)',
    outer_wall_insulation_type: 'Isolatie buitenmuren',
    has_cavity_wall: 'Spouwmuur',
    cavity_wall_width_cm: 'Spouwbreedte (cm)',
    has_cavity_wall_insulation: 'Spouw nageïsoleerd',
    ground_floor_surface_m2: 'Onderste vloer (m²)',
    basement_type: 'Onder de vloer',
    floor_insulation_type: 'Vloerisolatie',
    window_surface_m2: 'Ramen (m²)',
    window_glazing_type: 'Glas',
    window_u_value_w_per_m2_k: 'U-waarde van de ramen (W/m²K)',
    door_u_value_w_per_m2_k: 'U-waarde van de buitendeuren (W/m²K)',
    ventilation_type: 'Ventilatie',
    condition: 'Staat van de woning',
    heating_type: 'Verwarming met',
    heating_device: 'Verwarmingstoestel',
    heating_installation_year: 'Jaar van het toestel',
    heating_is_collective: 'Gemeenschappelijke verwarming in het gebouw',
    has_gas_connection: 'Aansluiting op het gasnet',
    has_heat_network: 'Warmtenet in de straat',
    sanitary_heating_device: 'Warm water',
    has_solar_panels: 'Zonnepanelen',
    solar_panels_kwp: 'Zonnepanelen (kWp)',
    has_solar_boiler: 'Zonneboiler',
    has_solar_shading: 'Buitenzonwering',
    owner_share_percent: 'Aandeel in het gebouw (%)',
    is_heritage: 'Beschermd gebouw',
    energy_score_kwh_per_m2: 'EPC-kengetal (kWh/m²)',
    energy_label: 'EPC-label',
    residents: 'Aantal bewoners',
    metered_gas_kwh: 'Gasverbruik per jaar (kWh)',
    metered_electricity_kwh: 'Stroomafname per jaar (kWh)',
    metered_year: 'Jaar van dat verbruik',
  },
  factValues: {
    apartment_floor: {
      GROUND: 'gelijkvloers',
      MIDDLE: 'tussenverdieping',
      TOP: 'bovenste verdieping',
    },
    roof_type: {
      INCLINED: 'hellend',
      FLAT: 'plat',
      MIXED: 'deels hellend, deels plat',
    },
    attic_usage: {
      NONE: 'geen zolder',
      STORAGE: 'berging',
      HABITABLE: 'bewoond',
    },
    basement_type: {
      NONE: 'volle grond',
      CRAWL_SPACE: 'kruipruimte',
      PARTIAL: 'deels kelder',
      FULL: 'kelder',
    },
    window_glazing_type: {
      SINGLE: 'enkel glas',
      DOUBLE: 'dubbel glas',
      HIGH_EFFICIENCY: 'hoogrendementsglas',
      TRIPLE: 'drievoudig glas',
    },
    ventilation_type: {
      NATURAL: 'natuurlijk',
      EXHAUST: 'systeem C',
      BALANCED: 'systeem D zonder warmteterugwinning',
      BALANCED_WITH_RECOVERY: 'systeem D met warmteterugwinning',
    },
    condition: {
      AS_NEW: 'als nieuw',
      JUST_RENOVATED: 'pas gerenoveerd',
      GOOD: 'goed',
      TO_BE_DONE_UP: 'op te frissen',
      TO_RENOVATE: 'te renoveren',
      TO_RESTORE: 'te restaureren',
    },
    heating_type: {
      GAS: 'aardgas',
      OIL: 'stookolie',
      ELECTRIC: 'elektriciteit',
      HEAT_PUMP: 'warmtepomp',
      DISTRICT: 'warmtenet',
      WOOD: 'hout of pellets',
    },
    heating_device: {
      CONDENSING_BOILER: 'condensatieketel',
      NON_CONDENSING_BOILER: 'ketel zonder condensatie',
      WOOD_BOILER: 'hout- of pelletketel',
      STOVE: 'kachel',
      ELECTRIC_HEATER: 'elektrische verwarming',
      HYBRID_HEAT_PUMP: 'hybride warmtepomp',
      AIR_WATER_HEAT_PUMP: 'lucht-waterwarmtepomp',
      GROUND_SOURCE_HEAT_PUMP: 'bodemwarmtepomp',
      AIR_AIR_HEAT_PUMP: 'lucht-luchtwarmtepomp',
      DISTRICT_SUBSTATION: 'aansluiting op een warmtenet',
    },
    sanitary_heating_device: {
      WITH_HEATING: 'door de verwarming',
      GAS_WATER_HEATER: 'gasgeiser',
      ELECTRIC_BOILER: 'elektrische boiler',
      HEAT_PUMP_BOILER: 'warmtepompboiler',
    },
  },
  insulationTypes: {
    NONE: 'niet geïsoleerd',
    CM_1_5: '1 tot 5 cm',
    CM_6_10: '6 tot 10 cm',
    CM_11_15: '11 tot 15 cm',
    CM_16_20: '16 tot 20 cm',
    CM_21_PLUS: 'meer dan 20 cm',
  },
  yes: 'ja',
  no: 'nee',
};

export const measures: Catalogue['measures'] = {
  roof_pitched_inside: {
    name: 'Dakisolatie langs binnen',
    short: 'Dakisolatie',
    watchFor:
      'Vraag een luchtdicht dampscherm aan de warme zijde. Laat vooraf het onderdak en de dakbedekking nakijken.',
    whoDoesIt: 'Dakwerker of isolatieplaatser',
  },
  roof_pitched_sarking: {
    name: 'Dakisolatie langs buiten (sarking)',
    short: 'Sarkingdak',
    watchFor:
      'Het dak komt hoger te liggen: vraag bij de gemeente na of een vergunning nodig is. Combineer met nieuwe dakbedekking.',
    whoDoesIt: 'Dakwerker',
  },
  attic_floor: {
    name: 'Isolatie van de zoldervloer',
    short: 'Zoldervloer',
    watchFor:
      'Alleen zinvol als de zolder onverwarmd blijft. Isoleer ook het luik en houd de dakvoet geventileerd.',
    whoDoesIt: 'Isolatieplaatser; een vlakke vloer kunt u ook zelf isoleren',
  },
  roof_flat: {
    name: 'Isolatie van het platte dak',
    short: 'Plat dak',
    watchFor: 'De isolatie hoort boven op de dakvloer (warm dak). De dakrand wordt hoger.',
    whoDoesIt: 'Dakdichter',
  },
  wall_cavity: {
    name: 'Spouwmuurisolatie',
    short: 'Spouwmuur',
    watchFor:
      'De spouw moet minstens 5 cm breed, zuiver en droog zijn. Vraag vooraf een onderzoek met de endoscoop.',
    whoDoesIt: 'Plaatser met certificaat voor spouwmuurisolatie',
  },
  wall_external: {
    name: 'Gevelisolatie langs buiten',
    short: 'Gevel buiten',
    watchFor:
      'Laat de aansluiting op dak en ramen vooraf tekenen. Aan de straatkant is vaak een vergunning nodig.',
    whoDoesIt: 'Gevelaannemer, met een architect als er een vergunning nodig is',
  },
  wall_internal: {
    name: 'Gevelisolatie langs binnen',
    short: 'Gevel binnen',
    watchFor:
      'Los eerst vocht in de muur op. De kamers worden enkele centimeters kleiner; koudebruggen vragen zorg.',
    whoDoesIt: 'Aannemer met ervaring in binnenisolatie',
  },
  floor_cellar_ceiling: {
    name: 'Isolatie van het kelderplafond',
    short: 'Kelderplafond',
    watchFor:
      'Let op de vrije hoogte en op leidingen. De kelder wordt kouder: bescherm waterleidingen tegen vorst.',
    whoDoesIt: 'Isolatieplaatser, of uzelf',
  },
  floor_crawl_space: {
    name: 'Vloerisolatie via de kruipruimte',
    short: 'Kruipruimte',
    watchFor: 'De kruipruimte moet bereikbaar en droog zijn, en verlucht blijven.',
    whoDoesIt: 'Isolatieplaatser',
  },
  floor_on_ground: {
    name: 'Isolatie van de vloer op volle grond',
    short: 'Vloer',
    watchFor:
      'De vloer wordt opgebroken of komt hoger te liggen: kijk deuren en trap na. Een goed moment voor vloerverwarming.',
    whoDoesIt: 'Algemene aannemer en vloerder',
  },
  windows_high_efficiency: {
    name: 'Ramen met hoogrendementsglas',
    short: 'Ramen',
    watchFor:
      'Dichte ramen zonder ventilatie geven vocht: voorzie toevoer van verse lucht in elke droge kamer.',
    whoDoesIt: 'Ramenplaatser of schrijnwerker',
  },
  windows_triple: {
    name: 'Ramen met drievoudig glas',
    short: 'Drievoudig glas',
    watchFor:
      'Zwaarder dan dubbel glas: laat scharnieren en kaders nakijken. Voorzie zonwering op het zuiden en westen.',
    whoDoesIt: 'Ramenplaatser of schrijnwerker',
  },
  doors_insulated: {
    name: 'Geïsoleerde buitendeuren',
    short: 'Buitendeuren',
    watchFor: 'Vraag een dichte dorpel en een luchtdichte aansluiting op de muur.',
    whoDoesIt: 'Schrijnwerker',
  },
  airtightness: {
    name: 'Luchtdichting',
    short: 'Luchtdichtheid',
    watchFor: 'Laat voor en na meten met een blowerdoortest. Nooit zonder ventilatie.',
    whoDoesIt: 'Isolatieplaatser, met een meting door een onafhankelijk bureau',
  },
  ventilation_exhaust: {
    name: 'Ventilatiesysteem C',
    short: 'Ventilatie C',
    watchFor:
      'Toevoerroosters in de droge kamers, afvoer in keuken, badkamer en wc. Sturing op vraag bespaart het meest.',
    whoDoesIt: 'Ventilatie-installateur',
  },
  ventilation_balanced: {
    name: 'Ventilatiesysteem D met warmteterugwinning',
    short: 'Ventilatie D',
    watchFor: 'Er is plaats nodig voor kanalen. Vervang de filters twee keer per jaar.',
    whoDoesIt: 'Ventilatie-installateur',
  },
  solar_shading: {
    name: 'Buitenzonwering',
    short: 'Zonwering',
    watchFor:
      'Kies zonwering aan de buitenkant, op het zuiden en westen. Aan de straatkant is soms een vergunning nodig.',
    whoDoesIt: 'Plaatser van zonwering',
  },
  boiler_condensing: {
    name: 'Condensatieketel',
    short: 'Condensatieketel',
    watchFor:
      'De schouw moet geschikt zijn voor condenserende toestellen. Een lagere watertemperatuur verlaagt het verbruik.',
    whoDoesIt: 'Erkende verwarmingstechnicus',
  },
  heat_pump_hybrid: {
    name: 'Hybride warmtepomp',
    short: 'Hybride wp',
    watchFor:
      'Laat de regeling zo instellen dat de ketel alleen op koude dagen bijspringt. Kies een stille plek voor de buitenunit.',
    whoDoesIt: 'Installateur met RESCert-certificaat',
  },
  heat_pump_air_water: {
    name: 'Lucht-waterwarmtepomp',
    short: 'Warmtepomp',
    watchFor:
      'Isoleer eerst: het vermogen hangt af van de warmte die dan nog verloren gaat. Vraag een warmteverliesberekening.',
    whoDoesIt: 'Installateur met RESCert-certificaat',
  },
  heat_pump_ground: {
    name: 'Bodemwarmtepomp',
    short: 'Bodemwarmtepomp',
    watchFor: 'De boring vraagt een melding of vergunning, en plaats voor de boormachine.',
    whoDoesIt: 'Installateur met RESCert-certificaat en erkend boorbedrijf',
  },
  heat_pump_air_air: {
    name: 'Lucht-luchtwarmtepomp',
    short: 'Lucht-lucht',
    watchFor:
      'Ze verwarmt kamer per kamer en maakt geen warm water. Kies een stille plek voor de buitenunit.',
    whoDoesIt: 'Installateur met RESCert-certificaat',
  },
  heat_network: {
    name: 'Aansluiting op een warmtenet',
    short: 'Warmtenet',
    watchFor: 'Vraag de tarieven en de watertemperatuur van het net. De gasaansluiting kan daarna weg.',
    whoDoesIt: 'Warmteleverancier en installateur',
  },
  hot_water_heat_pump: {
    name: 'Warmtepompboiler',
    short: 'Warmtepompboiler',
    watchFor: 'Plaats hem in een ruime, onverwarmde ruimte, of met lucht van buiten. Hij maakt geluid.',
    whoDoesIt: 'Installateur met RESCert-certificaat',
  },
  hot_water_solar: {
    name: 'Zonneboiler',
    short: 'Zonneboiler',
    watchFor: 'Kies een dakvlak tussen oost en west zonder schaduw, op een dak dat nog 15 jaar meegaat.',
    whoDoesIt: 'Installateur met RESCert-certificaat',
  },
  solar_panels: {
    name: 'Zonnepanelen',
    short: 'Zonnepanelen',
    watchFor: 'Kies een dakvlak dat nog 15 jaar meegaat. Meld de installatie bij de netbeheerder.',
    whoDoesIt: 'Installateur met RESCert-certificaat',
  },
  battery: {
    name: 'Thuisbatterij',
    short: 'Batterij',
    watchFor:
      'Wat ze opbrengt hangt af van uw contract en uw verbruik. Plaats ze koel, droog en brandveilig.',
    whoDoesIt: 'Elektricien',
  },
};

export const catalogue: Catalogue = {
  language: 'nl-BE',
  measures,
  ...places,
  ...energy,
  ...planning,
  ...remarks,
  ...origins,
  ...reasons,
  ...lead,
  ...specification,
  ...facts,
};
