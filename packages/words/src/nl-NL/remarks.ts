import type { RemarkWords } from '../catalogue.ts';

export const remarks: RemarkWords = {
  stepReasons: {
    only_step: 'Dit is de enige stap.',
    largest_saving_per_euro:
      'Deze stap bespaart het meest per euro: {kwh_per_eur} kWh primaire energie per jaar voor elke euro.',
    before_heating:
      'Eerst minder warmteverlies, dan pas een nieuw verwarmingstoestel: dan is een kleiner toestel genoeg.',
    after_envelope: 'Het toestel wordt gekozen op de warmte die na het isoleren nog nodig is.',
    after_roof: 'Na het dak, anders zouden de panelen er weer af moeten.',
    best_total_order: 'Zo daalt het verbruik het snelst voor uw geld.',
  },
  dueReasons: {
    duty: 'Bij voorkeur klaar in {year}: dan vraagt de wet een beter label.',
    end_of_life: 'Bij voorkeur klaar in {year}: de huidige verwarming is dan versleten.',
    order: 'Bij voorkeur klaar in {year}: een volgende stap is dan aan de beurt.',
  },
  keepAside: 'Houd {contingency_eur} achter de hand voor wat pas tijdens het werk blijkt.',
  targetReasons: {
    already_reached: 'De woning haalt het doel nu al.',
    target_not_reachable: 'Met de maatregelen die hier kunnen, is {label} het best haalbare label.',
    budget_too_small: 'Met een budget van {budget_eur} is {label} het best haalbare label.',
    measures_do_not_reach_target: 'Met de gekozen maatregelen komt de woning op label {label}.',
    not_sure_enough:
      'In de woning zoals getoond halen de maatregelen het doel, maar niet met de gevraagde kans van {confidence_percent}: er moet meer bekend zijn, of meer gebeuren.',
  },
  warnings: {
    floor_area_unusual: 'Een woonoppervlakte van {habitable_space_m2} m² is uitzonderlijk: controleer deze.',
    floor_area_unknown:
      'De woonoppervlakte is niet bekend. We rekenden met een gemiddelde; alle kosten hangen daarvan af.',
    estate_format_unknown:
      'Het is niet bekend of het huis vrijstaat. We rekenden met een mix van gangbare huizen.',
    certificate_unexplained:
      'Het energielabel wijkt {unexplained_kwh_per_m2} kWh/m² af van wat de bekende gegevens verklaren.',
    recently_built: 'Gebouwd in {year_built}: er valt misschien weinig te renoveren.',
    label_against_score:
      'Het certificaat is opgegeven met label {stated_label}, maar de score hoort bij {expected_label}. Een van beide klopt niet: kijk het na op het certificaat zelf.',
    certificate_against_facts:
      'Het certificaat zegt {stated_kwh_per_m2} kWh/m², de andere gegevens wijzen op ongeveer {expected_kwh_per_m2}. Het plan volgt het certificaat, met minder zekerheid: controleer de datum, en of isolatie, glas en verwarming echt zijn zoals opgegeven.',
    meter_against_model:
      'De meter zegt {stated_kwh} kWh gas per jaar; een woning als deze verbruikt meestal ongeveer {expected_kwh}. De energierekening volgt de meter, het label nauwelijks: controleer de periode, de meter en welke kamers verwarmd worden.',
    fuel_against_meter:
      '{stated_kwh} kWh gas per jaar past niet bij de opgegeven verwarming. Het plan volgt de verwarming: controleer de meter en waarmee de woning verwarmd wordt.',
    device_against_fuel:
      'Het opgegeven verwarmingstoestel werkt niet op de opgegeven brandstof. Het plan volgt het toestel: controleer beide.',
    area_against_storeys:
      'Een woonoppervlakte van {stated_m2} m² past niet bij de bouwlagen en de onderste vloer, die ongeveer {expected_m2} m² geven. Het plan volgt de woonoppervlakte: meet haar na.',
    locked_measure_not_applicable: '{measure} is gevraagd, maar kan in deze woning niet.',
    measure_not_applicable: '{measure} kan in deze woning niet en is weggelaten.',
    ventilation_missing: '{measure} maakt de woning dichter. Zorg voor ventilatie, anders dreigt vocht.',
    measure_raises_primary_energy: '{measure} verhoogt het primaire verbruik.',
    needs_co_owners: '{measure} raakt gemeenschappelijke delen: de VvE moet beslissen.',
    step_above_phase_budget: 'Stap {step} kost meer dan de {phase_budget_eur} die per stap is begroot.',
    locked_measures_above_budget: 'De vastgezette maatregelen alleen al kosten meer dan {budget_eur}.',
    no_grants_in_region: 'In {region} is er op deze datum geen subsidie voor deze maatregelen.',
    yearly_support_only:
      '{region}: op deze datum is er geen subsidie voor deze maatregelen. De panelen leveren wel ongeveer {support_eur} per jaar op aan groenestroomcertificaten, {years} jaar lang.',
    grant_amounts_carried_on:
      'De bedragen van {scheme} na {year_known} zijn nog niet gepubliceerd: we rekenden met die van {year_known}. Controleer ze voordat u opdracht geeft.',
    grant_ends:
      '{scheme}: de subsidies in dit plan lopen af op {until_date}. Voor maatregelen die later klaar zijn, krijgt u misschien niets.',
    grant_ended:
      '{scheme} liep voor maatregelen in dit plan af op {until_date}: daarvoor is geen subsidie gerekend.',
    too_young_for_grant:
      '{scheme} is er voor woningen van minstens {min_age} jaar oud: deze woning komt vanaf {year_from} in aanmerking.',
    grant_not_for_this_owner: '{scheme} is er voor wie zelf in de woning woont: hier niet meegerekend.',
    heritage_support_possible:
      '{region}: voor een monument is er soms aparte subsidie. Die is hier niet meegerekend: vraag ernaar voordat u begint.',
    income_group_assumed:
      'Uw inkomensgroep is niet bekend. Gerekend is met de groep die het minst krijgt: {income_group}.',
    fossil_free_not_possible:
      'Er is gevraagd om zonder gas en olie te verwarmen, maar dat kan in deze woning niet.',
    price_weakly_sourced: 'De prijs van {work} verschilt sterk: vraag altijd enkele offertes aan.',
    basic_works_above_budget:
      '{budget_eur} is niet genoeg voor de basis (dak, glas, spouw, versleten verwarming): het plan doet wat daarbinnen het meest helpt.',
    heating_past_its_life:
      'De verwarming is van {year} en aan het einde van haar levensduur: ze wordt in dit plan vervangen.',
    heating_past_its_life_kept:
      'De verwarming is van {year} en aan het einde van haar levensduur, maar binnen dit plan kan niets anders: reken op vervanging.',
    heating_due:
      'De verwarming is van {year} en is rond {year_end} aan het einde van haar levensduur: het plan vervangt haar dan.',
    working_heating_kept:
      'De verwarming uit {year} werkt en blijft in dit plan. Reken rond {year_end} op vervanging; wilt u eerder iets anders, kies het dan en het plan volgt.',
    oil_boiler_banned:
      '{region}: sinds {from_date} mag een olieketel niet meer door een nieuwe worden vervangen, in Vlaanderen waar er aardgas in de straat ligt.',
    load_above_largest_pump:
      'De woning vraagt {load_kw} kW op de koudste dag; de grootste warmtepomp voor woningen levert {pump_kw} kW. Vraag een installatieadviseur naar twee pompen of bijverwarming.',
    two_heat_pumps:
      'De woning vraagt {load_kw} kW op de koudste dag, meer dan één toestel levert: er is gerekend met twee warmtepompen van samen {pump_kw} kW.',
    low_temperature_check:
      'Laat het warmteverlies per kamer berekenen voordat u opdracht geeft. Dit plan rekent met {load_kw} kW op de koudste dag en water van ongeveer {flow_c} °C; probeer die stand eerst een winter uit.',
    connection_to_check:
      'Een warmtepomp van {pump_kw} kW vraagt soms een zwaardere of driefasenaansluiting: vraag het de netbeheerder voordat u tekent.',
    capacity_tariff:
      'In Vlaanderen telt uw maandpiek mee op de rekening: laat de warmtepomp gelijkmatig draaien, en niet tegelijk met koken of laden.',
    outdoor_unit_noise:
      'De buitenunit maakt geluid: kies de plek met de buren en de geluidsregels in gedachten.',
    grid_congestion:
      'Op veel plaatsen is het stroomnet vol: vraag de netbeheerder of en wanneer de aansluiting zwaarder kan.',
    heat_pump_above_limit:
      'Na de maatregelen vraagt de woning nog {w_per_m2} W/m²; boven {limit_w_per_m2} W/m² raden we alleen een warmtepomp af.',
    heat_pump_before_insulation:
      'Een warmtepomp achter een ongeïsoleerd dak of enkel glas wordt groot en duur in gebruik: isoleer eerst.',
    heat_pump_premium_may_be_higher:
      'Verdwijnt er elektrische verwarming, of ligt er geen aardgas in de straat, dan kan de Vlaamse premie hoger zijn. De huidige regel is niet gevonden: vraag ernaar.',
    outdoor_unit_needs_leave:
      'Een eigen warmtepomp heeft buiten een plek nodig waarvoor de VvE toestemming moet geven: hij zit niet in dit plan. Met die toestemming kan hij erbij.',
    heating_may_be_collective:
      'Het is niet bekend of het gebouw blokverwarming heeft. Zo ja, dan beslist de VvE over de verwarming: vul het in en het plan volgt.',
    borehole_needs_room:
      'Voor de boring van een bodemwarmtepomp moet een boorwagen in de tuin kunnen komen, en vaak is een melding of vergunning nodig: laat dat eerst nagaan.',
    fossil_fuel_remains:
      'Na de maatregelen verbruikt de woning nog ongeveer {fuel_kwh} kWh gas of olie per jaar. De variant zonder gas en olie laat de andere weg zien.',
    gas_connection_ends:
      'De woning heeft geen gas meer nodig. Kookt u ook elektrisch, dan kan de aansluiting weg: dat scheelt {standing_eur} per jaar en is al in de rekening verwerkt.',
    step_raises_bill:
      'Stap {step} verhoogt de energierekening met {more_eur} per jaar bij de prijzen van nu. Ze is er voor het label: {kwh_per_m2} kWh/m² minder.',
    step_saves_little:
      'Stap {step} kost {cost_eur} en bespaart maar {saved_eur} per jaar. Ze is er voor het label of voor verse lucht: {kwh_per_m2} kWh/m² minder.',
    plan_raises_co2:
      'Het plan verhoogt de CO2-uitstoot met {more_kg} kg per jaar: hout telt bijna niet mee, elektriciteit wel.',
    internal_insulation_moisture:
      'Binnenisolatie houdt de muur koud: laat vooraf vocht, balkkoppen en koudebruggen onderzoeken.',
    heritage_permit: '{measure}: vraag eerst een vergunning bij de gemeente.',
    asbestos_possible:
      'Een dak van vóór het asbestverbod (bouwjaar {year_built}) kan asbest bevatten. Verwijderen kost ongeveer {removal_eur} extra.',
    panels_need_sound_roof:
      'Panelen liggen er 25 jaar: laat nakijken of de dakbedekking nog minstens 15 jaar meegaat.',
    more_panels_possible:
      'Op het dak is nog ruimte voor ongeveer {more_kwp} kWp. Dat loont met een warmtepomp of een auto; anders gaat het meeste voor weinig geld naar het net.',
    attic_use_unknown:
      'Of de zolder bewoond is, is niet bekend. We rekenden met: {measure}; anders wordt het {instead_of}. Vul het in en het plan volgt.',
    panels_need_sun:
      'Het is niet bekend hoe het dak ligt: op het noorden leveren panelen ongeveer een derde minder op.',
    summer_heat: 'In de zomer kan de woning te warm worden: denk aan buitenzonwering en nachtventilatie.',
    energy_audit_first:
      'In Wallonië vragen de leningen met steun eerst een energieaudit, ongeveer {audit_eur}.',
    could_be_next: 'Niet nodig voor het doel, wel een volgende stap: {measure}.',
    eu_scale_projection:
      'Op de komende Europese schaal van A tot G zou de woning nu {today_label} hebben en na de maatregelen {result_label}. Dit is een projectie: de grenzen staan nog niet vast.',
    certificate_reform:
      'Brussel heeft op {adopted_date} een nieuwe methode voor het certificaat vastgesteld: mildere standaardwaarden, en rekeningen tellen als bewijs. De grenzen van de labels konden we niet nalezen; een nieuw certificaat kan een ander label geven dan hier staat.',
    certificate_for_every_home:
      '{region} gaat voor elke woning een certificaat vragen, volgens wat nu gepubliceerd is uiterlijk in {year_due}.',
  },
  conditions: {
    income_group: 'uw inkomensgroep',
    insulation_value: 'voldoende isolatiewaarde (Rd) op de factuur',
    glass_value: 'glas met een voldoende lage U-waarde',
    cavity_certificate: 'certificaat van het isolatiebedrijf (spouwmuur)',
    registered_contractor: 'uitvoering door een bedrijf',
    certified_installer: 'gecertificeerde installateur',
    rooms_ventilated: 'ventilatie in de betrokken kamers',
    permit_older_than_5_years: 'bouwvergunning ouder dan 5 jaar',
    energy_audit_first: 'energieadvies vóór de uitvoering',
    owner_occupier: 'u bent eigenaar en woont er zelf',
    main_residence: 'hoofdverblijf, gebouwd vóór 2019',
    apply_within_24_months: 'aanvraag binnen 24 maanden',
    second_measure_within_24_months: 'tweede maatregel binnen 24 maanden',
    appliance_on_list: 'toestel op de officiële lijst',
    may_end_2028: 'kan eindigen op 1 januari 2028',
    before_scheme_ends: 'maatregel uitgevoerd zolang de regeling loopt',
    amount_unverified: 'bedrag niet bij de overheid gecontroleerd',
    association_applies: 'aanvraag door de VvE',
    apply_before_works: 'aanvraag vóór de start van de uitvoering',
    metered_production: 'betaald naar de gemeten productie',
  },
  schemes: {
    mijn_verbouwpremie: 'Mijn VerbouwPremie',
    primes_habitation_temporary: 'Primes Habitation (tijdelijke regeling)',
    isde: 'ISDE',
    svve: 'SVVE (voor VvE’s)',
    green_certificates: 'Groenestroomcertificaten',
    local_grant: 'lokale subsidie',
  },
  loans: {
    vlg_mijn_verbouwlening: 'Mijn VerbouwLening',
    vlg_mijn_verbouwlening_vme: 'Mijn VerbouwLening voor verenigingen van eigenaars',
    bru_ecoreno: 'ECORENO-krediet',
    bru_ecoreno_mortgage: 'ECORENO-hypotheek',
    wal_renopack_old: 'Rénopack (tot 30 september 2026)',
    wal_renopack_new: 'Rénopack',
    wal_renopret_new: 'Rénoprêt',
    nl_warmtefonds: 'Energiebespaarlening (Warmtefonds)',
    nl_warmtefonds_vve: 'Energiebespaarlening voor VvE’s (Warmtefonds)',
    nl_svve: 'SVVE-subsidie voor VvE’s',
  },
  loanConditions: {
    income_group: 'niet voor de hoogste inkomensgroep',
    capital_partly_forgiven: 'een deel van de lening (hoeveel is nog niet bekend) hoeft niet terug',
    energy_audit_first: 'eerst een energieaudit',
    label_jump: 'de maatregelen moeten het label verbeteren',
    amount_unknown: 'maximumbedrag niet bekend',
    term_unknown: 'langste looptijd niet bekend',
    terms_change: 'de voorwaarden veranderen binnenkort: vraag de lening op tijd aan',
    owner_occupier: 'voor wie zelf in de woning woont',
    interest_free_below_60000: 'renteloos bij een huishoudinkomen onder € 60.000',
    credit_insurance: 'met een verzekering tegen wanbetaling',
    rate_unknown: 'huidige rente niet bekend',
    mortgage: 'als hypotheek',
    association_applies: 'door de VvE',
  },
};
