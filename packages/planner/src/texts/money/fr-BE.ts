import type { MoneyTexts } from './en.ts';

export const moneyTexts: MoneyTexts = {
  mostLikely: 'le plus probable :',
  about: (amount) => `environ ${amount}`,
  grantsByIncome: (low, high) => `Primes : de ${low} à ${high}, selon vos revenus`,
  grantsTaken: (amount) => `Primes : ${amount}, déjà déduites`,
  grantsNone: 'À cette date, aucune prime pour ces travaux ici',
  perMonthMore: (amount) => `${amount} de plus par mois`,
  perMonthLess: (amount) => `${amount} de moins par mois`,
  perMonthEven: 'autant par mois qu’aujourd’hui',
  monthShort: 'Prêt et facture ensemble',
  monthShortBill: 'Facture d’énergie',
  monthTitle: 'Ce que cela fait par mois',
  monthLead:
    'Prêt et facture d’énergie ensemble, aux prix de la date du plan. Des faits, pas un conseil financier.',
  monthNow: 'Aujourd’hui',
  monthWhile: (years) => (years === 1 ? 'Pendant le prêt, 1 an' : `Pendant le prêt, ${years} ans`),
  monthLater: 'Ensuite',
  monthAfterWorks: 'Après travaux',
  monthBill: 'Facture d’énergie',
  monthSupport: 'Soutien à votre production',
  monthLoan: 'Prêt',
  monthTotal: 'Ensemble',
  loanRate: 'Taux, % par an',
  loanYears: 'Durée, années',
  loanPublic: (name, amount) => `Calculé avec ${name} pour ${amount}. Un autre taux ou une autre durée :`,
  loanOwn: (amount) => `Calculé avec un prêt de ${amount}, à votre taux et pour votre durée :`,
  loanAsk: (amount) => `Quel taux votre banque propose-t-elle pour ${amount} ?`,
  loanOwnMoney: (amount) => `Il reste ${amount} à payer sur fonds propres.`,
  reckon: 'Afficher',
  dutyTitle: 'Ce que la loi demande',
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
  dutyMetToday: 'Ce logement y satisfait aujourd’hui.',
  dutyLikelyMet: (chance) => `La probabilité que ce logement y satisfasse déjà est de ${chance}.`,
  dutyMetBy: (step, cost) => `Atteint après l’étape ${step} : ${cost} jusque-là.`,
  dutyLikelyMetBy: (step, cost, chance) =>
    `La probabilité d’y satisfaire après l’étape ${step} est de ${chance} : ${cost} jusque-là.`,
  dutyNotMet: 'Ce plan n’y parvient pas.',
  dutySource: 'Page officielle',
  dutyRead: (day) => `lue le ${day}`,
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
