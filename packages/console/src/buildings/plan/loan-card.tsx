/** The association's loan, and the money of each year of works. */
import { numeric, TableHead } from '@rooftree/ui/table-head.tsx';
import { formatEuro, formatEuroCents, formatPercent } from '@rooftree/words/format';
import { capital } from '../../words/capital.ts';
import { useWords } from '../../words/language.ts';
import type { PlanPart } from './plan-part.ts';

export function LoanCard({ plan, words, catalogue }: PlanPart) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { loan, phases } = plan;
  const euro = (amount: number) => formatEuro(language, amount);
  return (
    <section class="card" aria-label={texts.loan}>
      <h2 class="part-title">{texts.loan}</h2>
      {loan === null ? (
        <p class="quiet">{texts.noLoan}</p>
      ) : (
        <p>
          {texts.loanTerms({
            amount: euro(loan.amount),
            years: words.count('years', loan.years),
            rate: formatPercent(language, loan.rate_percent, 2),
            month: formatEuroCents(language, loan.payment_per_month),
          })}{' '}
          <small>
            {texts.loanLimit(euro(loan.max_amount))}
            {loan.available_until !== null && ` ${texts.loanUntil(catalogue.date(loan.available_until))}`}
          </small>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="scroll" tabIndex={0} aria-label={texts.byYear}>
        <table class="plain">
          <TableHead
            heads={[
              texts.year,
              numeric(texts.netCost),
              numeric(capital(words.texts.terms.reserveFund)),
              numeric(texts.loan),
              numeric(texts.atOnce),
            ]}
          />
          <tbody>
            {phases.map((phase) => (
              <tr key={phase.year}>
                <th scope="row">{phase.year}</th>
                <td class="numeric">{euro(phase.net_cost)}</td>
                <td class="numeric">{euro(phase.from_reserve)}</td>
                <td class="numeric">{euro(phase.from_loan)}</td>
                <td class="numeric">{euro(phase.from_owners)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
