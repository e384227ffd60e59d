import type { ContextTexts } from '../passport/context-texts.ts';
import type { PassportTexts } from '../passport/passport-texts.ts';
import type { ProgrammeWords } from '../programme-texts.ts';

export const context: ContextTexts = {
  home: {
    heading: 'Votre logement',
    title: (percent) => `Après travaux, ${percent} de pertes en moins`,
    titleGood: 'Par où part la chaleur',
    lossTitle: 'Par où la chaleur s’échappe',
    path: 'Élément',
    before: 'Aujourd’hui',
    after: 'Après',
    unit: 'W/K',
    total: 'Total',
    lossAlt: (shares) => `Pertes de chaleur par élément, aujourd’hui et après travaux : ${shares}`,
    energyTitle: 'Énergie achetée par an',
    carrier: 'Énergie',
    beforeKwh: 'Auj., kWh',
    afterKwh: 'Après, kWh',
    price: '€/kWh',
    priceDate: 'Prix au',
    useNote:
      'Les labels suivent un usage standard, pour comparer les logements. Les factures et le CO₂ suivent l’usage habituel : un logement mal isolé est moins chauffé que dans le standard, un logement bien isolé davantage.',
    ready: {
      now: 'Le logement peut dès aujourd’hui être chauffé avec de l’eau à basse température, ce que demande une pompe à chaleur.',
      after: (step) =>
        `Après l’étape ${step}, le logement peut être chauffé avec de l’eau à basse température, ce que demande une pompe à chaleur.`,
      not: 'Même après ce plan, le logement demande de l’eau à haute température. Une pompe à chaleur sans chaudière exigerait plus d’isolation ou de plus grands radiateurs.',
    },
    peakLoad: (before, after) =>
      `Le jour le plus froid, il demande ${before} kW de chaleur aujourd’hui et ${after} kW après travaux.`,
    peakLoadNow: (now) => `Le jour le plus froid, il demande ${now} kW de chaleur.`,
    solar: (used, exported, share) =>
      `Les panneaux donnent par an ${used} kWh que vous consommez et ${exported} kWh injectés sur le réseau, soit ${share} de l’électricité du logement.`,
    noSolar: 'Après ce plan, le logement ne produit pas d’électricité.',
    livingTitle: 'Confort, santé et sécurité',
    topics: {
      walls_warm:
        'Des murs, un toit et un plancher isolés ne sont plus froids au toucher. L’air peut avoir un degré de moins pour le même confort.',
      windows_draught:
        'Un bon vitrage supprime la sensation d’air froid près de la fenêtre. On peut s’y asseoir en hiver.',
      summer:
        'L’isolation arrête aussi la chaleur. Ajoutez une protection solaire extérieure au sud et à l’ouest et ventilez la nuit : les étés deviennent plus chauds.',
      ventilation_air:
        'Une ventilation maîtrisée apporte de l’air frais jour et nuit et évacue l’humidité, fenêtres fermées.',
      moisture: 'Réglez l’humidité ascensionnelle et les fuites avant d’isoler, et continuez à ventiler.',
      noise: 'Placez ventilateurs et unités extérieures loin des chambres, aussi celles des voisins.',
      fire: 'Demandez un isolant de classe de réaction au feu adaptée et placez des détecteurs de fumée s’ils manquent.',
      asbestos:
        'Le logement date d’avant 2001 : plaques, conduites et colles peuvent contenir de l’amiante. Faites vérifier avant de forer ou de démolir.',
      electrical:
        'Une pompe à chaleur, des panneaux ou une batterie demandent une installation électrique conforme. Faites-la d’abord contrôler.',
      bio_based:
        'La fibre de bois, la cellulose et le lin isolent bien et stockent du carbone. Demandez un devis.',
      reuse: 'Faites démonter tuiles, portes et radiateurs sans les abîmer : ils peuvent resservir.',
      together:
        'Les travaux qui partagent un échafaudage ou un plancher ouvert sont faits ensemble : moins de frais et de poussière.',
      network:
        'Avant de remplacer le chauffage, demandez à votre commune si un réseau de chaleur est prévu dans votre rue.',
    },
  },
  money: {
    heading: 'Financement',
    title: 'Primes, prêts et TVA',
    grantsTitle: 'Primes pour ce plan',
    group: 'Revenus du ménage',
    single: 'Personne isolée, € par an',
    couple: 'Couple ou avec enfant, € par an',
    upTo: (amount) => `jusqu’à ${amount}`,
    above: (amount) => `plus de ${amount}`,
    amount: 'Primes, €',
    yourGroup: 'retenu ici',
    limits: (date, perDependant) =>
      `Limites de revenus au ${date}, les plus récentes trouvées ; ${perDependant} de plus par personne à charge supplémentaire. À vérifier avant de signer.`,
    conditionsTitle: 'Conditions des primes',
    noGrants: 'Aucune prime n’est comptée dans ce plan.',
    schemeStatus: {
      flanders:
        'Mijn VerbouwPremie : depuis le 1er mars 2026, les deux catégories de revenus les plus élevées ne reçoivent de prime que pour les pompes à chaleur et les boilers thermodynamiques. La demande se fait après les travaux, dans les deux ans de la facture.',
      brussels:
        'RENOLUTION : plus de primes pour les factures finales après le 31 décembre 2024 ; le régime est terminé pour les nouveaux travaux.',
      wallonia:
        'Primes Habitation : régime fermé aux demandes après le 30 septembre 2026. Depuis le 1er octobre 2026, l’aide passe par des prêts.',
      netherlands:
        'ISDE : la demande se fait dans les 24 mois après les travaux. Avec deux mesures ou plus en 24 mois, le montant pour l’isolation est plus élevé.',
    },
    loansTitle: 'Prêts publics',
    loanUpTo: (amount) => `jusqu’à ${amount}`,
    loanYears: (years) => `${years} ans au plus`,
    loanRate: (rate) => `taux ${rate}`,
    noLoans: 'Aucun prêt public n’est connu pour cette région à cette date.',
    noLoanForOwner:
      'Aucun des prêts publics que nous connaissons ne vous est ouvert (revenus, âge du logement, propriétaire).',
    vatTitle: 'TVA',
    vat: {
      BE: 'Rénovation d’un logement de plus de 10 ans : 6 %. Chaudières au gaz ou au mazout, y compris celle d’une pompe à chaleur hybride : 21 % depuis le 29 juillet 2025.',
      NL: 'Main-d’œuvre pour l’isolation et le vitrage d’un logement de plus de 2 ans : 9 %. Panneaux photovoltaïques : 0 %. Tout le reste : 21 %.',
    },
    yearsTitle: 'Année par année',
    yearsIntro: (amount) =>
      `Réparti comme si vous mettiez ${amount} de côté chaque année ; une date légale ou une chaudière en fin de vie passe avant. Un prêt permet d’aller plus vite. Prix et primes d’aujourd’hui.`,
    yearsHead: ['Année', 'À faire', 'Vous payez, €', 'Label', 'Facture d’énergie ensuite, € par mois'],
    notAdvice: 'Ce passeport donne des faits et des dates. Il ne constitue pas un conseil financier.',
  },
  duties: {
    heading: 'La loi',
    title: (region) => `Obligations légales : ${region}`,
    read: (site, date) => `${site}, page lue le ${date}`,
    statuses: {
      in_force: 'En vigueur',
      adopted: 'Adopté, pas encore en vigueur',
      agreed: 'Convenu, sans loi',
      planned: 'Prévu, pas encore une loi',
    },
    none: 'Nous ne connaissons à ce jour aucune obligation pour ce logement.',
    groups: { label: 'Le label du logement, le plus urgent d’abord', other: 'Documents et installations' },
    fossilEnd: {
      heavyRenovation: (year, checked) =>
        `Dès ${year}, un logement qui subit une rénovation lourde ne pourra plus être chauffé au gaz ou au mazout ; vérifiez la règle avant de rénover (lue en ${checked}).`,
      unknown: (checked) =>
        `Nous ne connaissons pas de date à laquelle une chaudière au gaz ou au mazout existante doit disparaître (vérifié en ${checked}).`,
    },
  },
  known: {
    heading: 'D’où viennent ces chiffres',
    title: 'Ce qui est connu, ce qui est supposé',
    intro: (meaning, unmarked, typical) =>
      `Données : ${meaning}. Sans mention d’origine : ${unmarked}. Typique : ${typical}. Donnez une meilleure valeur et le plan suivra.`,
    factsHead: ['Donnée', 'Valeur', 'Origine'],
    sure: 'assez sûr',
    fairlySure: 'probable',
    unsure: 'incertain',
    between: (low, high) => `${low} à ${high}`,
    notesTitle: 'À noter',
    roughPrices: (works) => `Les prix varient fortement pour : ${works}. Demandez toujours plusieurs devis.`,
    askQuestion: 'Le certificat et les données reçues ne concordent pas. Vérifiez d’abord les données.',
    methodTitle: 'La méthode de calcul',
    method:
      'Un bilan énergétique mensuel du logement, avec le climat de la région et l’échelle des labels en vigueur. Ce qui n’est pas communiqué est repris de logements comparables ; les fourchettes couvrent huit d’entre eux sur dix. En couverture et dans les fourchettes, les montants sont arrondis à deux chiffres ; ailleurs à l’euro, et chaque total y est la somme de ses parties.',
    versions: (engine, data, date) => `Méthode ${engine}, données ${data}, prix et règles du ${date}.`,
    glossaryTitle: 'Lexique',
    glossary: [
      [
        'Énergie primaire',
        'toute l’énergie que demande un logement, y compris ce qui se perd en route ; le label s’appuie sur elle',
      ],
      ['kWc', 'la puissance des panneaux en plein soleil'],
      ['Basse température', 'eau de chauffage à 45 °C environ au plus'],
      ['W/K', 'la chaleur qui s’échappe par degré d’écart avec l’extérieur'],
      [
        'De toute façon nécessaire',
        'ce que vous dépenseriez aussi sans rénover, parce qu’un élément est usé',
      ],
    ],
    contactsTitle: 'Des conseils indépendants',
    contacts: {
      energiehuis: 'Energiehuis de votre commune : conseil gratuit, Mijn VerbouwLening',
      vlaanderen: 'Autorité flamande : primes, obligations et EPC',
      homegrade: 'Homegrade : conseil gratuit pour les logements bruxellois',
      renolution: 'Renolution : prêts, obligations et PEB à Bruxelles',
      guichet_energie: 'Guichets Énergie Wallonie : conseil gratuit près de chez vous',
      wallonie: 'Wallonie : prêts et PEB',
      verbeterjehuis: 'Verbeterjehuis : mesures et aides locales',
      milieucentraal: 'Milieu Centraal : information indépendante',
      rvo: 'RVO : demande de l’ISDE',
      warmtefonds: 'Nationaal Warmtefonds : prêt pour économies d’énergie',
    },
    oneStopShop: (name) => `${name} : des conseils gratuits pour rénover dans votre commune`,
  },
  contact: {
    heading: 'Votre contact',
    title: (name) => `${name} vous accompagne`,
    titleAlone: 'Et maintenant',
    monthTitle: 'À faire ce mois-ci',
    keep: 'Gardez ce passeport avec le certificat et les factures du logement.',
    quotesTitle: 'Vos devis',
    quotes: ['Étape', 'Entreprise', 'Devis, €', 'Deuxième devis, €', 'Accord le', 'Fait'],
    notesTitle: 'Notes',
    adviserTitle: 'Remarques d’un conseiller',
    adviser: ['Nom', 'Date', 'Signature'],
  },
  good: {
    headline: (label) => `Ce logement est en ordre : label ${label}`,
    intro:
      'Il atteint l’objectif à long terme sans travaux. Voici ce qu’il consomme, et comment le garder ainsi.',
    goodTitle: 'Ce qu’il consomme',
    keepTitle: 'Pour qu’il le reste',
    keep: [
      'Nettoyez ou remplacez les filtres de la ventilation tous les six mois, les grilles chaque année.',
      'Inspectez chaque année, après l’hiver, toiture, gouttières et joints.',
      'Conservez factures et attestations : elles comptent pour le prochain certificat.',
    ],
    keepHeatPump: 'Faites entretenir la pompe à chaleur tous les deux ans.',
    keepBoiler:
      'Faites entretenir la chaudière à temps. En fin de vie, renseignez-vous d’abord sur une pompe à chaleur.',
    keepPanels:
      'Comparez la production des panneaux à celle de l’an dernier ; prévoyez un nouvel onduleur après 12 ans environ.',
    moreTitle: 'Pour aller plus loin',
    more: (label, cost) => `Le label ${label} coûte environ ${cost}.`,
    noMore: 'Rien de ce que nous pouvons calculer n’améliore encore le label.',
  },
  colon: '\u00a0:',
  page: (page, pages) => `${page} sur ${pages}`,
};

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Obligation de rénover après l’achat',
    text: 'Qui acquiert un logement de label E ou F (acte depuis le 1er janvier 2023) doit atteindre le label D ou mieux dans les 6 ans de l’acte et le prouver par un nouvel EPC. Amende : 500 à 5 000 € et un nouveau délai.',
  },
  vlg_minimum_label: {
    title: 'Label EPC minimal dès 2030',
    text: 'Maisons 4 et 3 façades : E dès 2030, D dès 2035, C dès 2040. Maisons 2 façades et appartements : D dès 2030, C dès 2035.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Qui vend ou loue doit disposer d’un EPC avant toute publicité. Il est valable 10 ans.',
  },
  vlg_asbestos: {
    title: 'Attestation amiante',
    text: 'Qui vend un bâtiment d’avant 2001 doit avoir une attestation amiante avant le compromis. D’ici 2032, chaque propriétaire devra en avoir une.',
  },
  bru_275: {
    title: 'Au plus 275 kWh/m² au 1er janvier 2033',
    text: 'Chaque logement : au moins la classe E actuelle.',
  },
  bru_150: {
    title: 'Au plus 150 kWh/m² fin 2045',
    text: 'Chaque logement : au moins la classe C actuelle. Le Gouvernement doit encore confirmer la date.',
  },
  bru_certificate: {
    title: 'Certificat PEB',
    text: 'Qui vend ou loue doit disposer d’un certificat PEB avant toute publicité. Il est valable 10 ans.',
  },
  wal_certificate: {
    title: 'Certificat PEB',
    text: 'Qui vend ou loue doit disposer d’un certificat PEB. Nous ne connaissons à ce jour aucune obligation d’améliorer le label en Wallonie.',
  },
  be_electrical: {
    title: 'Installation électrique',
    text: 'Une vente demande un rapport de contrôle ; un contrôle est valable 25 ans. Si l’installation n’est pas conforme, l’acheteur a 18 mois à partir de l’acte pour la mettre en ordre.',
  },
  nl_netting_end: {
    title: 'Fin de la compensation de l’électricité solaire',
    text: 'À partir du 1er janvier 2027, l’électricité injectée n’est plus déduite de l’électricité achetée. Ce plan en tient compte.',
  },
  nl_rental: {
    title: 'Logements loués à partir de 2029',
    text: 'Un projet d’arrêté demande au moins le label D pour les logements loués avec E, F ou G, au plus tard le 1er janvier 2029. Les logements protégés, temporaires et les petites maisons isolées sont exemptés. Les bailleurs privés peuvent demander la prime SVOH.',
  },
  nl_social_housing: {
    title: 'Logement social sans E, F ni G',
    text: 'L’État et les sociétés de logement ont convenu qu’après 2028 aucun logement social n’a plus le label E, F ou G. Exceptions : logements protégés, temporaires ou à démolir.',
  },
};

