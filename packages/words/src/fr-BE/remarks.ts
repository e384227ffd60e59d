import type { OriginWords, ReasonWords, RemarkWords } from '../catalogue.ts';

export const remarks: RemarkWords = {
  stepReasons: {
    only_step: 'C’est la seule étape.',
    largest_saving_per_euro:
      'Cette étape économise le plus par euro : {kwh_per_eur} kWh d’énergie primaire par an pour chaque euro.',
    before_heating:
      'D’abord réduire les pertes, ensuite choisir le chauffage : un appareil plus petit suffira.',
    after_envelope: 'L’appareil se choisit d’après la chaleur encore nécessaire une fois le logement isolé.',
    after_roof: 'Après la toiture, sinon il faudrait démonter les panneaux.',
    best_total_order: 'Placée ici, cette étape fait baisser la consommation au plus vite.',
  },
  dueReasons: {
    duty: 'À faire de préférence d’ici {year} : la loi demandera alors un meilleur label.',
    agreement: 'À faire de préférence d’ici {year} : un meilleur label est convenu pour cette date.',
    end_of_life: 'À faire de préférence d’ici {year} : le chauffage actuel arrive en fin de vie.',
    worn_out: 'Le chauffage actuel est en fin de vie : s’il tombe en panne, commencez par cette étape.',
  },
  keepAside: 'Prévoyez en plus {contingency_eur} pour les imprévus.',
  targetReasons: {
    already_reached: 'Le logement atteint déjà l’objectif.',
    target_not_reachable: 'Avec les travaux possibles ici, le meilleur label accessible est {label}.',
    target_not_likely:
      '{label} est le meilleur label probable à un prix raisonnable. Avec {next_eur} de plus, la probabilité d’atteindre le label {next_label} serait de {next_percent}.',
    next_label_not_paid_back:
      'Le plan s’arrête au label {label}. Le label {next_label} coûterait {next_eur} de plus et ferait gagner environ {next_saved_eur} par an : trop peu pour rentabiliser ces travaux tant qu’ils durent.',
    budget_too_small: 'Avec un budget de {budget_eur}, le meilleur label accessible est {label}.',
    measures_do_not_reach_target: 'Avec les travaux choisis, le logement arrive au label {label}.',
    not_sure_enough:
      'Ces travaux peuvent atteindre l’objectif, mais pas avec la probabilité demandée de {confidence_percent} : il faut en savoir plus, ou en faire plus.',
  },
  variants: {
    gas_still_burns:
      'Après les travaux, le logement consomme encore du gaz. Voyez l’option sans gaz ni mazout.',
    oil_still_burns:
      'Après les travaux, le logement consomme encore du mazout. Voyez l’option sans gaz ni mazout.',
    fossil_fuel_still_burns:
      'Après les travaux, le logement consomme encore du gaz ou du mazout. Voyez l’option sans gaz ni mazout.',
    needs_co_owners_for_works:
      'Ces travaux touchent aux parties communes, la copropriété doit décider : {these_works}.',
    heritage_permit_for_works:
      'Demandez d’abord l’autorisation du service du patrimoine ou de la commune pour : {these_works}.',
    could_be_next_for_works:
      'Pas nécessaires pour l’objectif, mais des étapes suivantes possibles : {these_works}.',
    panels_need_sun_and_roof:
      'Faites vérifier le toit avant de commander des panneaux : son orientation (au nord, ils produisent environ un tiers de moins) et sa couverture, qui doit tenir encore au moins 15 ans (les panneaux restent 25 ans).',
    panels_need_sun_roof_and_asbestos:
      'Faites vérifier le toit avant de commander des panneaux : son orientation (au nord, ils produisent environ un tiers de moins), sa couverture, qui doit tenir encore au moins 15 ans (les panneaux restent 25 ans), et la présence d’amiante, possible dans un logement de {year_built}. Dans ce cas, le toit est d’abord renouvelé.',
    grant_ended_for_works:
      '{scheme} a pris fin le {until_date} pour : {ended_works}. Aucune prime n’est comptée pour ces travaux.',
    gas_remains:
      'Après les travaux, le logement consomme encore environ {fuel_kwh} kWh de gaz par an. Voyez l’option sans gaz ni mazout.',
    oil_remains:
      'Après les travaux, le logement consomme encore environ {fuel_kwh} kWh de mazout par an. Voyez l’option sans gaz ni mazout.',
    before_scheme_ends_on: 'travaux terminés au plus tard le {until_date}',
    amount_of_year: 'montant de {year_known} : celui d’une année ultérieure n’est pas encore publié',
    amounts_of_year: 'montants de {year_known} ; ceux des années suivantes ne sont pas encore publiés',
    next_label_saves_nothing:
      'Le plan s’arrête au label {label}. Le label {next_label} coûterait {next_eur} de plus et n’allégerait guère la facture d’énergie.',
    next_label_works: 'Il faudrait pour cela : {next_works}.',
    next_label_partly_paid_back:
      'Le plan s’arrête au label {label}. Le label {next_label} coûterait {next_eur} de plus. De ces travaux, {unpaid_eur} ne se rentabilisent pas tant qu’ils durent.',
  },
  warnings: {
    floor_area_unusual: 'Une surface habitable de {habitable_space_m2} m² est rare : vérifiez-la.',
    floor_area_unknown:
      'La surface habitable n’est pas connue. Nous avons pris une moyenne ; tous les coûts en dépendent.',
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
    step_above_phase_budget: 'L’étape {step} coûte plus que les {phase_budget_eur} prévus par étape.',
    locked_measures_above_budget: 'Les travaux imposés coûtent à eux seuls plus de {budget_eur}.',
    no_grants_in_region: '{region} : aucune prime pour ces travaux à cette date.',
    yearly_support_only:
      '{region} : aucune prime pour ces travaux à cette date. Les panneaux rapportent en revanche environ {support_eur} par an en certificats verts, pendant {years} ans.',
    grant_amounts_carried_on:
      'Les montants {scheme} après {year_known} ne sont pas encore publiés : nous avons compté ceux de {year_known}. Vérifiez-les avant de commander.',
    grant_ends:
      '{scheme} : les primes de ce plan prennent fin le {until_date}. Des travaux terminés plus tard pourraient ne rien recevoir.',
    grant_ended:
      '{scheme} a pris fin le {until_date} pour des travaux de ce plan : aucune prime n’est comptée pour eux.',
    too_young_for_grant:
      '{scheme} s’adresse aux logements d’au moins {min_age} ans : celui-ci y aura droit à partir de {year_from}.',
    grant_not_for_this_owner:
      '{scheme} a d’autres règles pour un propriétaire qui n’occupe pas le logement. Rien n’est compté ici : renseignez-vous.',
    heritage_support_possible:
      '{region} : un bâtiment protégé peut donner droit à une aide du patrimoine. Elle n’est pas comptée ici : renseignez-vous avant de commencer.',
    income_group_assumed:
      'Votre catégorie de revenus n’est pas connue. Nous avons pris celle qui reçoit les primes les plus basses : {income_group}.',
    vote_not_likely_enough:
      'Aucun ensemble de travaux n’atteint l’objectif avec une probabilité de {chance_percent} d’être adopté par l’assemblée générale. Ce plan est le meilleur sans cette exigence.',
    fossil_free_not_possible:
      'Un logement sans gaz ni mazout a été demandé, mais rien d’autre ne peut le chauffer.',
    price_weakly_sourced: 'Le prix de « {work} » varie fortement : demandez plusieurs devis.',
    basic_works_above_budget:
      '{budget_eur} ne suffisent pas pour la base (toiture, vitrage, mur creux, chauffage vétuste) : le plan fait ce qui aide le plus dans ce budget.',
    budget_left_for_basics:
      '{budget_eur} ne suffisent pas pour la base (toiture, vitrage, mur creux, chauffage vétuste : {basic_eur}). Gardez les {left_eur} restants pour la suite.',
    budget_below_basics:
      'Rien n’est prévu : {budget_eur} ne suffisent pour aucun des travaux de base (toiture, vitrage, mur creux, chauffage vétuste). Ceux dont ce logement a besoin coûtent environ {basic_eur}. Épargnez d’abord, ou planifiez avec ce budget.',
    work_pays_for_itself:
      'Hors plan, mais rentable : {measure} ({cost_eur}, environ {saved_eur} d’économie par an).',
    heating_past_its_life:
      'Le chauffage date de {year} et arrive en fin de vie : il est remplacé dans ce plan.',
    heating_past_its_life_kept:
      'Le chauffage date de {year} et arrive en fin de vie, mais reste dans ce plan : prévoyez son remplacement.',
    heating_probably_past_its_life:
      'Le chauffage date probablement d’environ {year} et arrive en fin de vie : il est remplacé dans ce plan. Vérifiez d’abord l’année sur l’appareil.',
    heating_probably_past_its_life_kept:
      'Le chauffage date probablement d’environ {year} et arrive en fin de vie, mais reste dans ce plan : vérifiez l’année sur l’appareil et prévoyez son remplacement.',
    heating_due:
      'Le chauffage date de {year} et arrive en fin de vie vers {year_end} : le plan le remplace à ce moment-là.',
    working_heating_kept:
      'Le chauffage de {year} fonctionne et reste dans ce plan. Prévoyez son remplacement vers {year_end} ; si vous voulez autre chose plus tôt, choisissez-le et le plan suivra.',
    oil_boiler_banned:
      'Une chaudière au mazout ne peut plus être remplacée par une neuve depuis le {from_date} ({region}).',
    oil_boiler_banned_beside_gas:
      'Là où le gaz passe dans la rue, une chaudière au mazout ne peut plus être remplacée par une neuve depuis le {from_date} ({region}).',
    load_above_largest_pump:
      'Le logement demande {load_kw} kW le jour le plus froid ; ce plan compte {pump_kw} kW de pompe à chaleur, et une résistance électrique fournit le reste. Faites-le vérifier par un bureau d’études.',
    two_heat_pumps:
      'Le logement demande {load_kw} kW le jour le plus froid, plus que ce que donne un seul appareil : deux pompes à chaleur de {pump_kw} kW au total sont comptées.',
    collective_heat_pump_check:
      'La pompe à chaleur chauffe tout l’immeuble : faites calculer les pertes de tous les appartements avant de la commander. Ce plan compte votre quote-part et suppose une eau à environ {flow_c} °C.',
    low_temperature_check:
      'Avant de commander, faites calculer les pertes pièce par pièce. Ce plan compte avec {load_kw} kW le jour le plus froid et une eau à environ {flow_c} °C.',
    flow_to_try:
      'Avant de commander la pompe à chaleur, réglez l’eau de chauffage à {flow_c} °C pendant un hiver : vous saurez si le logement se chauffe ainsi.',
    flow_to_try_after_steps:
      'Une fois faites les étapes qui précèdent la pompe à chaleur, réglez l’eau de chauffage à {flow_c} °C pendant un hiver : vous saurez si le logement se chauffe ainsi.',
    connection_to_check:
      'Une pompe à chaleur de {pump_kw} kW demande parfois un raccordement plus puissant ou triphasé : interrogez le gestionnaire de réseau avant de signer.',
    capacity_tariff:
      'En Flandre, votre pointe mensuelle compte sur la facture : laissez la pompe à chaleur tourner régulièrement, et pas en même temps que la cuisson ou la recharge.',
    outdoor_unit_noise:
      'L’unité extérieure fait du bruit : choisissez son emplacement en pensant aux voisins et aux règles locales.',
    grid_congestion:
      'Le réseau est saturé à de nombreux endroits : demandez au gestionnaire si et quand le raccordement peut être renforcé.',
    heat_pump_above_limit:
      'Après les travaux, le logement demande encore {w_per_m2} W/m² ; au-dessus de {limit_w_per_m2} W/m², une pompe à chaleur seule est déconseillée.',
    heat_pump_before_insulation:
      'Derrière un toit non isolé ou du simple vitrage, une pompe à chaleur devient grande et chère à l’usage : isolez d’abord.',
    heat_pump_premium_may_be_higher:
      'Si vous remplacez un chauffage électrique, ou si le gaz ne passe pas dans la rue, la prime flamande peut être plus élevée. Renseignez-vous auprès de votre Energiehuis.',
    outdoor_unit_needs_leave:
      'Une pompe à chaleur privative demande un emplacement extérieur que la copropriété doit autoriser : elle n’est pas dans ce plan. Avec son accord, elle peut s’y ajouter.',
    heating_may_be_collective:
      'Nous ne savons pas si l’immeuble a un chauffage collectif. Si oui, la copropriété décide du chauffage : indiquez-le et nous adaptons le plan.',
    heat_pump_counted_as_shared:
      'Le prix de la pompe à chaleur est votre part d’une installation pour tout l’immeuble ; une pompe à chaleur individuelle coûte plus cher.',
    borehole_needs_room:
      'Le forage d’une pompe à chaleur géothermique demande un jardin accessible à une foreuse, et souvent un permis : faites-le vérifier d’abord.',
    fossil_fuel_remains:
      'Après les travaux, le logement consomme encore environ {fuel_kwh} kWh de gaz ou de mazout par an. Voyez l’option sans gaz ni mazout.',
    gas_connection_ends:
      'Le logement n’a plus besoin de gaz. Si la cuisinière passe aussi à l’électricité, le raccordement peut être supprimé : {standing_eur} d’économie par an, déjà comptée dans la facture.',
    step_raises_bill:
      'L’étape {step} augmente la facture de {more_eur} par an aux prix d’aujourd’hui. Elle sert au label : {kwh_per_m2} kWh/m² en moins.',
    step_saves_little:
      'L’étape {step} coûte {cost_eur} et n’économise que {saved_eur} par an. Elle sert au label, au confort ou à l’air frais : {kwh_per_m2} kWh/m² en moins.',
    plan_raises_co2:
      'Le plan augmente le CO2 de {more_kg} kg par an : le bois n’en compte presque pas, l’électricité si.',
    facade_permit_first:
      'Une isolation par l’extérieur épaissit la façade et change son aspect : côté rue, il faut souvent un permis, et ce n’est pas admis partout. Renseignez-vous d’abord à la commune. En cas de refus, le mur peut s’isoler par l’intérieur.',
    internal_insulation_moisture:
      'L’isolation intérieure laisse le mur froid : faites d’abord examiner l’humidité, les abouts de poutres et les ponts thermiques.',
    heritage_glass:
      'Le simple vitrage de ce logement protégé reste en place : demandez au service du patrimoine ou à la commune si un survitrage, un double vitrage mince ou de nouveaux châssis sont permis.',
    heritage_permit: '{measure} : demandez d’abord l’autorisation du service du patrimoine ou de la commune.',
    asbestos_possible:
      'Une toiture d’avant l’interdiction de l’amiante (construction de {year_built}) peut en contenir. L’enlèvement coûte environ {removal_eur} de plus.',
    panels_need_sound_roof:
      'Les panneaux restent 25 ans : faites vérifier que la couverture du toit tiendra encore au moins 15 ans.',
    panels_need_asbestos_check:
      'Le toit d’un logement de {year_built} peut contenir de l’amiante : dans ce cas, pas de panneaux avant son renouvellement. Faites-le vérifier avant de commander.',
    more_panels_possible:
      'Le toit peut encore porter environ {more_kwp} kWc. C’est rentable avec une pompe à chaleur ou une voiture ; sinon, l’essentiel est injecté dans le réseau pour peu d’argent.',
    more_panels_than_metered_use:
      'Les panneaux couvrent la consommation de votre compteur, avec un peu de marge. Le toit peut encore porter environ {more_kwp} kWc, pour une pompe à chaleur ou une voiture.',
    more_panels_beside_heat_pump:
      'Avec la pompe à chaleur, davantage de panneaux peuvent être rentables : le toit peut encore porter environ {more_kwp} kWc. Demandez à l’installateur.',
    attic_use_unknown:
      'Nous ne savons pas si le grenier est habité. Nous avons compté : {measure} ; sinon ce sera : {instead_of}. Indiquez-le et nous adaptons le plan.',
    panels_need_sun:
      'L’orientation du toit n’est pas connue : au nord, les panneaux produisent environ un tiers de moins.',
    summer_heat:
      'En été, le logement risque de surchauffer : pensez aux protections solaires et à la ventilation nocturne.',
    energy_audit_first: 'En Wallonie, les prêts avec aide demandent d’abord un audit, environ {audit_eur}.',
    could_be_next: 'Pas nécessaire pour l’objectif, mais une étape suivante : {measure}.',
    eu_scale_projection:
      'Sur la future échelle européenne de A à G, le logement aurait {today_label} aujourd’hui et {result_label} après les travaux. C’est une projection : les limites ne sont pas encore fixées.',
    certificate_reform:
      'Bruxelles a adopté le {adopted_date} une nouvelle méthode pour le certificat : valeurs par défaut plus douces, et les factures comptent comme preuve. Le SNPC-NEMS, qui représente des propriétaires, l’attend pour fin 2026 ou 2027, avec une consommation théorique plus basse d’environ 20 %. Les nouveaux seuils des labels ne sont pas encore connus ; un nouveau certificat peut donner un autre label que celui affiché ici.',
    certificate_for_every_home:
      '{region} demandera un certificat pour chaque logement, d’ici {year_due} selon ce qui est publié à ce jour.',
    rental_roof_bare:
      'En Flandre, un logement loué doit avoir un toit isolé avec un R d’au moins {least_m2k_per_w} m²K/W, ou un score énergétique inférieur à environ {limit_kwh_per_m2} kWh/m². Ce toit n’est pas isolé. Depuis {year_from}, un tel logement peut être déclaré inadapté, et il ne peut alors plus être loué.',
    rental_roof_unknown:
      'En Flandre, un logement loué doit avoir un toit isolé avec un R d’au moins {least_m2k_per_w} m²K/W, ou un score énergétique inférieur à environ {limit_kwh_per_m2} kWh/m². Sinon, il peut être déclaré inadapté depuis {year_from}. Vérifiez l’isolation du toit.',
    rental_glass_single:
      'En Flandre, un logement loué doit avoir du double vitrage dans le séjour, la cuisine, les chambres et la salle de bains, ou un score énergétique inférieur à environ {limit_kwh_per_m2} kWh/m². Ce logement a du simple vitrage. Depuis {year_from}, il peut être déclaré inadapté si plus d’une fenêtre est concernée, et il ne peut alors plus être loué.',
    rental_glass_unknown:
      'En Flandre, un logement loué doit avoir du double vitrage dans le séjour, la cuisine, les chambres et la salle de bains, ou un score énergétique inférieur à environ {limit_kwh_per_m2} kWh/m². Sinon, il peut être déclaré inadapté depuis {year_from}. Vérifiez le vitrage de ces pièces.',
    rental_certificate:
      'Un logement ne peut être proposé à la location qu’avec un certificat PEB valable, et aucun n’est connu pour celui-ci.',
  },
  conditions: {
    income_group: 'votre catégorie de revenus',
    insulation_value: 'résistance thermique (Rd) suffisante sur la facture',
    glass_value: 'vitrage à valeur U assez basse',
    cavity_certificate: 'certificat de l’entreprise (mur creux)',
    registered_contractor: 'entrepreneur inscrit à la BCE ou architecte',
    certified_installer: 'installateur certifié',
    rooms_ventilated: 'ventilation des pièces concernées',
    permit_older_than_5_years: 'permis d’urbanisme de plus de 5 ans',
    energy_audit_first: 'audit énergétique avant les travaux',
    owner_occupier: 'propriétaire qui occupe le logement',
    main_residence: 'résidence principale',
    apply_within_24_months: 'demande dans les 24 mois',
    second_measure_within_24_months: 'deuxième mesure dans les 24 mois',
    appliance_on_list: 'appareil sur la liste officielle',
    may_end_2028: 'peut prendre fin le 1er janvier 2028',
    before_scheme_ends: 'travaux réalisés tant que le régime est ouvert',
    amount_unverified: 'montant non vérifié auprès de l’administration',
    association_applies: 'demande par la copropriété',
    apply_before_works: 'demande avant le début des travaux',
    metered_production: 'payé selon la production mesurée',
  },
  schemes: {
    mijn_verbouwpremie: 'Mijn VerbouwPremie',
    primes_habitation_temporary: 'Primes Habitation (régime temporaire)',
    isde: 'ISDE',
    svve: 'SVVE (copropriétés)',
    green_certificates: 'Certificats verts',
    local_grant: 'prime locale',
  },
  loans: {
    vlg_mijn_verbouwlening: 'Mijn VerbouwLening',
    vlg_mijn_verbouwlening_vme: 'Mijn VerbouwLening pour copropriétés',
    bru_ecoreno: 'Crédit ECORENO',
    bru_ecoreno_mortgage: 'Crédit hypothécaire ECORENO',
    wal_renopack_old: 'Rénopack (jusqu’au 30 septembre 2026)',
    wal_renopack_new: 'Rénopack',
    wal_renopret_new: 'Rénoprêt',
    nl_warmtefonds: 'Energiebespaarlening (Warmtefonds)',
    nl_warmtefonds_vve: 'Prêt Warmtefonds pour copropriétés',
    association_bank_loan: 'Prêt bancaire pour la copropriété',
    nl_svve: 'Subvention SVVE pour copropriétés',
  },
  loanConditions: {
    income_group: 'pas pour la catégorie de revenus la plus élevée',
    capital_partly_forgiven: 'une partie du prêt n’est pas à rembourser (l’ampleur n’est pas encore publiée)',
    energy_audit_first: 'audit préalable',
    label_jump: 'les travaux doivent améliorer le label',
    amount_unknown: 'montant maximal à demander',
    term_unknown: 'durée maximale à demander',
    terms_change: 'les conditions changent bientôt : demandez le prêt à temps',
    owner_occupier: 'pour les propriétaires qui occupent leur logement',
    interest_free_below_60000: 'sans intérêt pour un revenu du ménage inférieur à 60\u202f000 €',
    credit_insurance: 'avec une assurance contre les défauts de paiement',
    rate_unknown: 'taux actuel à demander',
    mortgage: 'sous forme hypothécaire',
    association_applies: 'par la copropriété',
    rent_agreed:
      'pour les bailleurs, seulement en louant via une société de logement (woonmaatschappij), ou à un loyer plafonné et réduit pendant neuf ans',
  },
};

