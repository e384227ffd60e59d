import type { PassportTexts } from '../passport-texts.ts';

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Renovatieverplichting na aankoop',
    text: 'Wie een woning met label E of F koopt (akte sinds 1 januari 2023), moet binnen 6 jaar na de akte label D of beter halen, met een nieuw EPC. Boete: € 500 tot € 5 000 en een nieuwe termijn.',
  },
  vlg_minimum_label: {
    title: 'Minimaal EPC-label vanaf 2030',
    text: 'Open en halfopen bebouwing: E vanaf 2030, D vanaf 2035, C vanaf 2040. Gesloten bebouwing en appartementen: D vanaf 2030, C vanaf 2035.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Wie verkoopt of verhuurt, heeft een EPC nodig vóór hij adverteert. Het is 10 jaar geldig.',
  },
  vlg_asbestos: {
    title: 'Asbestattest',
    text: 'Wie een gebouw van vóór 2001 verkoopt, heeft een asbestattest nodig vóór de verkoopovereenkomst (compromis). Tegen 2032 heeft elke eigenaar er een nodig.',
  },
  bru_275: {
    title: 'Hoogstens 275 kWh/m² vanaf 1 januari 2033',
    text: 'Elke woning: minstens klasse E van vandaag.',
  },
  bru_150: {
    title: 'Hoogstens 150 kWh/m² tegen eind 2045',
    text: 'Elke woning: minstens klasse C van vandaag. De regering moet de datum nog bevestigen.',
  },
  bru_certificate: {
    title: 'EPB-certificaat',
    text: 'Wie verkoopt of verhuurt, heeft een EPB-certificaat nodig vóór hij adverteert. Het is 10 jaar geldig.',
  },
  wal_certificate: {
    title: 'EPB-certificaat',
    text: 'Wie verkoopt of verhuurt, heeft een EPB-certificaat nodig. We vonden op geen officiële pagina een plicht om te renoveren.',
  },
  be_electrical: {
    title: 'Elektrische installatie',
    text: 'Bij een verkoop hoort een keuringsverslag; een keuring is 25 jaar geldig. Voldoet de installatie niet, dan heeft de koper 18 maanden vanaf de akte om ze in orde te brengen.',
  },
  nl_netting_end: {
    title: 'Einde van de salderingsregeling',
    text: 'Vanaf 1 januari 2027 wordt stroom die naar het net gaat niet meer verrekend met stroom die u koopt. Dit plan rekent daarmee.',
  },
};
