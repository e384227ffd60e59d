import type { DecisionTexts, MoneyTexts } from '../en/decision.ts';

export const decisionTexts: DecisionTexts = {
  dependsTitle: 'Ces étapes dépendent du logement',
  dependsOn: (fact) => `Dépend de : ${fact}`,
  dependsShare: (percent) => `nécessaire dans ${percent} des logements semblables`,
  dependsShares: (part, own) =>
    `il faut intervenir ici dans ${part} des logements semblables, avec ces travaux-ci dans ${own}`,
  needed: {
    always: 'nécessaire',
    usually: 'le plus souvent nécessaire',
    sometimes: 'parfois nécessaire',
    seldom: 'rarement nécessaire',
    never: 'pas nécessaire',
  },
  numberAnswers: { low: 'petite', middle: 'moyenne', high: 'grande' },
  perhapsTitle: 'Hors du plan, mais peut-être nécessaire',
  perhapsCost: (amount) => `environ ${amount}, primes déduites`,
  questionTitle: 'Rendez ce plan plus précis',
  questionWorth: (amount) => `Se tromper ici coûte en moyenne ${amount}.`,
  questionWorthFloor: 'La réponse dit si la toiture et le sol vous concernent.',
  dontKnow: 'Je ne sais pas',
  answer: 'Répondre',
  questionsDone: 'Plus de questions : votre plan est à jour.',
  questionsSkipped: 'Vous avez passé les autres questions.',
  askAgain: 'Reposer les questions',
  questions: {
    apartment_floor: { ask: 'À quel étage se trouve l’appartement ?', hint: '' },
    estate_format: { ask: 'Combien de façades la maison a-t-elle ?', hint: '' },
    habitable_space_m2: {
      ask: 'Quelle est la surface habitable ?',
      hint: 'Tous les étages chauffés ensemble, en m². Elle figure sur le certificat PEB et souvent dans l’annonce.',
    },
    inclined_roof_insulation_type: {
      ask: 'Quelle est l’épaisseur d’isolant de la toiture inclinée ?',
      hint: 'Regardez au grenier : entre les chevrons, ou sur le plancher.',
    },
    flat_roof_insulation_type: {
      ask: 'Quelle est l’épaisseur d’isolant du toit plat ?',
      hint: 'La facture des derniers travaux de toiture l’indique.',
    },
    outer_wall_insulation_type: {
      ask: 'Quelle est l’épaisseur d’isolant des murs extérieurs ?',
      hint: 'Mesurez le mur à une fenêtre. Des ronds de mortier frais dans les joints révèlent une coulisse remplie après coup.',
    },
    floor_insulation_type: {
      ask: 'Quelle est l’épaisseur d’isolant du plancher du rez-de-chaussée ?',
      hint: 'Regardez le plafond de la cave, ou dans le vide ventilé.',
    },
    attic_usage: {
      ask: 'À quoi servent les combles ?',
      hint: 'S’ils ne sont pas habités, isoler leur plancher suffit : c’est bien moins cher que la toiture.',
    },
    metered_gas_kwh: {
      ask: 'Combien de gaz le logement consomme-t-il par an ?',
      hint: 'En kWh, sur le décompte annuel du fournisseur. Prenez un hiver où vous avez chauffé normalement.',
    },
    energy_score_kwh_per_m2: {
      ask: 'Quelle consommation figure sur le certificat PEB ?',
      hint: 'En kWh/m².an, à côté du label sur la première page. Vous pouvez aussi déposer le certificat ci-dessous.',
    },
    window_glazing_type: {
      ask: 'Quel vitrage équipe la plupart des fenêtres ?',
      hint: 'Approchez une petite lumière de la vitre : deux reflets par feuille de verre. Dans un vitrage à haut rendement, l’un d’eux est d’une autre couleur.',
    },
    heating_type: { ask: 'Avec quelle énergie le logement est-il chauffé ?', hint: '' },
    heating_device: {
      ask: 'Quel appareil chauffe le logement ?',
      hint: 'Une chaudière à condensation a un conduit de fumée en plastique et un fin tuyau d’évacuation.',
    },
    ventilation_type: {
      ask: 'Comment l’air frais entre-t-il ?',
      hint: 'Système C : un ventilateur extrait l’air de la cuisine et de la salle de bains. Système D : de l’air est aussi soufflé dans les pièces de vie.',
    },
    sanitary_heating_device: { ask: 'Qu’est-ce qui produit l’eau chaude ?', hint: '' },
    has_solar_panels: { ask: 'Y a-t-il des panneaux photovoltaïques ?', hint: '' },
  },
  changeTitle: 'Ce qui change',
  changeNothing: 'Le plan reste le même.',
  changeLabelNow: 'Label aujourd’hui',
  changeLabelAfter: 'Label après travaux',
  changeCost: 'Vous payez',
  changeChance: 'Probabilité de ce label',
  changeBill: 'Baisse de la facture, par an',
  labelBand: (best, worst) => (best === worst ? best : `${best} à ${worst}`),
  headingBand: (band, to) => `Aujourd’hui probablement label ${band} ; le label ${to} est à portée`,
  headingBandUnreached: (band, to) => `Aujourd’hui probablement label ${band} ; au mieux le label ${to}`,
  certified: 'Label actuel selon le certificat PEB.',
  likely: (band) => `Sans certificat : quatre logements semblables sur cinq ont un label ${band}.`,
  certificateDiffers:
    'Le certificat et les données reçues ne concordent pas. Nous utilisons le label du certificat ; vérifiez les données ci-dessous.',
};

