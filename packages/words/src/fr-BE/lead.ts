import type { LeadWords } from '../catalogue.ts';

export const lead: LeadWords = {
  lead: {
    core: 'Dans tous les cas',
    coreOnceChecked: 'Dans tous les cas, une fois le certificat vérifié',
    decide: 'À décider quand vous en saurez plus',
    all: 'La liste complète',
    checkFirst: 'à vérifier d’abord : {fact}',
    neededAnyway: 'nécessaire de toute façon, seul le type reste à choisir',
    checkFirstFor: 'à vérifier d’abord pour « {works} » : {fact}',
    panelsAlready: 's’il y a déjà des panneaux',
    moreThan: 'plus de {most_percent}',
    fromNothing: 'jusqu’à {most_eur}, ou rien si inutile',
    asGood: 'Tout aussi bien, presque au même prix',
    instead: '{added} au lieu de {dropped} : {net_cost_eur} au total, avec une probabilité de {chance}',
    leftOut: 'Sans {dropped} : {net_cost_eur} au total, avec une probabilité de {chance}',
    labelAtHalf: 'Le label {label} coûte {cost_eur} : plus de la moitié de la somme sert au dernier label.',
    goalChance: 'La probabilité d’atteindre l’objectif, le label {label}, est de {chance}.',
    labelAlready:
      'Le logement a probablement déjà le label {label} ; avec ce plan, la probabilité en est de {chance}.',
    labelProbable: 'Le logement a probablement déjà le label {label} : la probabilité en est de {chance}.',
    labelCertified: 'Le logement a déjà le label {label}, selon son certificat.',
    labelKept: 'La probabilité qu’il le garde avec ces travaux est de {chance}.',
    readings: {
      label: 'Ou, selon le label',
      score: 'Ou, selon la consommation',
      details: 'Ou, selon les autres données',
    },
    worksIfWorse:
      'Tant que le label {label} est exact, aucuns travaux ne sont prévus. S’il s’avère que c’est le label {other_label}, corrigez les données et refaites le plan : des travaux seront peut-être nécessaires.',
    tenantSaves:
      'Le locataire économise ce montant sur sa facture d’énergie et le propriétaire paie les travaux : il n’y a pas d’amortissement pour le propriétaire.',
    netInTime:
      '{net_eur} si ceci est terminé au plus tard le {until_date} : {works}. Sinon, {otherwise_eur}.',
    netInTimes: '{net_eur} si ceci est terminé à temps : {works}. Sinon, jusqu’à {otherwise_eur}.',
    partOfYear:
      'Calculé comme si le logement était habité toute l’année : occupé une partie du temps, il économise moins, en proportion.',
    lessThan: 'moins de {least_percent}',
    checkCertificate: 'Vérifiez d’abord le certificat',
    checkCertificateCosts: 'Si un doute subsiste, un nouveau certificat PEB coûte environ {costs_eur}.',
    conflicts: 'Ces données se contredisent',
    nextRung:
      'Pour plus de certitude : avec {more_eur} de plus, la probabilité du label {label} passe de {from} à {to}.',
    nextRungFree:
      'Pour plus de certitude : sans surcoût, la probabilité du label {label} passe de {from} à {to}.',
    added: 'En plus : {works}.',
    dropped: 'En moins : {works}.',
    certificateCosts: 'Un nouveau certificat PEB coûte environ {costs_eur}, déjà déduits.',
  },
  conflicts: {
    label_against_score: {
      what: 'Le certificat est indiqué avec le label {stated_label}, mais sa consommation correspond au label {expected_label}.',
      believes: 'Le plan suit la consommation : elle en dit plus qu’une lettre.',
      believesLabel:
        'Le plan suit le label, parce que les autres données s’accordent mieux avec lui qu’avec la consommation.',
      check: 'Vérifiez les deux sur le certificat lui-même.',
    },
    certificate_against_facts: {
      what: 'Le certificat indique {stated_kwh_per_m2} kWh/m², les autres données donnent plutôt {expected_kwh_per_m2}.',
      whatOfLabel:
        'Le label {stated_label} correspond à {stated_low_kwh_per_m2}–{stated_high_kwh_per_m2} kWh/m² ; les autres données indiquent plutôt environ {expected_kwh_per_m2}.',
      whatOfWorstLabel:
        'Le label {stated_label} correspond à plus de {stated_low_kwh_per_m2} kWh/m² ; les autres données indiquent plutôt environ {expected_kwh_per_m2}.',
      whatOfBestLabel:
        'Le label {stated_label} correspond à {stated_high_kwh_per_m2} kWh/m² au plus ; les autres données indiquent plutôt environ {expected_kwh_per_m2}.',
      believes:
        'Le plan suit le certificat, parce que quelqu’un a visité le logement pour l’établir, mais avec moins de certitude.',
      check: 'Vérifiez sa date, et si l’isolation, le vitrage et le chauffage sont tels qu’indiqués.',
    },
    meter_against_model: {
      what: 'Le compteur indique {stated_kwh} kWh de gaz par an ; un logement comme celui-ci en consomme d’habitude environ {expected_kwh}.',
      believes:
        'La facture suit le compteur, puisque c’est une mesure. Le label à peine : il suppose un usage standard.',
      check:
        'Vérifiez la période, le compteur et les pièces chauffées. Si la consommation est élevée : une piscine, un atelier ou un second logement dépend-il de ce compteur ? Ces travaux n’y changent rien.',
    },
    fuel_against_meter: {
      what: '{stated_kwh} kWh de gaz par an ne vont pas avec le chauffage indiqué.',
      believes:
        'Le plan suit le chauffage : il est visible, alors qu’un relevé peut venir d’une autre année ou d’un autre logement.',
      check: 'Vérifiez le compteur et ce qui chauffe le logement.',
    },
    device_against_fuel: {
      what: 'L’appareil de chauffage indiqué ne fonctionne pas avec le combustible indiqué.',
      believes: 'Le plan suit l’appareil, plus facile à reconnaître que son combustible.',
      check: 'Regardez la plaque signalétique de l’appareil.',
    },
    area_against_storeys: {
      what: 'Une surface habitable de {stated_m2} m² ne correspond pas aux niveaux et au plancher inférieur, qui donnent environ {expected_m2} m².',
      believes: 'Le plan suit la surface habitable, le plus souvent mesurée ; le reste est souvent estimé.',
      check: 'Mesurez la surface habitable.',
    },
  },
  adjustments: {
    overrides: 'Valeurs modifiées par le conseiller',
    insteadOf: 'au lieu de {replaced}',
    reason: 'Motif',
    workFields: {
      added_r_m2k_per_w: 'valeur R de l’isolation ajoutée',
      u_after_w_per_m2k: 'valeur U',
      power_kw: 'puissance',
      power_kwp: 'puissance',
      cost_eur: 'prix hors TVA',
    },
    wishes: 'Ce que changent vos propres souhaits',
    wish: {
      locked: 'Avec {measure}, à votre demande',
      excluded: 'Sans {measure}, à votre demande',
    },
    costsMore: 'les travaux coûtent {cost_eur} de plus, primes déduites',
    costsLess: 'les travaux coûtent {cost_eur} de moins, primes déduites',
    billHigher: 'la facture d’énergie augmente de {bill_eur} par an',
    billLower: 'la facture d’énergie diminue de {bill_eur} par an',
    label: 'le label devient {label} au lieu de {other_label}',
    chance: 'la probabilité d’atteindre l’objectif est de {chance} au lieu de {other_chance}',
    noDifference: 'cela ne change guère les coûts, la facture d’énergie et le label',
  },
};
