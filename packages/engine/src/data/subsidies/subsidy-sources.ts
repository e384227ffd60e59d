/** Where the rules of grants come from, by the ids of the rules: apart, because no plan reads it. */

const RVO_NOTES = 'RVO pages read 2026-06-06, quoted in public notes';
const GROUND = 'demargaretha.nl 45990; formula not found';
const SOLAR =
  'service.solesta.nl, amounts since 2022-01-01; zonnecollector-info.nl, rate of 2022; later ones not found';

/** The first that fits. */
const SOURCES: readonly (readonly [ids: RegExp, source: string])[] = [
  [/^vlg_mvp_.*_2026$/, 'test-achats.be primes-renovation-flandre; frixis.be; installer page May 2026'],
  [
    /^vlg_/,
    'Flemish premium table from 2025-07-01 in public code; roof rows agree with brusselstimes.com 1505120',
  ],
  [/^wal_audit_/, 'habitaplus.be; contradicted: base 110, 140 or 76'],
  [
    /^wal_/,
    'Walloon table in public code; roof rows agree with habitaplus.be, others confirmed by a second table',
  ],
  [/^nl_isde_landlord_hp_air/, `rvo.nl; ${RVO_NOTES}`],
  [/^nl_isde_landlord_hp_ground/, `rvo.nl; ${GROUND}`],
  [/^nl_isde_landlord_solar/, `rvo.nl; ${SOLAR}`],
  [/^nl_isde_hp_air_2025/, `warmtepomp-monteurs.nl; ${RVO_NOTES}`],
  [/^nl_isde_hp_(air|second)_2026/, RVO_NOTES],
  [/^nl_isde_hp_ground/, GROUND],
  [/^nl_isde_solar/, SOLAR],
  [/^nl_isde_ventilation/, `${RVO_NOTES}; ithodaalderop.nl`],
  [/^nl_isde_heat_network/, 'rijksoverheid.nl 2023-09-25; isdesubsidieaanvragen.nl; later amount not found'],
  [/^nl_isde_battery/, 'RVO statement quoted in public code: no grant for batteries'],
  [/^nl_isde_biobased/, 'one public code table, weak; that the bonus exists: duurzameparken.nl'],
  [
    /^nl_isde_/,
    'deisolatiecheck 2026-02-10 and three further code tables citing RVO; m² limits: mijngroeneknip.nl',
  ],
  [/^nl_svve_/, 'rvo.nl svve 2023-12-01; energieloketrivierenland.nl; amounts: those of ISDE'],
];

/** Of one of our rules; empty for any other. */
export function subsidySourceOf(id: string): string {
  return SOURCES.find(([ids]) => ids.test(id))?.[1] ?? '';
}
