import type { ContextTexts } from '../passport-texts.ts';

export const context: ContextTexts = {
  energy: {
    heading: 'Énergie',
    title: (before, after) => `De ${before} à ${after} kWh par an`,
    titleNothing: (before) => `Le logement consomme ${before} kWh par an`,
    byCarrier: 'Énergie achetée par an',
    carrier: 'Énergie',
    before: 'Aujourd’hui, kWh',
    after: 'Après, kWh',
    price: 'Prix, €/kWh',
    priceDate: 'Prix de',
    pricesTitle: 'Prix de l’énergie retenus',
    pricesIntro: 'Les factures de ce rapport utilisent ces prix chaque année, sans pari sur l’avenir.',
    solarTitle: 'Votre propre énergie solaire',
    solar: (used, exported) =>
      `Après les travaux, les panneaux donnent par an ${used} kWh que vous consommez et ${exported} kWh injectés sur le réseau.`,
    noSolar:
      'Le plan ne prévoit pas de panneaux photovoltaïques. Ils restent possibles plus tard ; le planificateur montre ce qu’ils changeraient.',
    readyTitle: 'Prêt pour la basse température',
    readyNow:
      'Le logement peut dès aujourd’hui être chauffé avec de l’eau à basse température, ce que demande une pompe à chaleur.',
    readyAfter: (step) =>
      `Après l’étape ${step}, le logement peut être chauffé avec de l’eau à basse température, ce que demande une pompe à chaleur.`,
    notReady:
      'Même après ce plan, le logement demande de l’eau à haute température. Une pompe à chaleur exigerait plus d’isolation ou de plus grands radiateurs.',
    peakLoad: (before, after) =>
      `Le jour le plus froid, le logement demande ${before} kW de chaleur aujourd’hui et ${after} kW après les travaux.`,
    networkTitle: 'Réseaux de chaleur',
    network:
      'Avant de remplacer le chauffage, demandez à votre commune si un réseau de chaleur est prévu dans votre rue.',
    useNote:
      'Les labels suivent un usage standard, pour comparer les logements. Les factures et le CO₂ suivent l’usage habituel : un logement mal isolé est moins chauffé que le standard ne le dit, un bon l’est davantage.',
  },
  funding: {
    heading: 'Financement',
    title: (subsidy) => `Primes connues à cette date : ${subsidy}`,
    titleNone: 'Aucune prime n’est connue pour ces travaux à cette date',
    grants: 'Primes dans ce plan',
    scheme: 'Régime et règle',
    amount: 'Montant, €',
    conditions: 'Encore à prouver ou à faire',
    noGrants: 'Ce plan ne compte aucune prime.',
    schemeStatus: {
      flanders:
        'Mijn VerbouwPremie : depuis le 1er mars 2026, les deux catégories de revenus les plus élevées ne reçoivent une aide que pour les pompes à chaleur et les boilers thermodynamiques. La demande se fait après les travaux, dans les deux ans de la facture.',
      brussels:
        'RENOLUTION : plus de primes pour les factures finales après le 31 décembre 2024 ; le régime est terminé pour les nouveaux travaux.',
      wallonia:
        'Primes Habitation : régime fermé aux demandes après le 30 septembre 2026. Depuis le 1er octobre 2026, l’aide passe par des prêts.',
      netherlands:
        'ISDE : la demande se fait dans les 24 mois après les travaux. Avec deux mesures ou plus en 24 mois, le montant pour l’isolation est plus élevé.',
    },
    loans: 'Prêts à la rénovation',
    loanUpTo: (amount) => `jusqu’à ${amount}`,
    loanYears: (years) => `${years} ans au plus`,
    loanRate: (rate) => `taux ${rate}`,
    noLoans: 'Aucun prêt public n’est connu pour cette région à cette date.',
    vatTitle: 'TVA',
    vat: {
      BE: 'Rénovation d’un logement de plus de 10 ans : 6 %. Chaudières au gaz ou au mazout, y compris celle d’une pompe à chaleur hybride : 21 % depuis le 29 juillet 2025.',
      NL: 'Main-d’œuvre pour l’isolation et le vitrage d’un logement de plus de 2 ans : 9 %. Panneaux photovoltaïques : 0 %. Tout le reste : 21 %.',
    },
    links: 'Pour en savoir plus',
    checked: (date) =>
      `Règles et montants trouvés jusqu’au ${date} dans des sources publiques, non vérifiés auprès des administrations.`,
    notAdvice: 'Ce rapport donne des faits et des dates. Il ne constitue pas un conseil financier.',
  },
  duties: {
    heading: 'Obligations légales',
    title: (region) => `Ce que la loi demande d’un logement : ${region}`,
    intro: (date) =>
      `Trouvé jusqu’au ${date} dans des sources publiques, non vérifié auprès des administrations. Ce qui est prévu peut encore changer.`,
    source: 'Source',
    namedSources: {
      register: 'registre public d’un outil d’achat, pages officielles lues le 25 août 2026',
      general_knowledge: 'connaissance générale',
      ordinance: 'ordonnance du 23 février 2024',
    },
    statuses: {
      in_force: 'En vigueur',
      adopted: 'Adopté, commence plus tard',
      planned: 'Prévu, pas encore loi',
      draft: 'Projet',
      no_duty: 'Pas d’obligation',
    },
  },
  comfort: {
    heading: 'Y vivre',
    title: 'Plus qu’une facture moins élevée',
    comfort: 'Confort',
    health: 'Santé',
    safety: 'Sécurité',
    circularity: 'Matériaux',
    topics: {
      walls_warm:
        'Des murs, un toit et un sol isolés restent tièdes au toucher. L’air peut avoir un degré de moins pour le même confort.',
      windows_draught:
        'Un bon vitrage supprime l’air froid qui tombe près de la fenêtre. On peut s’y asseoir en hiver.',
      summer:
        'L’isolation arrête aussi la chaleur. Ajoutez une protection solaire extérieure au sud et à l’ouest et ouvrez la nuit : les étés deviennent plus chauds.',
      ventilation_air:
        'Une ventilation réglée apporte de l’air frais jour et nuit et évacue l’humidité et les odeurs, fenêtres fermées.',
      moisture:
        'Des murs secs restent sans moisissures. Réglez l’humidité ascensionnelle et les fuites avant d’isoler, et continuez à ventiler.',
      noise:
        'De meilleurs vitrages et moins de fuites d’air laissent le bruit dehors. Placez ventilateurs et unités extérieures loin des chambres, aussi celles des voisins.',
      fire: 'Demandez un isolant de classe de réaction au feu adaptée et fermez les vides de façade à chaque étage. Placez des détecteurs de fumée s’ils manquent.',
      asbestos:
        'Le logement date d’avant 2001 : plaques, conduites et colles peuvent contenir de l’amiante. Faites vérifier avant de forer ou de démolir.',
      electrical:
        'Une pompe à chaleur, des panneaux ou une batterie demandent une installation électrique saine. Faites-la d’abord contrôler.',
      bio_based:
        'La fibre de bois, la cellulose et le lin isolent bien, stockent du carbone et laissent sécher les murs. Demandez un devis.',
      reuse:
        'Faites démonter entiers tuiles, portes et radiateurs : ils peuvent resservir. Préférez ce qui est vissé à ce qui est collé.',
      together:
        'Les travaux qui partagent un échafaudage ou un sol ouvert sont faits ensemble. C’est moins d’argent, de déchets et de poussière.',
    },
    contactsTitle: 'Des conseils indépendants près de chez vous',
    contacts: {
      energiehuis: 'Energiehuis de votre commune : conseil gratuit, Mijn VerbouwLening',
      vlaanderen: 'Autorité flamande : primes, obligations et EPC',
      homegrade: 'Homegrade : conseil gratuit pour les logements bruxellois',
      renolution: 'Renolution : prêts, obligations et PEB à Bruxelles',
      guichet_energie: 'Guichets Énergie Wallonie : conseil gratuit près de chez vous',
      wallonie: 'Wallonie : prêts et PEB',
      verbeterjehuis: 'Verbeterjehuis : mesures et aides locales',
      milieucentraal: 'Milieu Centraal : information indépendante',
      rvo: 'RVO : demande d’ISDE',
      warmtefonds: 'Nationaal Warmtefonds : prêt pour économies d’énergie',
    },
  },
  assumptions: {
    heading: 'Hypothèses',
    title: 'Ce que nous savons, ce que nous supposons',
    intro: (letter, meaning) =>
      `Qualité des données ${letter} : ${meaning}. « Typique » signifie typique des logements de ce genre, de cette époque et de cette région. Corrigez une valeur et le plan devient plus sûr.`,
    missingTitle: 'Ce qui changerait le plus le résultat',
    missing: (fact, share) => `${fact} : explique ${share} de l’incertitude`,
    warningsTitle: 'À noter',
    fact: 'Donnée',
    value: 'Valeur',
    origin: 'Origine',
    spread: 'Peut aussi être',
    probability: (percent) => `sûr à ${percent}`,
    between: (low, high) => `${low} – ${high}`,
    unexplained: (kwh) => `Le certificat s’écarte de ${kwh} kWh/m² de ce que le bâtiment explique.`,
    labelsTitle: 'Probabilité de chaque label aujourd’hui',
    labelsIntro: 'D’après tous les logements compatibles avec ce qui est connu.',
    objective: (objective) => `Ce plan cherche ${objective}.`,
  },
  trace: {
    heading: 'Calcul',
    title: 'Chaque total, au centime près',
    intro:
      'Chaque ligne est un travail, chaque étape la somme de ses lignes, le total la somme des étapes. Sur chaque ligne : hors TVA + TVA = TVA comprise.',
    step: 'Étape',
    total: 'Total',
    net: 'Total TVA comprise moins les primes',
    footnote: (engine, data, date) => `Méthode ${engine}, données ${data}, prix et règles du ${date}.`,
  },
  colon: '\u00a0:',
  page: (page, pages) => `${page} sur ${pages}`,
};
