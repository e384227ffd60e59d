import type { OriginWords, ReasonWords, RemarkWords } from '../catalogue.ts';
import type { Differences } from '../differences.ts';

export const remarkDifferences: Differences<RemarkWords & ReasonWords & OriginWords> = {
  stepReasons: {
    before_heating:
      'Eerst minder warmteverlies, dan pas een nieuw verwarmingstoestel: dan is een kleiner toestel genoeg.',
  },
  dueReasons: {
    duty: 'Bij voorkeur uiterlijk in {year} klaar: dan vraagt de wet een beter label.',
    agreement: 'Bij voorkeur uiterlijk in {year} klaar: dan is een beter label afgesproken.',
    end_of_life: 'Bij voorkeur uiterlijk in {year} klaar: de huidige verwarming is dan versleten.',
    worn_out: 'De huidige verwarming is versleten: valt die uit, doe deze stap dan eerst.',
  },
  keepAside:
    'Houd naast wat u betaalt {contingency_eur} achter de hand voor wat pas tijdens het werk blijkt.',
  targetReasons: {
    target_not_reachable: 'Met de maatregelen die hier kunnen, is {label} het best haalbare label.',
    measures_do_not_reach_target: 'Met de gekozen maatregelen komt de woning op label {label}.',
    not_sure_enough:
      'Deze maatregelen kunnen het doel halen, maar niet met de gevraagde kans van {confidence_percent}: er moet meer bekend zijn, of meer gebeuren.',
  },
  variants: {
    before_scheme_ends_on: 'maatregel uitgevoerd uiterlijk op {until_date}',
    gas_still_burns: 'Na de maatregelen verbruikt de woning nog gas. Bekijk ook de variant zonder gas.',
    oil_still_burns:
      'Na de maatregelen verbruikt de woning nog olie. Bekijk ook de variant zonder gas en olie.',
    fossil_fuel_still_burns:
      'Na de maatregelen verbruikt de woning nog gas of olie. Bekijk ook de variant zonder gas en olie.',
    needs_co_owners_for_works:
      'Deze maatregelen raken gemeenschappelijke delen, dus de VvE moet beslissen: {these_works}.',
    heritage_permit_for_works: 'Vraag eerst een vergunning bij de gemeente voor: {these_works}.',
    could_be_next_for_works: 'Niet nodig voor het doel, wel mogelijke vervolgstappen: {these_works}.',
    panels_need_sun_and_roof:
      'Laat het dak controleren voordat u panelen bestelt: hoe het ligt (op het noorden leveren panelen ongeveer een derde minder op) en of de dakbedekking nog minstens 15 jaar meegaat (panelen liggen er 25 jaar).',
    panels_need_sun_roof_and_asbestos:
      'Laat het dak controleren voordat u panelen bestelt: hoe het ligt (op het noorden leveren panelen ongeveer een derde minder op), of de dakbedekking nog minstens 15 jaar meegaat (panelen liggen er 25 jaar), en of er asbest in zit, wat bij een woning uit {year_built} kan. Dan wordt het dak eerst vernieuwd.',
    grant_ended_for_works:
      '{scheme} liep op {until_date} af voor: {ended_works}. Voor die maatregelen is geen subsidie gerekend.',
    gas_remains:
      'Na de maatregelen verbruikt de woning nog ongeveer {fuel_kwh} kWh gas per jaar. Bekijk ook de variant zonder gas.',
    oil_remains:
      'Na de maatregelen verbruikt de woning nog ongeveer {fuel_kwh} kWh olie per jaar. Bekijk ook de variant zonder gas en olie.',
    next_label_saves_nothing:
      'Het plan stopt bij label {label}. Label {next_label} zou {next_eur} meer kosten en op de energierekening niets noemenswaardigs besparen.',
    next_label_partly_paid_back:
      'Het plan stopt bij label {label}. Label {next_label} zou {next_eur} meer kosten. Van die maatregelen verdient {unpaid_eur} zich niet terug zolang ze meegaan.',
  },
  warnings: {
    floor_area_unusual: 'Een woonoppervlakte van {habitable_space_m2} m² is uitzonderlijk: controleer deze.',
    floor_area_unknown:
      'De woonoppervlakte is niet bekend. We rekenden met een gemiddelde; alle kosten hangen daarvan af.',
    estate_format_unknown:
      'Het is niet bekend of het huis vrijstaat. We rekenden met een mix van gangbare huizen.',
    certificate_unexplained:
      'Het energielabel wijkt {unexplained_kwh_per_m2} kWh/m² af van wat de bekende gegevens verklaren.',
    ventilation_missing: '{measure} maakt de woning dichter. Zorg voor ventilatie, anders dreigt vocht.',
    needs_co_owners: '{measure}: dit raakt gemeenschappelijke delen, dus de VvE moet beslissen.',
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
    heritage_support_possible:
      '{region}: voor een monument is er soms aparte subsidie. Die is hier niet meegerekend: vraag ernaar voordat u begint.',
    income_group_assumed:
      'Uw inkomensgroep is niet bekend. We rekenden met de groep met de laagste subsidie: {income_group}.',
    vote_not_likely_enough:
      'Geen enkel pakket maatregelen haalt het doel met {chance_percent} kans op instemming van de ledenvergadering. Dit plan is het beste zonder die eis.',
    fossil_free_not_possible:
      'Er is gevraagd om zonder gas en olie te verwarmen, maar dat kan in deze woning niet.',
    price_weakly_sourced: 'De prijs van {work} verschilt sterk: vraag altijd enkele offertes aan.',
    basic_works_above_budget:
      '{budget_eur} is niet genoeg voor de basis (dak, glas, spouw, versleten verwarming): het plan doet wat daarbinnen het meest helpt.',
    budget_left_for_basics:
      '{budget_eur} is niet genoeg voor de basis (dak, glas, spouw, versleten verwarming: ongeveer {basic_eur}). Zet de overige {left_eur} opzij voor de rest.',
    budget_below_basics:
      'Er staat niets in het plan: {budget_eur} is voor geen van de basiswerken genoeg (dak, glas, spouw, versleten verwarming). Wat deze woning daarvan nodig heeft, kost ongeveer {basic_eur}. Spaar daar eerst voor, of plan met dat budget.',
    heating_past_its_life:
      'De verwarming is van {year} en aan het einde van haar levensduur: ze wordt in dit plan vervangen.',
    heating_past_its_life_kept:
      'De verwarming is van {year} en aan het einde van haar levensduur, maar blijft in dit plan: reken op vervanging.',
    heating_probably_past_its_life:
      'De verwarming is waarschijnlijk van rond {year} en aan het einde van haar levensduur: ze wordt in dit plan vervangen. Controleer eerst het jaar op het toestel.',
    heating_probably_past_its_life_kept:
      'De verwarming is waarschijnlijk van rond {year} en aan het einde van haar levensduur, maar blijft in dit plan: controleer het jaar op het toestel en reken op vervanging.',
    heating_due:
      'De verwarming is van {year} en is rond {year_end} aan het einde van haar levensduur: dit plan vervangt de installatie dan.',
    working_heating_kept:
      'De verwarming uit {year} werkt en blijft in dit plan. Reken rond {year_end} op vervanging; wilt u eerder iets anders, kies het dan en het plan volgt.',
    oil_boiler_banned:
      'In {region} mag een olieketel sinds {from_date} niet meer door een nieuwe worden vervangen.',
    oil_boiler_banned_beside_gas:
      'In {region} mag een olieketel sinds {from_date} niet meer door een nieuwe worden vervangen als er aardgas in de straat ligt.',
    load_above_largest_pump:
      'De woning vraagt {load_kw} kW op de koudste dag; dit plan rekent op {pump_kw} kW warmtepomp, een elektrisch element levert de rest. Laat een installatieadviseur dat nakijken.',
    two_heat_pumps:
      'De woning vraagt {load_kw} kW op de koudste dag, meer dan één toestel levert: er is gerekend met twee warmtepompen van samen {pump_kw} kW.',
    collective_heat_pump_check:
      'De warmtepomp verwarmt het hele gebouw: laat het warmteverlies van alle appartementen berekenen voordat ze besteld wordt. Dit plan rekent uw aandeel en gaat uit van water van ongeveer {flow_c} °C.',
    low_temperature_check:
      'Laat het warmteverlies per kamer berekenen voordat u opdracht geeft. Dit plan rekent met {load_kw} kW op de koudste dag en water van ongeveer {flow_c} °C.',
    flow_to_try:
      'Zet vóór de bestelling van de warmtepomp het verwarmingswater een winter lang op {flow_c} °C: zo merkt u of de woning daarmee warm wordt.',
    flow_to_try_after_steps:
      'Zet, als de stappen vóór de warmtepomp klaar zijn, het verwarmingswater een winter lang op {flow_c} °C: zo merkt u of de woning daarmee warm wordt.',
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
    facade_permit_first:
      'Isolatie aan de buitenkant maakt de gevel dikker en geeft hem een ander aanzicht: aan de straatkant is daar vaak een vergunning voor nodig, en het mag niet overal. Vraag het eerst bij de gemeente na. Mag het niet, dan kan de muur van binnenuit worden geïsoleerd.',
    outdoor_unit_needs_leave:
      'Een eigen warmtepomp heeft buiten een plek nodig waarvoor de VvE toestemming moet geven: hij zit niet in dit plan. Met die toestemming kan hij erbij.',
    heating_may_be_collective:
      'Het is niet bekend of het gebouw blokverwarming heeft. Zo ja, dan beslist de VvE over de verwarming: vul het in en het plan volgt.',
    heat_pump_counted_as_shared:
      'De prijs van de warmtepomp is uw deel van één installatie voor het hele gebouw; een eigen warmtepomp kost meer.',
    borehole_needs_room:
      'Voor de boring van een bodemwarmtepomp moet een boorwagen in de tuin kunnen komen, en vaak is een melding of vergunning nodig: laat dat eerst nagaan.',
    fossil_fuel_remains:
      'Na de maatregelen verbruikt de woning nog ongeveer {fuel_kwh} kWh gas of olie per jaar. Bekijk ook de variant zonder gas en olie.',
    gas_connection_ends:
      'De woning heeft geen gas meer nodig. Kookt u ook elektrisch, dan kan de aansluiting weg: dat scheelt {standing_eur} per jaar en is al in de rekening verwerkt.',
    step_raises_bill:
      'Stap {step} verhoogt de energierekening met {more_eur} per jaar bij de prijzen van nu. Ze is er voor het label: {kwh_per_m2} kWh/m² minder.',
    step_saves_little:
      'Stap {step} kost {cost_eur} en bespaart maar {saved_eur} per jaar. Ze is er voor het label, het comfort of verse lucht: {kwh_per_m2} kWh/m² minder.',
    heritage_glass:
      'Het enkel glas van deze monumentale woning blijft in dit plan: vraag bij de gemeente of achterzetramen, monumentenglas of nieuwe ramen mogen.',
    heritage_permit: '{measure}: vraag eerst een vergunning bij de gemeente.',
    panels_need_asbestos_check:
      'Het dak van een woning uit {year_built} kan asbest bevatten: dan kunnen er pas panelen op als het is vernieuwd. Laat het controleren voordat u bestelt.',
    more_panels_possible:
      'Op het dak is nog ruimte voor ongeveer {more_kwp} kWp. Dat loont met een warmtepomp of een auto; anders gaat het meeste voor weinig geld naar het net.',
    more_panels_than_metered_use:
      'De panelen dekken het verbruik op uw meter, met wat overschot. Op het dak is nog ruimte voor ongeveer {more_kwp} kWp, voor een warmtepomp of een auto.',
    more_panels_beside_heat_pump:
      'Naast de warmtepomp kunnen meer panelen lonen: op het dak is nog ruimte voor ongeveer {more_kwp} kWp. Vraag het de installateur.',
    attic_use_unknown:
      'Of de zolder bewoond is, is niet bekend. We rekenden met: {measure}; anders wordt het {instead_of}. Vul het in en het plan volgt.',
    panels_need_sun:
      'Het is niet bekend hoe het dak ligt: op het noorden leveren panelen ongeveer een derde minder op.',
    energy_audit_first:
      'In Wallonië vragen de leningen met steun eerst een energieaudit, ongeveer {audit_eur}.',
    eu_scale_projection:
      'Op de komende Europese schaal van A tot G zou de woning nu {today_label} hebben en na de maatregelen {result_label}. Dit is een projectie: de grenzen staan nog niet vast.',
    certificate_reform:
      'Brussel heeft op {adopted_date} een nieuwe methode voor het certificaat vastgesteld: mildere standaardwaarden, en rekeningen tellen als bewijs. SNPC-NEMS, dat eigenaren vertegenwoordigt, verwacht die eind 2026 of in 2027, met een berekend verbruik dat zo’n 20% lager ligt. De nieuwe grenzen van de labels kennen we nog niet; een nieuw certificaat kan een ander label geven dan hier staat.',
    certificate_for_every_home:
      '{region} gaat voor elke woning een certificaat vragen, volgens wat nu gepubliceerd is uiterlijk in {year_due}.',
    rental_certificate:
      'U mag een woning alleen te huur aanbieden met een geldig energielabel, en van deze woning is er geen bekend.',
  },
  conditions: {
    cavity_certificate: 'certificaat van het isolatiebedrijf (spouwmuur)',
    registered_contractor: 'uitvoering door een bedrijf',
    permit_older_than_5_years: 'bouwvergunning ouder dan 5 jaar',
    energy_audit_first: 'energieadvies vóór de uitvoering',
    main_residence: 'hoofdverblijf, gebouwd vóór 2019',
    before_scheme_ends: 'maatregel uitgevoerd zolang de regeling loopt',
    amount_unverified: 'bedrag niet bij de overheid gecontroleerd',
    association_applies: 'aanvraag door de VvE',
    apply_before_works: 'aanvraag vóór de start van de uitvoering',
    metered_production: 'betaald naar de gemeten productie',
  },
  schemes: {
    primes_habitation_temporary: 'Primes Habitation (tijdelijke regeling)',
    local_grant: 'lokale subsidie',
  },
  loans: {
    vlg_mijn_verbouwlening_vme: 'Mijn VerbouwLening voor verenigingen van eigenaars',
    nl_warmtefonds_vve: 'Energiebespaarlening voor VvE’s (Warmtefonds)',
    association_bank_loan: 'Banklening voor de VvE',
  },
  loanConditions: {
    energy_audit_first: 'eerst een energieaudit',
    label_jump: 'de maatregelen moeten het label verbeteren',
    amount_unknown: 'vraag het maximumbedrag na',
    terms_change: 'de voorwaarden veranderen binnenkort: vraag de lening op tijd aan',
    interest_free_below_60000: 'renteloos bij een huishoudinkomen onder € 60.000',
    rate_unknown: 'vraag de huidige rente na',
    association_applies: 'door de VvE',
  },
  tellers: {
    CERTIFICATE: 'uit het energielabel van {issued_date}',
  },
  undatedCertificate: 'uit het energielabel',
  weaknesses: {
    certificate_expired: 'verlopen',
  },
  certificateNotes: {
    certificate_expired:
      'Het energielabel is verlopen op {until_date}: wat erin staat, telt minder dan wat anderen zeggen.',
    older_than_renovation:
      'Het energielabel van {issued_date} is van voor de renovatie van {year}: alleen oppervlakten en vorm van de woning tellen daaruit nog mee.',
  },
  slotReasons: {
    pitched_roof: 'Warme lucht stijgt op: vandaag gaat {share_percent} van de warmte via het dak verloren.',
    flat_roof: 'Via het dak gaat vandaag {share_percent} van de warmte verloren.',
    wall: 'Via de gevels gaat vandaag {share_percent} van de warmte verloren.',
    floor:
      'Via de vloer gaat vandaag {share_percent} van de warmte verloren; geïsoleerd voelt die niet meer koud aan.',
    windows: 'Via de ramen gaat vandaag {share_percent} van de warmte verloren.',
    doors: 'Via de buitendeuren gaat vandaag {share_percent} van de warmte verloren.',
    airtightness: 'Via kieren en naden gaat vandaag {share_percent} van de warmte verloren.',
    ventilation: 'Een woning met minder kieren heeft goede ventilatie nodig, anders wordt zij vochtig.',
    heating: 'De nieuwe verwarming heeft minder energie nodig voor dezelfde warmte.',
    hot_water: 'Voor warm water is minder energie nodig.',
    solar_panels:
      'Eigen stroom verlaagt de energierekening en verbetert het label, met nauwelijks werk in huis.',
    battery: 'Bewaart de stroom van overdag voor de avond.',
  },
};
