/** Where the rows of yearly-support.ts come from: apart, because no plan reads it. */
export const YEARLY_SUPPORT_SOURCES: Readonly<Record<string, string>> = {
  bru_green_certificates_5kwp:
    'homegrade.brussels, 2026-04-01; unchanged from 2025: environnement.brussels; price: bobex.be, renouvelle.be',
  bru_green_certificates_36kwp: 'homegrade.brussels, 2026-04-01; price: bobex.be, renouvelle.be',
  bru_green_certificates_36kwp_2025: 'rate of 2026-04-01 before its cut of 11 %: environnement.brussels',
};
