/** Facts behind what a plan says beside its figures; status as found up to 2026-11. */
import type { Country, Region } from '../contract/codes.ts';

/**
 * From when on no new oil boiler replaces another. Flanders: where gas lies in the street, by the decree of October
 * 2021 (knack.be, Belga 1816849; tijd.be 10340470). Brussels: nowhere, from 2025 on (immo.vlan.be 46066); the text of
 * that ordinance, and so its first day, was not read.
 */
export const OIL_BOILER_BANS: readonly { region: Region; from: string; isBesideGas: boolean }[] = [
  { region: 'BE-VLG', from: '2022-01-01', isBesideGas: true },
  { region: 'BE-BRU', from: '2025-06-01', isBesideGas: false },
];

/**
 * Brussels: one method for all buildings, adopted on 2025-07-03 and published on 2025-10-02 (refli.be 2025005414,
 * 2025005416), in force with new software "within a year" (maron-trachte.brussels, snpc-nems.be, bx1.be): softer
 * default values, bills count as proof, common parts get a certificate. Whether it is in force, and whether the limits
 * of the classes move, was not found: owners expect it at the end of 2026 or in 2027, with a theoretical use about 20 %
 * lower (snpc-nems.be, read 2026-11; low). Every home needs a certificate: from 2031 by one reading (a lawyer's page),
 * low confidence.
 */
export const CERTIFICATE_REFORM = { region: 'BE-BRU', adoptedDate: '2025-07-03', everyHomeBy: 2031 } as const;

/**
 * Wallonia: no loan without an audit since 2026-10-01 (1001infos.net 562689). Source: BE market averages 2026, 550 EUR
 * without VAT.
 */
export const ENERGY_AUDIT = { region: 'BE-WAL', from: '2026-10-01', eurInclVat: 666 } as const;

/**
 * Roofs that may hold asbestos: before the bans of 1998 and 2001 (Flanders asks a certificate for buildings before
 * 2001), in the Netherlands of 1993-07-01 (GK). Removal: AB Bouw Groep 2026, 25 to 45 EUR/m² of corrugated sheets; the
 * Netherlands as Belgium (GK). No panels go on such a roof: forbidden in Flanders since 2019-04-27 (ovam.vlaanderen.be
 * 2021-11-18), in Belgium by the code on well-being at work (embuild.be, buildwise.be); the Netherlands GK.
 */
export const ASBESTOS: Record<Country, { builtBefore: number; eurPerM2: number }> = {
  BE: { builtBefore: 2001, eurPerM2: 35 },
  NL: { builtBefore: 1994, eurPerM2: 35 },
};

/** What a certificate of a home costs, including VAT. General knowledge (2026-11), weak: 200 to 350 EUR. */
export const CERTIFICATE_EUR = 275;
