/** What heating, hot water and ventilation are called on the forms, in Dutch and French. No phrase found: left open. */
import type { Facts } from '../contract/reading.ts';
import { list } from './list.ts';
import type { PhraseTable } from './phrases.ts';

type Code<Name extends keyof Facts> = Extract<NonNullable<Facts[Name]>, string>;

/** `HR+` on a Belgian boiler is a label of an older one that does not condense, `HR-top` of one that does. */
export const HEATING_DEVICES: PhraseTable<Code<'heating_device'> | 'OPEN'> = [
  [
    'CONDENSING_BOILER',
    list(`
      condenserende ketel, condenserende gasketel, condenserende*, condenserend, hr ketel, hr 100*, hr 104*, hr 107*, hr100*, hr104*, hr107*, hr top, a
      condensation, condensatieketel, condensatieketels, gascondensatieketel
    `),
  ],
  [
    'NON_CONDENSING_BOILER',
    list(`
      niet condenserende ketel, niet condenserende gasketel, niet condenserend*, vr ketel, cr ketel, conventionele gasketel, vr combi*, conventionele
      ketel, conventioneel, non a condensation, sans condensation, atmosferische ketel, chaudiere hr+,
      hr+ ketel, chaudiere atmospherique
    `),
  ],
  [
    'OPEN',
    list(`
      chaudiere bois, chaudiere a pellets, chaudiere pellets, houtketel, pelletketel, *pelletketel,
      biomassaketel, ketel op hout, ketel op pellets, ketel hout, ketel pellets, bois pellets,
      chaudiere biomasse, chaudiere a bois, ketel biomassa*
    `),
  ],
  [
    'STOVE',
    list(`
      kachel, *kachel, kachels, haard, haarden, gashaard, houthaard, inzethaard, lokale gasverwarming,
      gevelkachel, gasconvector, convector op gas, poele, poeles, foyer, insert, convecteur gaz,
      convecteur au gaz, convecteurs gaz, radiateur gaz, cassette
    `),
  ],
  [
    'ELECTRIC_HEATER',
    list(`
      elektrische verwarming, elektrische accumulatieverwarming, elektrische weerstandsverwarming,
      accumulatieverwarming, accumulatie, weerstandsverwarming, elektrische convector*, elektrische
      radiator*, elektrische vloerverwarming, elektrisch direct*, directe elektrische verwarming,
      chauffage electrique, radiateur electrique, radiateurs electriques, convecteur electrique,
      convecteurs electriques, chauffage electrique direct, chauffage electrique a accumulation,
      accumulateur*, electrique a accumulation, electrique direct*, resistance electrique, infraroodpane*, infraroodverwarming
    `),
  ],
  ['HYBRID_HEAT_PUMP', ['hybride warmtepomp', 'warmtepomp hybride', 'hybride', 'pompe a chaleur hybride']],
  [
    'GROUND_SOURCE_HEAT_PUMP',
    list(`
      warmtepomp bodem*, warmtepomp grond*, bodemwarmtepomp, grondwarmtepomp, bodem water warmtepomp,
      warmtepomp met bron bodem, warmtepomp met bodem*, warmtepomp met grondwater*, warmtepomp bron
      bodem, warmtepomp bron grondwater, warmtepomp geothermie, geothermische warmtepomp, warmtepomp
      water water, warmtepomp op bodem*, pompe a chaleur sol*, pompe a chaleur eau eau, pompe a
      chaleur geothermique, pompe a chaleur eau glycolee*, warmtepomp bodem water
    `),
  ],
  [
    'AIR_WATER_HEAT_PUMP',
    list(`
      warmtepomp lucht water, lucht water warmtepomp, luchtwaterwarmtepomp, warmtepomp buitenlucht*,
      warmtepomp met bron buitenlucht, warmtepomp bron buitenlucht, warmtepomp met buitenlucht*, pompe
      a chaleur air eau, warmtepomp op buitenlucht, pompe a chaleur air exterieur eau, elektrische warmtepomp lucht water
    `),
  ],
  ['AIR_AIR_HEAT_PUMP', ['warmtepomp lucht lucht', 'lucht lucht warmtepomp', 'pompe a chaleur air air']],
  ['OPEN', ['warmtepomp', 'elektrische warmtepomp', 'pompe a chaleur']],
  [
    'DISTRICT_SUBSTATION',
    list(`
      warmtenet, stadsverwarming, externe warmtelevering, externe warmte, stadswarmte, blokverwarming
      met warmtelevering, warmtelevering door derden, warmtelevering, reseau de chaleur, chauffage
      urbain, fourniture de chaleur externe, livraison de chaleur, afleverset
    `),
  ],
];

