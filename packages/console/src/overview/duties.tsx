import type { PortfolioOverview } from '@rooftree/client/members';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { formatEuro, formatNumber } from '@rooftree/words/format';
import { rounded } from '@rooftree/words/rounded-range';
import { useWords } from '../words/language.ts';

/** How many homes the law requires a better label of, by year. */
export function Duties({ overview: { duties } }: { overview: PortfolioOverview }) {
  const { texts: all, language } = useWords();
  const texts = all.overview;
  return (
    <section class="card" aria-label={texts.duties}>
      <h2>{texts.duties}</h2>
      {duties.length === 0 ? (
        <p class="quiet">{texts.noDuties}</p>
      ) : (
        <>
          <p class="quiet">{texts.dutiesLead}</p>
          <table class="duty-table">
            <TableHead heads={[texts.year, texts.number, texts.cost]} />
            <tbody>
              {duties.map(({ year, homes, net_cost }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{formatNumber(language, homes)}</td>
                  <td>{formatEuro(language, rounded(net_cost))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