/** Of a programme of many homes. */
export const programme: ProgrammeWords = {
  duties: {
    vlg_housing_code: 'Code flamand du logement',
    bru_275: 'Bruxelles, 275 kWh/m² au plus',
    bru_150: 'Bruxelles, 150 kWh/m² au plus',
    wal_all_owners: 'Calendrier wallon pour tous les propriétaires (prévu)',
    nl_rental: 'Logements loués aux Pays-Bas, label D au moins (prévu)',
    nl_social_housing: 'Logements sociaux néerlandais sans label E, F et G',
  },
  trades: { shell: 'l’enveloppe', glass: 'vitrage', installer: 'chauffagistes', electrician: 'électriciens' },
  budget: (year) => `Budget ${year}`,
  hours: (trade, year) => `Heures pour ${trade} en ${year}`,
  homesIn: (year, place) =>
    place === null ? `Logements avec travaux en ${year}` : `Logements avec travaux à ${place} en ${year}`,
  co2: 'CO₂ sur toutes les années',
  labels: (label, year) => `Logements avec le label ${label} ou mieux fin ${year}`,
  energy: (year) => `Baisse de l’énergie primaire d’ici fin ${year}`,
  worstHomes: (year) =>
    `Économie des 43 % de logements les moins performants au-delà de leur part, d’ici fin ${year}`,
  bills: 'Baisse de toutes les factures d’énergie ensemble',
  home: { one: 'logement', other: 'logements' },
  hour: { one: 'heure', other: 'heures' },
  tenantYear: { one: 'année-locataire', other: 'années-locataires' },
  used: (name, used, amount) => `${name} : ${used} sur ${amount}.`,
  reached: (name, used, amount) => `${name} : ${used}, au moins ${amount} requis.`,
  moreSaves: (step, gain) => `${step} de plus économiseraient ${gain}.`,
  lessSaves: (step, gain) => `${step} de moins économiseraient ${gain}.`,
  holdsNothingBack: 'Modifier cette limite n’économiserait rien.',
  dutiesOfLaw: 'Chaque logement remplit à temps son obligation légale',
  atMost: (name, amount) => `${name} : ${amount} au plus`,
  atLeast: (name, amount) => `${name} : ${amount} au moins`,
  change: (name, amount, needed) => `${name} : ${needed} au lieu de ${amount}`,
  allMeet: (duty, year, homes, probability) =>
    `${duty}, ${year} : les ${homes} sont en règle, chacun avec une probabilité d’au moins ${probability}.`,
  someMiss: (duty, year, met, homes, probability) =>
    `${duty}, ${year} : ${met} sur ${homes} sont en règle avec une probabilité d’au moins ${probability}.`,
  rules: {
    WORST_LABEL_FIRST: 'Le plus mauvais label d’abord',
    CHEAPEST_KWH_FIRST: 'Le kWh le moins cher d’abord',
  },
  costsMore: (rule, more) => `${rule} : ${more} de moins bien.`,
  costsNoMore: (rule) => `${rule} : pas moins bien.`,
  missesDuties: (count) =>
    count === 1
      ? 'Une obligation légale n’est pas remplie.'
      : `${count} obligations légales ne sont pas remplies.`,
  breaksLimits: (count) => (count === 1 ? 'Une limite est dépassée.' : `${count} limites sont dépassées.`),
  reasons: {
    DUTY: 'La loi exige à temps un meilleur label.',
    BEST_FOR_THE_HOME: 'Le meilleur choix pour ce logement.',
    TOGETHER: 'Le meilleur choix pour tous les logements du complexe ensemble.',
    UNCHANGED: 'Comme dans le programme précédent.',
    NO_WORKS_WORTHWHILE: 'Aucuns travaux ne sont rentables pendant ces années.',
    limitFromAbove: (name) => `D’autres logements tirent mieux parti de ce qui est limité : ${name}.`,
    limitFromBelow: (name) => `Nécessaire pour atteindre : ${name}.`,
    NOT_A_HOME: 'Ni une maison ni un appartement.',
    NO_REGION: 'La situation n’est pas connue.',
    NO_YEAR_BUILT: 'L’année de construction n’est pas connue.',
    NO_PLAN: 'Ce que l’on sait de ce logement ne permet pas d’établir un plan.',
  },
};