export const HEATING_TYPES: PhraseTable<Code<'heating_type'>> = [
  ['GAS', list('gas, aardgas, gaz, gaz naturel, gas*, propaan*, butaan, propane, gaskachel, gasketel')],
  ['OIL', list('stookolie*, mazout, fioul, olie*, huisbrandolie, petroleum, gasoil')],
  [
    'ELECTRIC',
    list(`
      elektriciteit, elektrisch, elektrische*, electricite, electrique, electriques,
      accumulatieverwarming, weerstandsverwarming
    `),
  ],
  [
    'HEAT_PUMP',
    list(`
      warmtepomp, *warmtepomp, pac, elektrische warmtepomp, hybride warmtepomp, pompe a chaleur, pompe a
      chaleur air eau, pompe a chaleur air air, pompe a chaleur hybride, warmtepomp lucht water, pompe
      a chaleur eau eau, pompe a chaleur geothermique
    `),
  ],
  [
    'DISTRICT',
    list(`
      warmtenet, stadsverwarming, stadswarmte, externe warmtelevering, externe warmte, warmtelevering,
      reseau de chaleur, chauffage urbain, fourniture de chaleur externe, livraison de chaleur,
      warmtelevering door derden
    `),
  ],
  [
    'WOOD',
    list(`
      hout, houtkachel, houtpellets, houtketel, houtkachel, houthaard, pellet*, biomassa*, bois, bois
      pellets, buches, biomasse, poele a bois, poele a pellets
    `),
  ],
];

export const HOT_WATER_DEVICES: PhraseTable<Code<'sanitary_heating_device'> | 'OPEN'> = [
  [
    'WITH_HEATING',
    list(`
      gekoppeld, gekoppeld aan de verwarming, gekoppeld aan ruimteverwarming, combi, combiketel,
      combitoestel, combi*, combine, combine avec le chauffage, combinee, production combinee*,
      combine au chauffage, couple au chauffage, couplee au chauffage, samen met de verwarming, via de
      verwarming, par le chauffage
    `),
  ],
  [
    'GAS_WATER_HEATER',
    list(`
      geiser, gasgeiser, badgeiser, keukengeiser, gasboiler, gasdoorstromer, doorstromer gas,
      doorstromer op gas, chauffe eau gaz, chauffe eau au gaz, chauffe bain*, chauffe bain gaz, boiler
      gaz, boiler op gas
    `),
  ],
  [
    'ELECTRIC_BOILER',
    list(`
      elektrische boiler, elektroboiler, elektrische doorstromer, elektrische keukenboiler,
      doorstromer, elektrisch voorraadvat, elektrisch doorstroomtoestel, boiler electrique, chauffe
      eau electrique, ballon electrique, boiler op elektriciteit, elektrische warmwaterboiler
    `),
  ],
  [
    'HEAT_PUMP_BOILER',
    list(`
      warmtepompboiler, warmtepompboilers, boiler thermodynamique, chauffe eau thermodynamique, boiler
      pompe a chaleur, warmtepomp voor warm water, boiler met warmtepomp, pompe a chaleur pour eau
      chaude
    `),
  ],
  ['OPEN', ['overig warm water toestel', 'niet gekoppeld', 'non combine', 'pas gekoppeld']],
];

