/** Gas that the stock's gas-heated dwellings would use, against what meters say. */
import { possibleDwellings } from '../completion/complete.ts';
import type { EstateFormat, LabelScale } from '../contract/codes.ts';
import { evaluate } from '../energy/evaluate.ts';
import { inputOf, YEAR_MIX } from './stock-grid.ts';

type Kind = EstateFormat | 'APARTMENT';

const KWH_PER_M3 = 9.769;

/** Shares of the gas-heated dwellings. Source: general knowledge of the stocks (2024), weak. */
const FLEMISH_MIX = { APARTMENT: 0.3, CLOSED: 0.28, SEMI_OPEN: 0.22, OPEN: 0.2 };
const BRUSSELS_MIX = { APARTMENT: 0.7, CLOSED: 0.27, SEMI_OPEN: 0.03, OPEN: 0 };
const DUTCH_MIX = { APARTMENT: 0.33, CLOSED: 0.29, SEMI_OPEN: 0.23, OPEN: 0.15 };

export interface MeterCheck {
  what: string;
  source: string;
  meteredKwh: number;
  modelKwh: number;
}

/**
 * Reference years: Belgium 2022 (profile of the federal regulator) and the last figure of Brugel; the Netherlands 2022.
 * CBS averages are over all dwellings; those with individual heating use 1.076 times as much (85140NED, 2020: 1,280 and
 * 1,190 m³), taken as 1.12 for flats, where heat networks are, and 1.03 for houses.
 */
export function measureMeters(): MeterCheck[] {
  const dutch = (kind: Kind, m3: number, what: string, source: string): MeterCheck => ({
    what: `Netherlands, ${what}, 2022`,
    source,
    meteredKwh: m3 * (kind === 'APARTMENT' ? 1.12 : 1.03) * KWH_PER_M3,
    modelKwh: meanGasKwh('netherlands', kind),
  });
  return [
    {
      what: 'Belgium, household that heats with gas, 2022',
      source: 'CREG: profile of 17,000 kWh since April 2022 (nieuwsblad.be, 2022-05-10)',
      meteredKwh: 17_000,
      modelKwh: mean('flanders', FLEMISH_MIX),
    },
    {
      what: 'Brussels, household that heats with gas',
      source: 'Brugel: 12,728 kWh (bruxelles-city-news.be, read 2026-11)',
      meteredKwh: 12_728,
      modelKwh: mean('brussels', BRUSSELS_MIX),
    },
    {
      what: 'Netherlands, all dwellings, 2022',
      source: 'CBS: 980 m³ (blikopnieuws.nl, 2023-11)',
      meteredKwh: 980 * 1.076 * KWH_PER_M3,
      modelKwh: mean('netherlands', DUTCH_MIX),
    },
    dutch('APARTMENT', 669, 'flats', 'CBS: a detached house uses 2.5 times as much (same)'),
    dutch('CLOSED', 960, 'terraced', 'CBS 81528NED: Venlo 2021 by type, brought to the country and year'),
    dutch('SEMI_OPEN', 1_175, 'semi-detached and corner', 'CBS 81528NED: as terraced'),
    dutch('OPEN', 1_672, 'detached', 'CBS: 480 m³ or 22.3 % less than in 2021 (blikopnieuws.nl, 2023-11)'),
  ];
}

function mean(scale: LabelScale, mix: Record<Kind, number>): number {
  // A mix has these keys and no others.
  return (Object.entries(mix) as [Kind, number][]).reduce(
    (sum, [kind, share]) => sum + share * (share > 0 ? meanGasKwh(scale, kind) : 0),
    0,
  );
}

function meanGasKwh(scale: LabelScale, kind: Kind): number {
  const country = scale === 'netherlands' ? 'NL' : 'BE';
  let [gas, total] = [0, 0];
  for (const [year, share] of YEAR_MIX[country][kind === 'APARTMENT' ? 'APARTMENT' : 'HOUSE']) {
    const { scenarios } = possibleDwellings(inputOf(scale, kind === 'APARTMENT' ? null : kind, year));
    for (const { dwelling, weight } of scenarios) {
      if (dwelling.heatCarrier !== 'gas') continue;
      gas += share * weight * evaluate(dwelling).gasKwh;
      total += share * weight;
    }
  }
  return gas / total;
}