export const reasons: ReasonWords = {
  slotReasons: {
    pitched_roof: 'L’air chaud monte : {share_percent} de la chaleur s’échappe aujourd’hui par la toiture.',
    flat_roof: '{share_percent} de la chaleur s’échappe aujourd’hui par la toiture.',
    wall: '{share_percent} de la chaleur s’échappe aujourd’hui par les murs extérieurs.',
    floor:
      '{share_percent} de la chaleur s’échappe aujourd’hui par le plancher ; isolé, il n’est plus froid aux pieds.',
    windows: '{share_percent} de la chaleur s’échappe aujourd’hui par les fenêtres.',
    doors: '{share_percent} de la chaleur s’échappe aujourd’hui par les portes extérieures.',
    airtightness: '{share_percent} de la chaleur s’échappe aujourd’hui par les fentes et les joints.',
    ventilation:
      'Un logement plus étanche a besoin d’une ventilation maîtrisée, sinon l’humidité s’installe.',
    shading: 'Garde la chaleur de l’été dehors.',
    heating: 'Le nouveau chauffage demande moins d’énergie pour la même chaleur.',
    hot_water: 'L’eau chaude demande moins d’énergie.',
    solar_panels:
      'Votre propre électricité fait baisser la facture et améliore le label, presque sans travaux à l’intérieur.',
    battery: 'Garde l’électricité de la journée pour le soir.',
  },
};

export const origins: OriginWords = {
  tellers: {
    READER: 'indiqué par vous',
    CLIENT: 'indiqué par {organisation}',
    MEMBER: 'indiqué par un conseiller de {organisation}',
    ADVISER: 'selon l’avis d’un conseiller en énergie',
    CONNECTION: 'd’un registre relié',
    REGISTER: 'du registre des adresses (BAG)',
    CERTIFICATE: 'selon le certificat du {issued_date}',
    WORKS: 'après les travaux réalisés',
    BUILDING: 'indiqué pour tout l’immeuble',
  },
  undatedCertificate: 'selon le certificat',
  typicalOf: {
    HOUSE: 'typique d’une maison de {year}',
    APARTMENT: 'typique d’un appartement de {year}',
  },
  weaknesses: {
    certificate_expired: 'expiré',
    older_than_renovation: 'd’avant la rénovation',
  },
  certificateNotes: {
    certificate_expired:
      'Le certificat a expiré le {until_date} : ce qu’il indique compte moins que ce que disent les autres.',
    older_than_renovation:
      'Le certificat du {issued_date} date d’avant la rénovation de {year} : seules les surfaces et la forme du logement en sont encore retenues.',
  },
};
