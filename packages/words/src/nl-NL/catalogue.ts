import type { Catalogue } from '../catalogue.ts';
import { type Differences, withDifferences } from '../differences.ts';
import { catalogue as belgian } from '../nl-BE/catalogue.ts';
import { leadDifferences } from './lead.ts';
import { remarkDifferences } from './remarks.ts';
import { specificationDifferences } from './specification.ts';
import { energyDifferences, placeDifferences, planningDifferences } from './terms.ts';

export const differences: Differences<Catalogue> = {
  ...placeDifferences,
  ...energyDifferences,
  ...planningDifferences,
  ...remarkDifferences,
  ...leadDifferences,
  ...specificationDifferences,
  language: 'nl-NL',
  measures: {
    roof_pitched_inside: {
      name: 'Dakisolatie binnenzijde',
      watchFor:
        'Vraag om een luchtdichte dampremmer aan de warme kant. Laat vooraf het dakbeschot en de pannen controleren.',
      whoDoesIt: 'Isolatiebedrijf of dakdekker',
    },
    roof_pitched_sarking: {
      name: 'Dakisolatie buitenzijde',
      short: 'Dak buitenkant',
      watchFor:
        'Het dak wordt hoger: vraag de gemeente of een vergunning nodig is. Combineer met nieuwe dakpannen.',
      whoDoesIt: 'Dakdekker',
    },
    attic_floor: {
      name: 'Zoldervloerisolatie',
      watchFor:
        'Alleen als de zolder onverwarmd blijft. Isoleer ook het luik en houd de dakvoet geventileerd.',
      whoDoesIt: 'Isolatiebedrijf; een vlakke vloer kunt u ook zelf doen',
    },
    roof_flat: {
      watchFor: 'Isolatie hoort boven op de dakvloer (warm dak). De dakrand wordt hoger.',
      whoDoesIt: 'Dakdekker',
    },
    wall_cavity: {
      watchFor:
        'De spouw moet schoon, droog en minstens 5 cm breed zijn. Laat vooraf kijken met een endoscoop, ook naar vleermuizen.',
      whoDoesIt: 'Gecertificeerd isolatiebedrijf',
    },
    wall_external: {
      name: 'Gevelisolatie buitenzijde',
      watchFor:
        'Laat de aansluiting op dak en kozijnen vooraf uittekenen. Vraag de gemeente of een vergunning nodig is.',
      whoDoesIt: 'Gevelbedrijf, met een architect als er een vergunning nodig is',
    },
    wall_internal: {
      name: 'Gevelisolatie binnenzijde',
      watchFor:
        'Los eerst vocht in de muur op. De kamers worden enkele centimeters kleiner; koudebruggen vragen aandacht.',
    },
    floor_cellar_ceiling: {
      whoDoesIt: 'Isolatiebedrijf, of uzelf',
    },
    floor_crawl_space: {
      watchFor: 'De kruipruimte moet bereikbaar en droog zijn, en geventileerd blijven.',
      whoDoesIt: 'Isolatiebedrijf',
    },
    floor_on_ground: {
      name: 'Isolatie van de beganegrondvloer',
      watchFor:
        'De vloer wordt opengebroken of hoger: kijk naar deuren en trap. Een goed moment voor vloerverwarming.',
      whoDoesIt: 'Aannemer en vloerenlegger',
    },
    windows_high_efficiency: {
      name: 'HR++-glas',
      short: 'HR++-glas',
      watchFor:
        'Dichte kozijnen zonder ventilatie geven vocht: zorg voor ventilatieroosters of een ventilatiesysteem.',
      whoDoesIt: 'Glaszetter of kozijnenbedrijf',
    },
    windows_triple: {
      name: 'Triple glas met nieuwe kozijnen',
      short: 'Triple glas',
      watchFor:
        'Zwaarder dan dubbel glas: laat scharnieren en kozijnen controleren. Zorg voor zonwering op het zuiden en westen.',
      whoDoesIt: 'Kozijnenbedrijf',
    },
    doors_insulated: {
      name: 'Isolerende buitendeuren',
      watchFor: 'Vraag om een dichte onderdorpel en een luchtdichte aansluiting op de muur.',
      whoDoesIt: 'Timmerman of kozijnenbedrijf',
    },
    airtightness: {
      name: 'Kierdichting',
      short: 'Kierdichting',
      whoDoesIt: 'Isolatiebedrijf of aannemer',
    },
    ventilation_exhaust: {
      name: 'Mechanische afvoer',
      short: 'Mechanische ventilatie',
      watchFor:
        'Roosters in woon- en slaapkamers, afvoer in keuken, badkamer en toilet. Sturing op CO₂ bespaart het meest.',
    },
    ventilation_balanced: {
      name: 'Balansventilatie met wtw',
      short: 'Balansventilatie',
      watchFor: 'Er is ruimte nodig voor kanalen. Vervang de filters twee keer per jaar.',
    },
    solar_shading: {
      watchFor:
        'Kies zonwering aan de buitenkant, op het zuiden en westen. Vraag bij een monument of VvE eerst toestemming.',
      whoDoesIt: 'Zonweringbedrijf',
    },
    boiler_condensing: {
      name: 'HR-ketel (cv)',
      short: 'HR-ketel',
      watchFor:
        'Laat de installatie waterzijdig inregelen. Een lagere watertemperatuur verlaagt het verbruik.',
      whoDoesIt: 'CO-gecertificeerde installateur',
    },
    heat_pump_hybrid: {
      short: 'Hybride pomp',
      whoDoesIt: 'Warmtepompinstallateur',
    },
    heat_pump_air_water: {
      watchFor:
        'Isoleer eerst: het vermogen hangt af van de warmte die dan nog verloren gaat. Vraag om een warmteverliesberekening.',
      whoDoesIt: 'Warmtepompinstallateur',
    },
    heat_pump_ground: {
      short: 'Bodempomp',
      watchFor: 'De boring moet worden gemeld, en de boormachine moet in de tuin kunnen komen.',
      whoDoesIt: 'Warmtepompinstallateur en erkend boorbedrijf',
    },
    heat_pump_air_air: {
      watchFor:
        'Ze verwarmt kamer voor kamer en maakt geen warm water. Kies een stille plek voor de buitenunit.',
      whoDoesIt: 'Airco- of warmtepompinstallateur met F-gassencertificaat',
    },
    heat_network: {
      watchFor:
        'Vraag de tarieven en de temperatuur van het net. De gasaansluiting kan daarna worden verwijderd.',
    },
    hot_water_heat_pump: {
      short: 'Pompboiler',
      watchFor: 'Plaats hem in een ruime, onverwarmde ruimte of met lucht van buiten. Hij maakt geluid.',
      whoDoesIt: 'Installateur',
    },
    hot_water_solar: {
      whoDoesIt: 'Zonneboilerinstallateur',
    },
    solar_panels: {
      watchFor: 'Kies een dakvlak dat nog 15 jaar meegaat. Meld de installatie aan bij de netbeheerder.',
      whoDoesIt: 'Zonnepaneleninstallateur',
    },
    battery: {
      watchFor:
        'Wat hij oplevert hangt af van uw contract en uw verbruik. Plaats hem koel, droog en brandveilig.',
    },
  },
  facts: {
    estate_format: 'Woningtype',
    habitable_space_m2: 'Woonoppervlakte (m²)',
    storeys: 'Woonlagen',
    cornice_height_m: 'Goothoogte (m)',
    apartment_floor: 'Woonlaag van het appartement',
    inclined_roof_surface_m2: 'Schuin dak (m²)',
    inclined_roof_insulation_type: 'Isolatie schuin dak',
    outer_wall_surface_m2: 'Gevels (m²)',
    outer_wall_insulation_type: 'Gevelisolatie',
    has_cavity_wall_insulation: 'Spouw gevuld',
    heating_is_collective: 'Blokverwarming in het gebouw',
    owner_share_percent: 'Aandeel in de VvE (%)',
    is_heritage: 'Monument of beschermd gezicht',
    energy_score_kwh_per_m2: 'Primair fossiel energiegebruik (kWh/m²)',
    energy_label: 'Energielabel',
  },
  factValues: {
    apartment_floor: {
      GROUND: 'begane grond',
    },
    roof_type: {
      INCLINED: 'schuin',
      MIXED: 'deels schuin, deels plat',
    },
    basement_type: {
      NONE: 'vloer op volle grond',
    },
    window_glazing_type: {
      HIGH_EFFICIENCY: 'HR++-glas',
      TRIPLE: 'triple glas',
    },
    ventilation_type: {
      EXHAUST: 'mechanische afvoer',
      BALANCED: 'balansventilatie zonder wtw',
      BALANCED_WITH_RECOVERY: 'balansventilatie met wtw',
    },
    condition: {
      JUST_RENOVATED: 'net gerenoveerd',
      TO_BE_DONE_UP: 'op te knappen',
    },
    heating_type: {
      OIL: 'huisbrandolie',
    },
    heating_device: {
      CONDENSING_BOILER: 'HR-ketel (cv)',
      NON_CONDENSING_BOILER: 'VR- of CR-ketel',
    },
    sanitary_heating_device: {
      WITH_HEATING: 'combiketel of boiler op de cv',
    },
  },
};

export const catalogue = withDifferences(belgian, differences);
