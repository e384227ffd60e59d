import type { Catalogue } from '../catalogue.ts';

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
    watchFor: 'Zinvol als ook de muren goed geïsoleerd zijn. Voorzie zonwering op het zuiden en westen.',
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
    name: 'Ventilatie systeem C',
    short: 'Ventilatie C',
    watchFor:
      'Toevoerroosters in de droge kamers, afvoer in keuken, badkamer en wc. Sturing op vraag bespaart het meest.',
    whoDoesIt: 'Ventilatie-installateur',
  },
  ventilation_balanced: {
    name: 'Ventilatie systeem D met warmteterugwinning',
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
    watchFor: 'Kies een dakvlak tussen oost en west zonder schaduw, en doe eerst het dak.',
    whoDoesIt: 'Installateur met RESCert-certificaat',
  },
  solar_panels: {
    name: 'Zonnepanelen',
    short: 'Zonnepanelen',
    watchFor:
      'Doe eerst het dak, anders moeten de panelen er weer af. Meld de installatie bij de netbeheerder.',
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