export const moneyTexts: MoneyTexts = {
  mostLikely: 'le plus probable :',
  about: (amount) => `environ ${amount}`,
  grantsByIncome: (low, high) => `Primes : de ${low} à ${high}, selon vos revenus`,
  grantsTaken: (amount) => `Primes : ${amount}, déjà déduites`,
  grantsNone: 'Pas de prime pour ces travaux pour le moment',
  perMonthMore: (amount) => `${amount} de plus par mois`,
  perMonthLess: (amount) => `${amount} de moins par mois`,
  perMonthEven: 'autant par mois qu’aujourd’hui',
  monthShortBill: 'Facture d’énergie',
  billPerMonth: (now, after) => `${now} → ${after} par mois`,
  withLoan: {
    public: (name, change) => `Prêt + énergie : ${change}, avec ${name}`,
    own: (_, change) => `Prêt + énergie : ${change}, avec votre prêt`,
    example: (terms, change) => `Prêt + énergie : ${change} (exemple : ${terms})`,
  },
  loanTerms: (rate, years) => (years === 1 ? `${rate}, 1 an` : `${rate}, ${years} ans`),
  monthTitle: 'Par mois',
  monthLead:
    'Prêt et facture d’énergie ensemble, aux prix de l’énergie du jour du plan. Ceci n’est pas un conseil financier.',
  monthNow: 'Aujourd’hui',
  monthWhile: (years) => (years === 1 ? 'Pendant le prêt, 1 an' : `Pendant le prêt, ${years} ans`),
  monthLater: 'Ensuite',
  monthAfterWorks: 'Après travaux',
  monthBill: 'Facture d’énergie',
  monthSupport: 'Soutien à votre production',
  monthLoan: 'Prêt',
  monthLoanExample: 'Prêt (exemple)',
  monthTotal: 'Ensemble',
  loanRate: 'Taux, % par an',
  loanYears: 'Durée, années',
  loanPublic: (name, amount) => `Calculé avec ${name} pour ${amount}.`,
  loanOwn: (amount) => `Calculé avec un prêt de ${amount}, à votre taux et pour votre durée.`,
  loanExample: (amount) => `Calculé avec un prêt de ${amount} donné en exemple.`,
  loanPrompt: 'Indiquez le taux et la durée que propose votre banque :',
  loanOwnMoney: (amount) => `Il reste ${amount} à payer sur fonds propres.`,
  reckon: 'Afficher',
  firstStep: 'À faire d’abord :',
  firstStepIs: (work, price, label) =>
    label === null ? `${work}, ${price}` : `${work}, ${price}, puis label ${label}`,
  byLaw: 'La loi :',
  dutyInShort: (label, year, step, chance) =>
    `label ${label} d’ici ${year}, ${step === null ? 'pas atteint avec ce plan' : step === 0 ? 'déjà atteint' : `atteint après l’étape ${step}`}${chance === null ? '' : ` (probabilité ${chance})`}`,
  dutyInShortIf: (percent, year) => `peut-être (${percent}) le label D d’ici ${year}`,
  dutyTitle: 'Obligations légales',
  duties: {
    vlg_purchase: (label, year) =>
      `L’acheteur de ce logement doit atteindre le label ${label} dans les six ans : pour ${year} s’il achète maintenant.`,
    bru_275: (label, year) =>
      `Pour ${year}, un logement bruxellois ne pourra plus consommer que 275 kWh/m² (label ${label}). Adopté ; les arrêtés d’exécution sont attendus.`,
    bru_150: (label, year) =>
      `Vers ${year}, la limite passera à 150 kWh/m² (label ${label}). Adopté ; l’année dépend d’arrêtés encore attendus.`,
  },
  dutyIfCertificate: (percent, year) =>
    `Si le certificat indique E ou F (une probabilité de ${percent}), l’acheteur doit atteindre le label D dans les six ans : pour ${year} s’il achète maintenant.`,
  dutyMetToday: 'Ce logement est déjà en règle.',
  dutyLikelyMet: (chance) => `La probabilité que ce logement y satisfasse déjà est de ${chance}.`,
  dutyMetBy: (step) => `Atteint après l’étape ${step}.`,
  dutyLikelyMetBy: (step, chance) =>
    `La probabilité que ce soit atteint après l’étape ${step} est de ${chance}.`,
  dutyCosts: (label, cost) => `Le label ${label} coûte environ ${cost}.`,
  dutyNotMet: 'Ce plan n’y parvient pas.',
  dutySource: 'Page officielle',
  dutyRead: (day) => `vérifiée le ${day}`,
  incomeTitle: 'Revenus du ménage, pour les primes',
  incomeUpTo: (single, couple) => `jusqu’à ${single} pour une personne seule, ${couple} en couple`,
  incomeAbove: 'au-delà',
  incomeFrom: (day) => `Plafonds du ${day}, revenus imposables du ménage.`,
  anywayShort: 'Nécessaire de toute façon',
  extraShort: 'Surcoût de la rénovation',
  payback: (years) =>
    years === 1 ? 'Surcoût amorti en un an environ' : `Surcoût amorti en ${years} ans environ`,
  paybackAtOnce: 'Aucun surcoût : le reste serait dépensé de toute façon',
  weakPrices: (works) => `Les prix varient fortement pour : ${works}. Demandez plusieurs devis.`,
};
