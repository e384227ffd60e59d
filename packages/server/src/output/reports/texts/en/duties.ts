import type { PassportTexts } from '../passport-texts.ts';

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Renovation duty after a purchase',
    text: 'Anyone who buys a home with label E or F (deed since 1 January 2023) must reach label D or better within 6 years of the deed, shown by a new EPC. Fine: €500 to €5,000 and a new deadline.',
  },
  vlg_minimum_label: {
    title: 'Minimum label from 2030',
    text: 'Detached and semi-detached houses: E from 2030, D from 2035, C from 2040. Terraced houses and flats: D from 2030, C from 2035.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Anyone who sells or lets needs an EPC before advertising. It is valid for 10 years.',
  },
  vlg_asbestos: {
    title: 'Asbestos certificate',
    text: 'Anyone who sells a building from before 2001 needs an asbestos certificate before the sales agreement. By 2032 every owner needs one.',
  },
  bru_275: {
    title: 'At most 275 kWh/m² from 1 January 2033',
    text: 'Every home: today’s class E or better.',
  },
  bru_150: {
    title: 'At most 150 kWh/m² by the end of 2045',
    text: 'Every home: today’s class C or better. The government has yet to confirm the date.',
  },
  bru_certificate: {
    title: 'PEB certificate',
    text: 'Anyone who sells or lets needs a PEB certificate before advertising. It is valid for 10 years.',
  },
  wal_certificate: {
    title: 'PEB certificate',
    text: 'Anyone who sells or lets needs a PEB certificate. We found no official page with a duty to renovate.',
  },
  be_electrical: {
    title: 'Electrical installation',
    text: 'A sale needs an inspection report; an inspection is valid for 25 years. Where the installation does not comply, the buyer has 18 months from the deed to put it right.',
  },
  nl_netting_end: {
    title: 'Netting of solar power ends',
    text: 'From 1 January 2027 power sent to the grid is no longer deducted from power bought. This plan takes that into account.',
  },
};
