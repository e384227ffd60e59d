import type { OriginWords, ReasonWords, RemarkWords } from '../catalogue.ts';

export const remarks: RemarkWords = {
  stepReasons: {
    only_step: 'Dit is de enige stap.',
    largest_saving_per_euro:
      'Deze stap bespaart het meest per euro: {kwh_per_eur} kWh primaire energie per jaar voor elke euro.',
    before_heating:
      'Eerst minder warmteverlies, dan pas een nieuw verwarmingstoestel: zo volstaat een kleiner toestel.',
    after_envelope: 'Het toestel wordt gekozen op de warmte die na het isoleren nog nodig is.',
    after_roof: 'Na het dak, anders zouden de panelen er weer af moeten.',
    best_total_order: 'Zo daalt het verbruik het snelst voor uw geld.',
  },
  dueReasons: {
    duty: 'Best klaar tegen {year}: dan vraagt de wet een beter label.',
    agreement: 'Best klaar tegen {year}: dan is een beter label afgesproken.',
    end_of_life: 'Best klaar tegen {year}: de huidige verwarming is dan aan het einde van haar levensduur.',
    worn_out: 'De huidige verwarming is versleten: valt ze uit, doe deze stap dan eerst.',
  },
  keepAside:
    'Hou bovenop wat u betaalt {contingency_eur} opzij, voor wat pas tijdens de werken aan het licht komt.',
  targetReasons: {
    already_reached: 'De woning haalt het doel nu al.',
    target_not_reachable: 'Met de werken die hier mogelijk zijn, is {label} het best haalbare label.',
    target_not_likely:
      '{label} is het beste label dat waarschijnlijk is tegen een redelijke prijs. Voor {next_eur} extra zou de kans op label {next_label} {next_percent} zijn.',
    next_label_not_paid_back:
      'Het plan stopt bij label {label}. Label {next_label} zou {next_eur} meer kosten en ongeveer {next_saved_eur} per jaar besparen: te weinig om dat terug te verdienen zolang die werken meegaan.',
    budget_too_small: 'Met een budget van {budget_eur} is {label} het best haalbare label.',
    measures_do_not_reach_target: 'Met de gekozen werken komt de woning op label {label}.',
    not_sure_enough:
      'Deze werken kunnen het doel halen, maar niet met de gevraagde kans van {confidence_percent}: er zijn meer gegevens of meer werken nodig.',
  },
  variants: {
    gas_still_burns: 'Na de werken verbruikt de woning nog gas. Bekijk de optie zonder gas en stookolie.',
    oil_still_burns:
      'Na de werken verbruikt de woning nog stookolie. Bekijk de optie zonder gas en stookolie.',
    fossil_fuel_still_burns:
      'Na de werken verbruikt de woning nog gas of stookolie. Bekijk de optie zonder gas en stookolie.',
    needs_co_owners_for_works:
      'Deze werken raken gemeenschappelijke delen, dus de mede-eigenaars moeten beslissen: {these_works}.',
    heritage_permit_for_works:
      'Vraag eerst toestemming aan Onroerend Erfgoed of de gemeente voor: {these_works}.',
    could_be_next_for_works: 'Niet nodig voor het doel, wel mogelijke volgende stappen: {these_works}.',
    panels_need_sun_and_roof:
      'Laat het dak nakijken voor u panelen bestelt: hoe het ligt (op het noorden brengen panelen ongeveer een derde minder op) en of de dakbedekking nog minstens 15 jaar meegaat (panelen liggen er 25 jaar).',
    panels_need_sun_roof_and_asbestos:
      'Laat het dak nakijken voor u panelen bestelt: hoe het ligt (op het noorden brengen panelen ongeveer een derde minder op), of de dakbedekking nog minstens 15 jaar meegaat (panelen liggen er 25 jaar), en of er asbest in zit, wat bij een woning uit {year_built} kan. Dan wordt het dak eerst vernieuwd.',
    grant_ended_for_works:
      '{scheme} liep op {until_date} af voor: {ended_works}. Voor die werken is geen premie gerekend.',
    gas_remains:
      'Na de werken verbruikt de woning nog ongeveer {fuel_kwh} kWh gas per jaar. Bekijk de optie zonder gas en stookolie.',
    oil_remains:
      'Na de werken verbruikt de woning nog ongeveer {fuel_kwh} kWh stookolie per jaar. Bekijk de optie zonder gas en stookolie.',
    before_scheme_ends_on: 'werken klaar uiterlijk op {until_date}',
    amount_of_year: 'bedrag van {year_known}: dat van een later jaar is nog niet gepubliceerd',
    amounts_of_year: 'bedragen van {year_known}; die van latere jaren zijn nog niet gepubliceerd',
    next_label_saves_nothing:
      'Het plan stopt bij label {label}. Label {next_label} zou {next_eur} meer kosten en op de energiefactuur niets noemenswaardigs besparen.',
    next_label_works: 'Daarvoor zou nodig zijn: {next_works}.',
    next_label_partly_paid_back:
      'Het plan stopt bij label {label}. Label {next_label} zou {next_eur} meer kosten. Van die werken verdient {unpaid_eur} zich niet terug zolang ze meegaan.',
  },
  warnings: {
    floor_area_unusual:
      'Een bewoonbare oppervlakte van {habitable_space_m2} m² is uitzonderlijk: kijk ze na.',
    floor_area_unknown:
      'De bewoonbare oppervlakte is niet gekend. We rekenden met een gemiddelde; alle kosten hangen daarvan af.',
    estate_format_unknown:
      'Het aantal vrije gevels is niet gekend. We rekenden met een mix van gangbare huizen.',
    certificate_unexplained:
      'Het certificaat wijkt {unexplained_kwh_per_m2} kWh/m² af van wat de gekende gegevens verklaren.',
    recently_built: 'Gebouwd in {year_built}: er valt misschien weinig te renoveren.',
    locked_measure_not_applicable: '{measure} is gevraagd, maar kan in deze woning niet.',
    measure_not_applicable: '{measure} kan in deze woning niet en is weggelaten.',
    ventilation_missing: '{measure} maakt de woning dichter. Voorzie ventilatie, anders dreigt vocht.',
    measure_raises_primary_energy: '{measure} verhoogt het primaire verbruik.',
    needs_co_owners: '{measure}: dit raakt gemeenschappelijke delen, dus de mede-eigenaars moeten beslissen.',
    step_above_phase_budget: 'Stap {step} kost meer dan de {phase_budget_eur} die per stap voorzien is.',
    locked_measures_above_budget: 'De vastgelegde werken alleen al kosten meer dan {budget_eur}.',
    no_grants_in_region: 'In {region} zijn er op deze datum geen premies voor deze werken.',
    yearly_support_only:
      '{region}: op deze datum is er geen premie voor deze werken. De panelen brengen wel ongeveer {support_eur} per jaar op aan groenestroomcertificaten, {years} jaar lang.',
    grant_amounts_carried_on:
      'De bedragen van {scheme} na {year_known} zijn nog niet gepubliceerd: we rekenden met die van {year_known}. Kijk ze na voor u bestelt.',
    grant_ends:
      '{scheme}: de premies in dit plan lopen af op {until_date}. Voor werken die later klaar zijn, krijgt u misschien niets.',
    grant_ended:
      '{scheme} liep voor werken in dit plan af op {until_date}: daarvoor is geen premie gerekend.',
    too_young_for_grant:
      '{scheme} is er voor woningen van minstens {min_age} jaar: deze woning komt vanaf {year_from} in aanmerking.',
    grant_not_for_this_owner:
      '{scheme} heeft andere regels voor wie niet zelf in de woning woont. Hier is niets meegerekend: vraag ze na.',
    heritage_support_possible:
      '{region}: voor een beschermd gebouw bestaat er soms een erfgoedpremie. Die is hier niet meegerekend: vraag ernaar voor u begint.',
    income_group_assumed:
      'Uw inkomensgroep is niet gekend. We rekenden met de groep met de laagste premies: {income_group}.',
    vote_not_likely_enough:
      'Geen enkel pakket werken haalt het doel met {chance_percent} kans op goedkeuring door de algemene vergadering. Dit plan is het beste zonder die eis.',
    fossil_free_not_possible:
      'Er is gevraagd om zonder gas en stookolie te verwarmen, maar dat kan in deze woning niet.',
    price_weakly_sourced: 'De prijs van {work} verschilt sterk: vraag altijd enkele offertes.',
    basic_works_above_budget:
      '{budget_eur} volstaat niet voor de basis (dak, glas, spouw, versleten verwarming): het plan doet wat daarbinnen het meest helpt.',
    budget_left_for_basics:
      '{budget_eur} volstaat niet voor de basis (dak, glas, spouw, versleten verwarming: ongeveer {basic_eur}). Hou de overige {left_eur} opzij voor de rest.',
    budget_below_basics:
      'Er is niets gepland: {budget_eur} volstaat voor geen van de basiswerken (dak, glas, spouw, versleten verwarming). Wat deze woning daarvan nodig heeft, kost ongeveer {basic_eur}. Spaar daar eerst voor, of plan met dat budget.',
    work_pays_for_itself:
      'Niet in dit plan, maar het verdient zichzelf terug: {measure} ({cost_eur}, bespaart ongeveer {saved_eur} per jaar).',
    heating_past_its_life:
      'De verwarming dateert van {year} en is aan het einde van haar leven: ze wordt in dit plan vervangen.',
    heating_past_its_life_kept:
      'De verwarming dateert van {year} en is aan het einde van haar leven, maar blijft in dit plan: reken op een vervanging.',
    heating_probably_past_its_life:
      'De verwarming is waarschijnlijk van rond {year} en aan het einde van haar leven: ze wordt in dit plan vervangen. Kijk eerst het jaar op het toestel na.',
    heating_probably_past_its_life_kept:
      'De verwarming is waarschijnlijk van rond {year} en aan het einde van haar leven, maar blijft in dit plan: kijk het jaar op het toestel na en reken op een vervanging.',
    heating_due:
      'De verwarming dateert van {year} en is rond {year_end} aan het einde van haar leven: het plan vervangt ze dan.',
    working_heating_kept:
      'De verwarming van {year} werkt en blijft in dit plan. Reken rond {year_end} op een vervanging; wilt u vroeger iets anders, kies het dan en het plan volgt.',
    oil_boiler_banned:
      'In {region} mag een stookolieketel sinds {from_date} niet meer door een nieuwe worden vervangen.',
    oil_boiler_banned_beside_gas:
      'In {region} mag een stookolieketel sinds {from_date} niet meer door een nieuwe worden vervangen als er aardgas in de straat ligt.',
    load_above_largest_pump:
      'De woning vraagt {load_kw} kW op de koudste dag; dit plan rekent op {pump_kw} kW warmtepomp, de rest komt van een elektrische weerstand. Laat een studiebureau dat nakijken.',
    two_heat_pumps:
      'De woning vraagt {load_kw} kW op de koudste dag, meer dan één toestel geeft: twee warmtepompen van samen {pump_kw} kW zijn gerekend.',
    collective_heat_pump_check:
      'De warmtepomp verwarmt het hele gebouw: laat het warmteverlies van alle appartementen berekenen voor ze besteld wordt. Dit plan rekent uw aandeel en gaat uit van water van ongeveer {flow_c} °C.',
    low_temperature_check:
      'Laat voor u bestelt het warmteverlies kamer per kamer berekenen. Dit plan rekent met {load_kw} kW op de koudste dag en water van ongeveer {flow_c} °C.',
    flow_to_try:
      'Zet vóór de bestelling van de warmtepomp het verwarmingswater een winter lang op {flow_c} °C: zo weet u of de woning daarmee warm wordt.',
    flow_to_try_after_steps:
      'Zet, als de stappen vóór de warmtepomp klaar zijn, het verwarmingswater een winter lang op {flow_c} °C: zo weet u of de woning daarmee warm wordt.',
    connection_to_check:
      'Een warmtepomp van {pump_kw} kW vraagt soms een zwaardere of driefasige aansluiting: vraag het na bij Fluvius of uw netbeheerder voor u tekent.',
    capacity_tariff:
      'Door het capaciteitstarief telt uw maandpiek mee: laat de warmtepomp gelijkmatig draaien, en niet samen met koken of laden.',
    outdoor_unit_noise:
      'De buitenunit maakt geluid: kies haar plaats met de buren en de plaatselijke regels in gedachten.',
    grid_congestion:
      'Op veel plaatsen is het net vol: vraag de netbeheerder of en wanneer de aansluiting zwaarder kan.',
    heat_pump_above_limit:
      'Na de werken vraagt de woning nog {w_per_m2} W/m²; boven {limit_w_per_m2} W/m² raden we alleen een warmtepomp af.',
    heat_pump_before_insulation:
      'Een warmtepomp achter een ongeïsoleerd dak of enkel glas wordt groot en duur in gebruik: isoleer eerst.',
    heat_pump_premium_may_be_higher:
      'Vervangt u elektrische verwarming, of ligt er geen aardgas in de straat? Vraag uw Energiehuis of Mijn VerbouwPremie dan hoger is.',
    outdoor_unit_needs_leave:
      'Een eigen warmtepomp heeft een plaats buiten nodig die de mede-eigenaars moeten toestaan: ze zit niet in dit plan. Met hun akkoord kan ze erbij.',
    heating_may_be_collective:
      'We weten niet of het gebouw een gemeenschappelijke verwarming heeft. Zo ja, dan beslissen de mede-eigenaars over de verwarming: vul het in en we passen het plan aan.',
    heat_pump_counted_as_shared:
      'De prijs van de warmtepomp is uw deel van één toestel voor het hele gebouw; een eigen warmtepomp kost meer.',
    borehole_needs_room:
      'Voor de boring van een geothermische warmtepomp moet een boormachine in de tuin kunnen, en vaak is een vergunning nodig: laat dat eerst nakijken.',
    fossil_fuel_remains:
      'Na de werken verbruikt de woning nog ongeveer {fuel_kwh} kWh gas of stookolie per jaar. Bekijk de optie zonder gas en stookolie.',
    gas_connection_ends:
      'De woning heeft geen gas meer nodig. Kookt u ook elektrisch, dan kan de aansluiting weg: dat bespaart {standing_eur} per jaar en zit al in de factuur.',
    step_raises_bill:
      'Stap {step} verhoogt de factuur met {more_eur} per jaar bij de prijzen van vandaag. Ze dient voor het label: {kwh_per_m2} kWh/m² minder.',
    step_saves_little:
      'Stap {step} kost {cost_eur} en bespaart maar {saved_eur} per jaar. Ze dient voor het label, het comfort of verse lucht: {kwh_per_m2} kWh/m² minder.',
    plan_raises_co2:
      'Het plan verhoogt de CO2-uitstoot met {more_kg} kg per jaar: hout telt bijna niet mee, elektriciteit wel.',
    facade_permit_first:
      'Isolatie aan de buitenkant maakt de gevel dikker en geeft hem een ander uitzicht: aan de straatkant is daar vaak een vergunning voor nodig, en het mag niet overal. Vraag het eerst na bij de gemeente. Mag het niet, dan kan de muur langs binnen worden geïsoleerd.',
    internal_insulation_moisture:
      'Binnenisolatie houdt de muur koud: laat vooraf vocht, balkkoppen en koudebruggen onderzoeken.',
    heritage_glass:
      'Het enkel glas van deze beschermde woning blijft in dit plan: vraag aan Onroerend Erfgoed of de gemeente of voorzetramen, dun dubbel glas of nieuwe ramen mogen.',
    heritage_permit: '{measure}: vraag eerst toestemming aan Onroerend Erfgoed of de gemeente.',
    asbestos_possible:
      'Een dak van vóór het asbestverbod (bouwjaar {year_built}) kan asbest bevatten. Verwijderen kost ongeveer {removal_eur} extra.',
    panels_need_sound_roof:
      'Panelen liggen er 25 jaar: laat nakijken of de dakbedekking nog minstens 15 jaar meegaat.',
    panels_need_asbestos_check:
      'Het dak van een woning uit {year_built} kan asbest bevatten: dan komen er pas panelen op als het vernieuwd is. Laat het nakijken voor u bestelt.',
    more_panels_possible:
      'Op het dak is nog plaats voor ongeveer {more_kwp} kWp. Dat loont met een warmtepomp of een auto; anders gaat het meeste voor weinig geld naar het net.',
    more_panels_than_metered_use:
      'De panelen dekken het verbruik op uw meter, met wat overschot. Op het dak is nog plaats voor ongeveer {more_kwp} kWp, voor een warmtepomp of een auto.',
    more_panels_beside_heat_pump:
      'Naast de warmtepomp kunnen meer panelen lonen: op het dak is nog plaats voor ongeveer {more_kwp} kWp. Vraag het de installateur.',
    attic_use_unknown:
      'We weten niet of de zolder bewoond is. We rekenden met: {measure}; anders wordt het {instead_of}. Vul het in en we passen het plan aan.',
    panels_need_sun:
      'De oriëntatie van het dak is niet gekend: op het noorden brengen panelen ongeveer een derde minder op.',
    summer_heat: 'In de zomer kan de woning te warm worden: denk aan buitenzonwering en nachtventilatie.',
    energy_audit_first: 'In Wallonië vragen de leningen met steun eerst een audit, ongeveer {audit_eur}.',
    could_be_next: 'Niet nodig voor het doel, wel een volgende stap: {measure}.',
    eu_scale_projection:
      'Op de komende Europese schaal van A tot G zou de woning vandaag {today_label} hebben en na de werken {result_label}. Dat is een projectie: de grenzen liggen nog niet vast.',
    certificate_reform:
      'Brussel keurde op {adopted_date} een nieuwe methode voor het certificaat goed: mildere standaardwaarden, en facturen tellen als bewijs. SNPC-NEMS, dat eigenaars vertegenwoordigt, verwacht ze eind 2026 of in 2027, met een berekend verbruik dat zo’n 20 % lager ligt. De nieuwe grenzen van de labels kennen we nog niet; een nieuw certificaat kan een ander label geven dan hier staat.',
    certificate_for_every_home:
      '{region} zal voor elke woning een certificaat vragen, volgens wat nu gepubliceerd is tegen {year_due}.',
    rental_roof_bare:
      'In Vlaanderen moet een huurwoning dakisolatie hebben met een R van minstens {least_m2k_per_w} m²K/W, of een energiescore onder ongeveer {limit_kwh_per_m2} kWh/m². Dit dak is niet geïsoleerd. Sinds {year_from} kan zo’n woning ongeschikt verklaard worden, en dan mag u ze niet verhuren.',
    rental_roof_unknown:
      'In Vlaanderen moet een huurwoning dakisolatie hebben met een R van minstens {least_m2k_per_w} m²K/W, of een energiescore onder ongeveer {limit_kwh_per_m2} kWh/m². Zonder kan ze sinds {year_from} ongeschikt verklaard worden. Kijk na hoe het dak geïsoleerd is.',
    rental_glass_single:
      'In Vlaanderen moet een huurwoning dubbel glas hebben in woonkamer, keuken, slaapkamers en badkamer, of een energiescore onder ongeveer {limit_kwh_per_m2} kWh/m². Deze woning heeft enkel glas. Sinds {year_from} kan ze ongeschikt verklaard worden als het om meer dan één raam gaat, en dan mag u ze niet verhuren.',
    rental_glass_unknown:
      'In Vlaanderen moet een huurwoning dubbel glas hebben in woonkamer, keuken, slaapkamers en badkamer, of een energiescore onder ongeveer {limit_kwh_per_m2} kWh/m². Zonder kan ze sinds {year_from} ongeschikt verklaard worden. Kijk na welk glas er in die ruimtes zit.',
    rental_certificate:
      'U mag een woning alleen te huur aanbieden met een geldig EPC, en van deze woning is er geen gekend.',
  },
  conditions: {
    income_group: 'uw inkomensgroep',
    insulation_value: 'voldoende isolatiewaarde (Rd) op de factuur',
    glass_value: 'glas met een voldoende lage U-waarde',
    cavity_certificate: 'certificaat van de plaatser (spouwmuur)',
    registered_contractor: 'geregistreerde aannemer of architect',
    certified_installer: 'gecertificeerde installateur',
    rooms_ventilated: 'ventilatie in de betrokken kamers',
    permit_older_than_5_years: 'omgevingsvergunning ouder dan 5 jaar',
    energy_audit_first: 'energieaudit vóór de werken',
    owner_occupier: 'u bent eigenaar en woont er zelf',
    main_residence: 'hoofdverblijfplaats',
    apply_within_24_months: 'aanvraag binnen 24 maanden',
    second_measure_within_24_months: 'tweede maatregel binnen 24 maanden',
    appliance_on_list: 'toestel op de officiële lijst',
    may_end_2028: 'kan eindigen op 1 januari 2028',
    before_scheme_ends: 'werken uitgevoerd zolang de regeling loopt',
    amount_unverified: 'bedrag niet bij de overheid nagekeken',
    association_applies: 'aanvraag door de vereniging van mede-eigenaars',
    apply_before_works: 'aanvraag vóór de start van de werken',
    metered_production: 'betaald volgens de gemeten productie',
  },
  schemes: {
    mijn_verbouwpremie: 'Mijn VerbouwPremie',
    primes_habitation_temporary: 'Primes Habitation (tijdelijk stelsel)',
    isde: 'ISDE',
    svve: 'SVVE (voor VvE’s)',
    green_certificates: 'Groenestroomcertificaten',
    local_grant: 'lokale premie',
  },
  loans: {
    vlg_mijn_verbouwlening: 'Mijn VerbouwLening',
    vlg_mijn_verbouwlening_vme: 'Mijn VerbouwLening voor VME’s',
    bru_ecoreno: 'ECORENO-krediet',
    bru_ecoreno_mortgage: 'ECORENO-hypotheek',
    wal_renopack_old: 'Rénopack (tot 30 september 2026)',
    wal_renopack_new: 'Rénopack',
    wal_renopret_new: 'Rénoprêt',
    nl_warmtefonds: 'Energiebespaarlening (Warmtefonds)',
    nl_warmtefonds_vve: 'Energiebespaarlening van het Warmtefonds voor een VME',
    association_bank_loan: 'Banklening voor de VME',
    nl_svve: 'SVVE-subsidie voor VvE’s',
  },
  loanConditions: {
    income_group: 'niet voor de hoogste inkomensgroep',
    capital_partly_forgiven:
      'een deel van de lening hoeft u niet terug te betalen (hoeveel is nog niet bekendgemaakt)',
    energy_audit_first: 'eerst een audit',
    label_jump: 'de werken moeten het label verbeteren',
    amount_unknown: 'vraag het hoogste bedrag na',
    term_unknown: 'vraag de langste looptijd na',
    terms_change: 'de voorwaarden wijzigen binnenkort: vraag de lening op tijd aan',
    owner_occupier: 'voor wie zelf in de woning woont',
    interest_free_below_60000: 'renteloos bij een gezinsinkomen onder €\u00a060\u202f000',
    credit_insurance: 'met een verzekering tegen wanbetaling',
    rate_unknown: 'vraag de huidige rentevoet na',
    mortgage: 'als hypotheek',
    association_applies: 'door de vereniging van mede-eigenaars',
    rent_agreed:
      'voor verhuurders alleen bij verhuur via een woonmaatschappij, of tegen een begrensde huurprijs met negen jaar korting',
  },
};

