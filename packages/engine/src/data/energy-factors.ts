import type { Carrier, Country } from '../contract/codes.ts';

/** Primary energy per delivered kWh. */
export const PRIMARY_FACTORS: Record<Country, Record<Carrier, number>> = {
  // Source: energieplus-lesite.be id=16927; Test-Aankoop EPC dossier (2.5), read 2026. District heat: general knowledge, weak.
  BE: { gas: 1, oil: 1, electricity: 2.5, wood: 1, district_heat: 1 },
  // Source: NTA 8800:2025+C1 table 5.2. Oil and district heat: general knowledge, weak.
  NL: { gas: 1, oil: 1, electricity: 1.45, wood: 0.5, district_heat: 1 },
};

/** kg per delivered kWh (gross calorific). */
export const CO2_KG_PER_KWH: Record<Country, Record<Carrier, number>> = {
  // Source: PER annex F 2021 via energieplus-lesite.be; electricity: average mix of TABULA 2014. District heat: general knowledge, weak.
  BE: { gas: 0.181, oil: 0.247, electricity: 0.207, wood: 0, district_heat: 0.15 },
  // Source: NTA 8800:2025+C1 table 5.3 (gas 0.0506 kg/MJ). Oil: as BE. District heat: general knowledge, weak.
  NL: { gas: 0.182, oil: 0.247, electricity: 0.268, wood: 0.025, district_heat: 0.15 },
};
