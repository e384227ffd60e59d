import type { Catalogue } from '../catalogue.ts';

export const measures: Catalogue['measures'] = {
  roof_pitched_inside: {
    name: 'Dakisolatie aan de binnenkant',
    short: 'Dakisolatie',
    watchFor:
      'Vraag om een luchtdichte dampremmer aan de warme kant. Laat vooraf het dakbeschot en de pannen controleren.',
    whoDoesIt: 'Isolatiebedrijf of dakdekker',
  },
  roof_pitched_sarking: {
    name: 'Dakisolatie aan de buitenkant',
    short: 'Dak buitenkant',
    watchFor:
      'Het dak wordt hoger: vraag de gemeente of een vergunning nodig is. Combineer met nieuwe dakpannen.',
    whoDoesIt: 'Dakdekker',
  },
  attic_floor: {
    name: 'Zoldervloerisolatie',
    short: 'Zoldervloer',
    watchFor: 'Alleen als de zolder onverwarmd blijft. Isoleer ook het luik en houd de dakvoet geventileerd.',
    whoDoesIt: 'Isolatiebedrijf; een vlakke vloer kunt u ook zelf doen',
  },
  roof_flat: {
    name: 'Isolatie van het platte dak',
    short: 'Plat dak',
    watchFor: 'Isolatie hoort boven op de dakvloer (warm dak). De dakrand wordt hoger.',
    whoDoesIt: 'Dakdekker',
  },
  wall_cavity: {
    name: 'Spouwmuurisolatie',
    short: 'Spouwmuur',
    watchFor:
      'De spouw moet schoon, droog en minstens 5 cm breed zijn. Laat vooraf kijken met een endoscoop, ook naar vleermuizen.',
    whoDoesIt: 'Gecertificeerd isolatiebedrijf',
  },
  wall_external: {
    name: 'Gevelisolatie buitenzijde',
    short: 'Gevel buiten',
    watchFor:
      'Laat de aansluiting op dak en kozijnen vooraf uittekenen. Vraag de gemeente of een vergunning nodig is.',
    whoDoesIt: 'Gevelbedrijf, met een architect als er een vergunning nodig is',
  },
  wall_internal: {
    name: 'Gevelisolatie binnenzijde',
    short: 'Gevel binnen',
    watchFor:
      'Los eerst vocht in de muur op. De kamers worden enkele centimeters kleiner; koudebruggen vragen aandacht.',
    whoDoesIt: 'Aannemer met ervaring in binnenisolatie',
  },
  floor_cellar_ceiling: {
    name: 'Isolatie van het kelderplafond',
    short: 'Kelderplafond',
    watchFor:
      'Let op de vrije hoogte en op leidingen. De kelder wordt kouder: bescherm waterleidingen tegen vorst.',
    whoDoesIt: 'Isolatiebedrijf, of uzelf',
  },
  floor_crawl_space: {
    name: 'Vloerisolatie via de kruipruimte',
    short: 'Kruipruimte',
    watchFor: 'De kruipruimte moet bereikbaar en droog zijn, en geventileerd blijven.',
    whoDoesIt: 'Isolatiebedrijf',
  },
  floor_on_ground: {
    name: 'Isolatie van de beganegrondvloer',
    short: 'Vloer',
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
    watchFor: 'Zinvol als ook de gevel goed geïsoleerd is. Zorg voor zonwering op het zuiden en westen.',
    whoDoesIt: 'Kozijnenbedrijf',
  },
  doors_insulated: {
    name: 'Isolerende buitendeuren',
    short: 'Buitendeuren',
    watchFor: 'Vraag om een dichte onderdorpel en een luchtdichte aansluiting op de muur.',
    whoDoesIt: 'Timmerman of kozijnenbedrijf',
  },
  airtightness: {
    name: 'Kierdichting',
    short: 'Kierdichting',
    watchFor: 'Laat voor en na meten met een blowerdoortest. Nooit zonder ventilatie.',
    whoDoesIt: 'Isolatiebedrijf of aannemer',
  },
  ventilation_exhaust: {
    name: 'Mechanische afvoer',
    short: 'Mechanische ventilatie',
    watchFor:
      'Roosters in woon- en slaapkamers, afvoer in keuken, badkamer en toilet. Sturing op CO₂ bespaart het meest.',
    whoDoesIt: 'Ventilatie-installateur',
  },
  ventilation_balanced: {
    name: 'Balansventilatie met wtw',
    short: 'Balansventilatie',
    watchFor: 'Er is ruimte nodig voor kanalen. Vervang de filters twee keer per jaar.',
    whoDoesIt: 'Ventilatie-installateur',
  },
  solar_shading: {
    name: 'Buitenzonwering',
    short: 'Zonwering',
    watchFor:
      'Kies zonwering aan de buitenkant, op het zuiden en westen. Vraag bij een monument of VvE eerst toestemming.',
    whoDoesIt: 'Zonweringbedrijf',
  },
  boiler_condensing: {
    name: 'HR-ketel (cv)',
    short: 'HR-ketel',
    watchFor: 'Laat de installatie waterzijdig inregelen. Een lagere watertemperatuur verlaagt het verbruik.',
    whoDoesIt: 'CO-gecertificeerde installateur',
  },
  heat_pump_hybrid: {
    name: 'Hybride warmtepomp',
    short: 'Hybride pomp',
    watchFor:
      'Laat de regeling zo instellen dat de ketel alleen op koude dagen bijspringt. Kies een stille plek voor de buitenunit.',
    whoDoesIt: 'Warmtepompinstallateur',
  },
  heat_pump_air_water: {
    name: 'Lucht-waterwarmtepomp',
    short: 'Warmtepomp',
    watchFor:
      'Isoleer eerst: het vermogen hangt af van de warmte die dan nog verloren gaat. Vraag om een warmteverliesberekening.',
    whoDoesIt: 'Warmtepompinstallateur',
  },
  heat_pump_ground: {
    name: 'Bodemwarmtepomp',
    short: 'Bodempomp',
    watchFor: 'De boring moet worden gemeld, en de boormachine moet in de tuin kunnen komen.',
    whoDoesIt: 'Warmtepompinstallateur en erkend boorbedrijf',
  },
  heat_pump_air_air: {
    name: 'Lucht-luchtwarmtepomp',
    short: 'Lucht-lucht',
    watchFor:
      'Ze verwarmt kamer voor kamer en maakt geen warm water. Kies een stille plek voor de buitenunit.',
    whoDoesIt: 'Airco- of warmtepompinstallateur met F-gassencertificaat',
  },
  heat_network: {
    name: 'Aansluiting op een warmtenet',
    short: 'Warmtenet',
    watchFor:
      'Vraag de tarieven en de temperatuur van het net. De gasaansluiting kan daarna worden verwijderd.',
    whoDoesIt: 'Warmteleverancier en installateur',
  },
  hot_water_heat_pump: {
    name: 'Warmtepompboiler',
    short: 'Pompboiler',
    watchFor: 'Plaats hem in een ruime, onverwarmde ruimte of met lucht van buiten. Hij maakt geluid.',
    whoDoesIt: 'Installateur',
  },
  hot_water_solar: {
    name: 'Zonneboiler',
    short: 'Zonneboiler',
    watchFor: 'Kies een dakvlak tussen oost en west zonder schaduw, en doe eerst het dak.',
    whoDoesIt: 'Zonneboilerinstallateur',
  },
  solar_panels: {
    name: 'Zonnepanelen',
    short: 'Zonnepanelen',
    watchFor:
      'Doe eerst het dak, anders moeten de panelen er weer af. Meld de installatie aan bij de netbeheerder.',
    whoDoesIt: 'Zonnepaneleninstallateur',
  },
  battery: {
    name: 'Thuisbatterij',
    short: 'Batterij',
    watchFor:
      'Wat hij oplevert hangt af van uw contract en uw verbruik. Plaats hem koel, droog en brandveilig.',
    whoDoesIt: 'Elektricien',
  },
};