/** B and E have no code, and D is left open where the form does not say whether it recovers heat. */
export const VENTILATION_TYPES: PhraseTable<Code<'ventilation_type'> | 'OPEN'> = [
  [
    'NATURAL',
    list(`
      geen, geen of onvolledig, geen ventilatiesysteem, geen systeem aanwezig, natuurlijke
      ventilatie*, natuurlijk, natuurlijke toevoer en natuurlijke afvoer, natuurlijke toevoer en
      afvoer, natuurlijke toevoer natuurlijke afvoer, systeem a, type a, a natuurlijke toevoer*,
      absent, absence, absence de systeme de ventilation, pas de systeme de ventilation, aucun systeme, systeme a, systeme a naturel,
      alimentation naturelle evacuation naturelle, alimentations naturelles et evacuations naturelles, alimentation naturelle et evacuation
      naturelle, naturel, niet aanwezig, afwezig
    `),
  ],
  [
    'EXHAUST',
    list(`
      mechanische afzuiging, mechanische afvoer, natuurlijke toevoer met mechanische afzuiging,
      natuurlijke toevoer en mechanische afvoer, natuurlijke toevoer mechanische afvoer, systeem c,
      systeem c mechanische afvoer, type c, c natuurlijke toevoer mechanische afvoer, systeme c,
      evacuation mecanique, evacuations mecaniques, alimentations naturelles et evacuations
      mecaniques, alimentation naturelle et evacuation mecanique, systeme c evacuation mecanique,
      mechanische extractie
    `),
  ],
  [
    'BALANCED_WITH_RECOVERY',
    list(`
      met warmteterugwinning, met wtw, mechanische toe en afvoer met warmteterugwinning, balansventilatie met warmteterugwinning, avec recuperation*, systeem d met warmteterugwinning, d met
      warmteterugwinning, gebalanceerde ventilatie met warmteterugwinning, avec recuperation de
      chaleur, mechanische toevoer en afvoer met warmteterugwinning, mechanische toevoer en
      mechanische afvoer met warmteterugwinning, alimentations mecaniques et evacuations mecaniques
      avec recuperation de chaleur, alimentation mecanique et evacuation mecanique avec recuperation
      de chaleur
    `),
  ],
  [
    'BALANCED',
    list(`
      d mechanische toevoer en afvoer zonder warmteterugwinning, gebalanceerde ventilatie zonder
      warmteterugwinning, mechanische toevoer en afvoer zonder warmteterugwinning, alimentations
      mecaniques et evacuations mecaniques sans recuperation de chaleur, systeem d zonder
      warmteterugwinning, systeme d sans recuperation de chaleur
    `),
  ],
  [
    'OPEN',
    list(`
      mechanische toevoer, mechanische toevoer en afvoer, mechanische toevoer en mechanische afvoer,
      mechanische toevoer mechanische afvoer, mechanische toevoer en natuurlijke afvoer, mechanische
      toevoer natuurlijke afvoer, mechanische toevoer met natuurlijke afvoer, mechanische toevoer en
      mechanische afzuiging, mechanische toe en afvoer, gebalanceerde ventilatie, zonder
      warmteterugwinning, systeem b, systeem d, systeem e, systeme b, systeme d, systeme e, sans
      recuperation*, alimentations mecaniques et evacuations naturelles, alimentations mecaniques et
      evacuations mecaniques, alimentation mecanique et evacuation naturelle, alimentation mecanique
      et evacuation mecanique, systeem b mechanische toevoer, systeme b alimentation mecanique,
      ventilation mecanique, double flux, tres partiel, partiel, incomplet, overig, systeem d
      mechanische toevoer en afvoer, vraaggestuurd*, decentrale*
    `),
  ],
];
