import type { PassportTexts } from '../passport-texts.ts';

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Renovatieverplichting na aankoop',
    text: 'Wie een woning met label E of F koopt (akte sinds 1 januari 2023, ook bij schenking of erfpacht) moet binnen 6 jaar na de akte label D of beter halen, met een nieuw EPC. Latere doelen zijn geschrapt. Boete: € 500 tot € 5 000 en een nieuwe termijn.',
  },
  vlg_minimum_label: {
    title: 'Minimumlabel om te wonen en te verhuren',
    text: 'Open en halfopen bebouwing: E vanaf 2030, D vanaf 2035, C vanaf 2040. Gesloten bebouwing en appartementen: D vanaf 2030, C vanaf 2035. Een woning daaronder kan ongeschikt verklaard worden.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Wie verkoopt of verhuurt, heeft een EPC nodig voor de publiciteit begint. Het geldt 10 jaar.',
  },
  vlg_roof_norm: {
    title: 'Dakisolatienorm',
    text: 'Sinds 2020 moet elke woning een geïsoleerd dak hebben; anders krijgt ze strafpunten.',
  },
  vlg_double_glazing: {
    title: 'Dubbelglasnorm',
    text: 'Sinds 2023 geeft enkel glas strafpunten in woningen die verhuurd worden.',
  },
  vlg_asbestos: {
    title: 'Asbestattest',
    text: 'Wie een gebouw van voor 2001 verkoopt, heeft een asbestattest nodig voor het compromis. Tegen 2032 heeft elke eigenaar er een nodig.',
  },
  vlg_boiler_check: {
    title: 'Onderhoud van de ketel',
    text: 'Gas om de 2 jaar, stookolie elk jaar; een plicht van de gebruiker.',
  },
  bru_275: {
    title: 'Hoogstens 275 kWh/m² tegen 2033',
    text: 'In 2033 mag geen woning nog label F of G hebben. Er volgt een boete; mede-eigenaars die het probeerden, worden gespaard. De uitvoeringsbesluiten zijn niet bevestigd.',
  },
  bru_150: {
    title: 'Hoogstens 150 kWh/m² rond 2045',
    text: 'Label C of beter, 20 jaar na het uitvoeringsbesluit: 2045 of 2046 als het in 2026 start.',
  },
  bru_certificate_all: {
    title: 'EPB-certificaat voor elke woning',
    text: 'Ook voor wie in de eigen woning woont, 5 jaar na het uitvoeringsbesluit: 2030 of 2031.',
  },
  bru_no_purchase_duty: {
    title: 'Bij aankoop',
    text: 'Geen renovatieverplichting voor de koper. Verkoop en verhuur vragen een EPB-certificaat, 10 jaar geldig.',
  },
  bru_fossil: {
    title: 'Verwarmen met gas en stookolie',
    text: 'Niet meer in nieuwbouw sinds 1 januari 2025, niet in zware renovaties vanaf 2030. Latere wijzigingen zijn niet nagekeken.',
  },
  wal_purchase_renovation: {
    title: 'Renovatie na aankoop',
    text: 'Gepland: label D binnen 5 jaar voor akten vanaf 2028, C vanaf 2031, B vanaf 2036, A vanaf 2041. Vandaag geldt geen plicht bij aankoop.',
  },
  wal_all_owners: {
    title: 'Minimumlabel voor elke eigenaar',
    text: 'Gepland: F in 2031, E in 2036, D in 2041, C in 2046, B in 2050.',
  },
  wal_certificate_all: {
    title: 'EPB-certificaat voor elke woning',
    text: 'Gepland voor 2028 of 2030; de bronnen spreken elkaar tegen.',
  },
  wal_letting: {
    title: 'Verhuren',
    text: 'Gepland voor een eerste verhuring: E vanaf 2028, D vanaf 2031, C vanaf 2034; voor wat al verhuurd is: F in 2027, E in 2030, D in 2033, C in 2036.',
  },
  wal_peb: {
    title: 'EPB-certificaat',
    text: 'Wie verkoopt of verhuurt, heeft een certificaat nodig voor de publiciteit begint. Het geldt hoogstens 10 jaar.',
  },
  wal_boiler_check: {
    title: 'Onderhoud van de ketel',
    text: 'Stookolie en vaste brandstof elk jaar, gas tot 100 kW om de 3 jaar.',
  },
  be_electrical: {
    title: 'Elektrische installatie',
    text: 'Een verkoop vraagt een keuringsverslag, 25 jaar geldig. De koper herstelt gebreken binnen 18 maanden na de akte.',
  },
  nl_rental_label_d: {
    title: 'Label D voor huurwoningen',
    text: 'Ontwerp: vanaf 1 januari 2029 moeten huurwoningen met label E, F of G label D halen. Uitzonderingen voor monumenten, tijdelijke verhuur en weigering door de VvE. De definitieve tekst is niet gevonden.',
  },
  nl_owner_occupier: {
    title: 'Wonen in uw eigen huis',
    text: 'Voor eigenaar-bewoners geldt geen minimumlabel.',
  },
  nl_energy_label: {
    title: 'Energielabel',
    text: 'Wie verkoopt of verhuurt, heeft een geregistreerd energielabel nodig. Het geldt 10 jaar.',
  },
  nl_hybrid_heat_pump: {
    title: 'Hybride warmtepomp',
    text: 'De plicht die voor 2026 was aangekondigd, is in 2024 ingetrokken. Oudere pagina’s noemen ze nog.',
  },
  nl_netting_end: {
    title: 'Salderen stopt',
    text: 'Vanaf 1 januari 2027 wordt stroom die u aan het net levert, niet meer afgetrokken van wat u koopt.',
  },
};
