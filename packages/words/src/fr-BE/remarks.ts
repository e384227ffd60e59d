import type { RemarkWords } from '../catalogue.ts';

export const remarks: RemarkWords = {
  stepReasons: {
    only_step: 'C’est la seule étape.',
    largest_saving_per_euro:
      'Cette étape économise le plus par euro : {kwh_per_eur} kWh d’énergie primaire par an pour chaque euro.',
    before_heating:
      'D’abord réduire les pertes, ensuite choisir le chauffage : un appareil plus petit suffira.',
    after_envelope: 'L’appareil se choisit d’après la chaleur encore nécessaire une fois la maison isolée.',
    after_roof: 'Après la toiture, sinon il faudrait démonter les panneaux.',
    best_total_order: 'À cette place, le plan consomme le moins pour l’argent déjà dépensé.',
  },
  targetReasons: {
    already_reached: 'Le logement atteint déjà l’objectif.',
    target_not_reachable: 'Avec les travaux possibles ici, le meilleur label accessible est {label}.',
    budget_too_small: 'Avec un budget de {budget_eur}, le meilleur label accessible est {label}.',
    measures_do_not_reach_target: 'Avec les travaux choisis, le logement arrive au label {label}.',
    not_sure_enough:
      'Dans le logement tel que montré, les travaux atteignent l’objectif, mais pas avec la probabilité demandée de {confidence_percent} : il faut en savoir plus, ou en faire plus.',
  },
  warnings: {
    floor_area_unusual: 'Une surface habitable de {habitable_space_m2} m² est rare : vérifiez-la.',
    floor_area_unknown:
      'La surface habitable n’est pas connue. Une surface typique a été prise ; tous les coûts en dépendent.',
    estate_format_unknown:
      'Le nombre de façades libres n’est pas connu. Un mélange de maisons typiques a été pris.',
    certificate_unexplained:
      'Le certificat s’écarte de {unexplained_kwh_per_m2} kWh/m² de ce que les données connues expliquent.',
    recently_built: 'Construit en {year_built} : il y a peut-être peu à rénover.',
    locked_measure_not_applicable: '{measure} : demandé, mais impossible dans ce logement.',
    measure_not_applicable: '{measure} : impossible dans ce logement, donc laissé de côté.',
    ventilation_missing:
      '{measure} : le logement devient plus étanche. Prévoyez une ventilation, sinon l’humidité menace.',
    measure_raises_primary_energy: '{measure} : la consommation primaire augmente.',
    needs_co_owners: '{measure} : ces travaux touchent aux parties communes, la copropriété doit décider.',
    step_above_phase_budget: 'L’étape {step} coûte plus que les {phase_budget_eur} prévus par phase.',
    locked_measures_above_budget: 'Les travaux imposés coûtent à eux seuls plus de {budget_eur}.',
    no_grants_in_region: '{region} : aucune prime pour ces travaux à cette date.',
    income_group_assumed:
      'Votre catégorie de revenus n’est pas connue. Le calcul prend celle qui reçoit le moins : {income_group}.',
    fossil_free_not_possible:
      'Un logement sans gaz ni mazout a été demandé, mais rien d’autre ne peut le chauffer.',
    price_weakly_sourced: 'Le prix de « {work} » est peu étayé : demandez un devis.',
  },
  conditions: {
    income_group: 'votre catégorie de revenus',
    insulation_value: 'résistance thermique (Rd) suffisante sur la facture',
    glass_value: 'vitrage à valeur U assez basse',
    cavity_certificate: 'certificat de l’entreprise (mur creux)',
    registered_contractor: 'entrepreneur enregistré ou architecte',
    certified_installer: 'installateur certifié',
    rooms_ventilated: 'ventilation des pièces concernées',
    permit_older_than_5_years: 'permis de bâtir de plus de 5 ans',
    energy_audit_first: 'audit énergétique avant les travaux',
    main_residence: 'résidence principale',
    apply_within_24_months: 'demande dans les 24 mois',
    second_measure_within_24_months: 'deuxième travail dans les 24 mois',
    appliance_on_list: 'appareil sur la liste officielle',
    may_end_2028: 'peut prendre fin le 1er janvier 2028',
    before_scheme_ends: 'travaux réalisés tant que le régime est ouvert',
    amount_unverified: 'montant non vérifié auprès de l’administration',
  },
  schemes: {
    mijn_verbouwpremie: 'Mijn VerbouwPremie',
    primes_habitation_temporary: 'Primes Habitation (régime temporaire)',
    isde: 'ISDE',
  },
  loans: {
    vlg_mijn_verbouwlening: 'Mijn VerbouwLening',
    bru_ecoreno: 'Crédit ECORENO',
    wal_renopack_old: 'Rénopack (jusqu’au 30 septembre 2026)',
    wal_renopack_new: 'Rénopack',
    wal_renopret_new: 'Rénoprêt',
    nl_warmtefonds: 'Energiebespaarlening (Warmtefonds)',
    nl_svve: 'Subvention SVVE pour copropriétés',
  },
};