export const reasons: ReasonWords = {
  slotReasons: {
    pitched_roof: 'Warme lucht stijgt: vandaag gaat {share_percent} van de warmte langs het dak verloren.',
    flat_roof: 'Langs het dak gaat vandaag {share_percent} van de warmte verloren.',
    wall: 'Langs de buitenmuren gaat vandaag {share_percent} van de warmte verloren.',
    floor:
      'Langs de vloer gaat vandaag {share_percent} van de warmte verloren; geïsoleerd voelt ze niet langer koud aan.',
    windows: 'Langs de ramen gaat vandaag {share_percent} van de warmte verloren.',
    doors: 'Langs de buitendeuren gaat vandaag {share_percent} van de warmte verloren.',
    airtightness: 'Langs kieren en spleten gaat vandaag {share_percent} van de warmte verloren.',
    ventilation:
      'Een woning met minder kieren heeft gecontroleerde ventilatie nodig, anders wordt ze vochtig.',
    shading: 'Houdt de zomerhitte buiten.',
    heating: 'De nieuwe verwarming vraagt minder energie voor dezelfde warmte.',
    hot_water: 'Het warm water vraagt minder energie.',
    solar_panels: 'Eigen stroom verlaagt de factuur en verbetert het label, met nauwelijks werk in huis.',
    battery: 'Bewaart de stroom van overdag voor ’s avonds.',
  },
};

export const origins: OriginWords = {
  tellers: {
    READER: 'door u opgegeven',
    CLIENT: 'opgegeven door {organisation}',
    MEMBER: 'opgegeven door een adviseur van {organisation}',
    ADVISER: 'uit het advies van een energieadviseur',
    CONNECTION: 'uit een gekoppeld register',
    REGISTER: 'uit het adressenregister (BAG)',
    CERTIFICATE: 'uit het certificaat van {issued_date}',
    WORKS: 'na uitgevoerde werken',
    BUILDING: 'opgegeven voor het hele gebouw',
  },
  undatedCertificate: 'uit het certificaat',
  typicalOf: {
    HOUSE: 'typisch voor een huis uit {year}',
    APARTMENT: 'typisch voor een appartement uit {year}',
  },
  weaknesses: {
    certificate_expired: 'vervallen',
    older_than_renovation: 'van voor de renovatie',
  },
  certificateNotes: {
    certificate_expired:
      'Het certificaat is vervallen op {until_date}: wat erin staat, telt minder dan wat anderen zeggen.',
    older_than_renovation:
      'Het certificaat van {issued_date} dateert van voor de renovatie van {year}: enkel oppervlakten en vorm van de woning tellen er nog uit.',
  },
};
