import type { PassportTexts } from '../passport-texts.ts';

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Renovation duty after a purchase',
    text: 'Who buys a home with label E or F (deed since 1 January 2023, also by gift or long lease) must reach label D or better and have a new EPC within 6 years of the deed. Later targets were abolished. Fine: €500 to €5,000 and a new deadline.',
  },
  vlg_minimum_label: {
    title: 'Minimum label for living and letting',
    text: 'Detached and semi-detached houses: E from 2030, D from 2035, C from 2040. Terraced houses and flats: D from 2030, C from 2035. A home below it can be declared unfit.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Who sells or lets needs an EPC before advertising. It is valid for 10 years.',
  },
  vlg_roof_norm: {
    title: 'Roof insulation',
    text: 'Since 2020 every home must have an insulated roof, or it gets penalty points.',
  },
  vlg_double_glazing: {
    title: 'Double glazing',
    text: 'Since 2023 single glazing gives penalty points in homes that are let.',
  },
  vlg_asbestos: {
    title: 'Asbestos certificate',
    text: 'Who sells a building from before 2001 needs an asbestos certificate before the agreement. By 2032 every owner needs one.',
  },
  vlg_boiler_check: {
    title: 'Boiler inspection',
    text: 'Gas every 2 years, oil every year; a duty of the user.',
  },
  bru_275: {
    title: 'At most 275 kWh/m² by 2033',
    text: 'No home may still have label F or G in 2033. A fine follows; co-owners who tried are spared. The executing decrees are not confirmed.',
  },
  bru_150: {
    title: 'At most 150 kWh/m² in about 2045',
    text: 'Label C or better, 20 years after the executing decree: 2045 or 2046 if it starts in 2026.',
  },
  bru_certificate_all: {
    title: 'PEB certificate for every home',
    text: 'Also for who lives in their own home, 5 years after the executing decree: 2030 or 2031.',
  },
  bru_no_purchase_duty: {
    title: 'At purchase',
    text: 'No renovation duty for the buyer. Sale and letting need a PEB certificate, valid for 10 years.',
  },
  bru_fossil: {
    title: 'Gas and oil heating',
    text: 'Not in new buildings since 1 January 2025; not in heavy renovations from 2030. Later changes were not checked.',
  },
  wal_purchase_renovation: {
    title: 'Renovation after a purchase',
    text: 'Planned: label D within 5 years for deeds from 2028, C from 2031, B from 2036, A from 2041. Today no duty holds at purchase.',
  },
  wal_all_owners: {
    title: 'Minimum label for every owner',
    text: 'Planned: F in 2031, E in 2036, D in 2041, C in 2046, B in 2050.',
  },
  wal_certificate_all: {
    title: 'PEB certificate for every home',
    text: 'Planned for 2028 or 2030; sources disagree.',
  },
  wal_letting: {
    title: 'Letting',
    text: 'Planned for a first letting: E from 2028, D from 2031, C from 2034; for homes already let: F in 2027, E in 2030, D in 2033, C in 2036.',
  },
  wal_peb: {
    title: 'PEB certificate',
    text: 'Who sells or lets needs a certificate before advertising. It is valid for at most 10 years.',
  },
  wal_boiler_check: {
    title: 'Boiler inspection',
    text: 'Oil and solid fuel every year, gas up to 100 kW every 3 years.',
  },
  be_electrical: {
    title: 'Electrical installation',
    text: 'A sale needs an inspection report, valid for 25 years. The buyer mends defects within 18 months of the deed.',
  },
  nl_rental_label_d: {
    title: 'Label D for rented homes',
    text: 'Draft: from 1 January 2029 rented homes with label E, F or G must reach D. Exceptions for monuments, temporary letting and refusal by the owners’ association. The final text was not found.',
  },
  nl_owner_occupier: {
    title: 'Living in your own home',
    text: 'No minimum label holds for owner-occupiers.',
  },
  nl_energy_label: {
    title: 'Energy label',
    text: 'Who sells or lets needs a registered energy label. It is valid for 10 years.',
  },
  nl_hybrid_heat_pump: {
    title: 'Hybrid heat pump',
    text: 'The duty announced for 2026 was withdrawn in 2024. Older pages still mention it.',
  },
  nl_netting_end: {
    title: 'Netting of solar power ends',
    text: 'From 1 January 2027 power sent to the grid is no longer deducted from power bought.',
  },
};
