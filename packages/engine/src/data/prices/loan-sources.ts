/** Where the rows of loans.ts come from: apart, because no plan reads it. */
import type { LoanId } from '../../contract/remarks.ts';

export const LOAN_SOURCES: Partial<Record<LoanId, string>> = {
  vlg_mijn_verbouwlening: 'wooneco.be; kortenberg.be; vlaanderen.be/veka',
  vlg_mijn_verbouwlening_vme: 'dvvwesthoek.be; wooneco.be: 60,000 and 25,000 for each dwelling that joins',
  bru_ecoreno: 'livios.be 101692; levif.be',
  bru_ecoreno_mortgage: 'bx1.be; livios.be 101692; other works than energy were suspended until 2026-03-31',
  wal_renopack_old: 'swcs.be; flw.be (household income up to 97,700 EUR)',
  wal_renopack_new:
    'wallonie.be renovation-du-bati-wallon; econostrum.info; 1001infos.net 562689; amounts not found',
  wal_renopret_new: 'wallonie.be renovation-du-bati-wallon; amounts not found',
  nl_warmtefonds: 'warmtefonds.nl; milieucentraal.nl; terms by amount: energieloketlochem.nl, undated',
  nl_warmtefonds_vve: 'warmtefonds.nl; 10, 15 or 20 years',
};
