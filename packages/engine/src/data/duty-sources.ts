/** Where the rows of duties.ts come from: apart, because no plan reads it. */
import type { DutyId } from '../contract/remarks.ts';

export const DUTY_SOURCES: Record<DutyId, string> = {
  vlg_purchase:
    'public register of facts, official pages read 2026-08-25 citing vlaanderen.be; final text 2025-12-12',
  vlg_housing_code: 'immolivit.be; originalimmo.be; public register of facts, official pages read 2026-08-25',
  bru_275: 'renolution.brussels; law of 2024-02-23, executing decrees not confirmed',
  bru_150: 'renolution.brussels; law of 2024-02-23: 20 years after the executing decree',
  wal_purchase:
    'livios.be 101600: start moved from 2026-07-01 to 2028; decree in second reading 2025-12-11, not law',
  wal_all_owners: 'livios.be 101600: draft renovation plan of 2025-12-11, not law',
  nl_rental: 'rijksoverheid.nl 2025-11-12: consultation on the building decree; final text not found',
  nl_social_housing:
    'volkshuisvestingnederland.nl, aedes.nl, nul20.nl: no social home with E, F or G at the end of 2028',
};
