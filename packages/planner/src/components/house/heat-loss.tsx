/** Where the heat goes, now and after the works: two sections of the house on one scale, and the same as a table. */
import { LOSS_PATHS, type LossPath, type StoredPlan } from '@rooftree/engine';
import { numeric, TableHead } from '@rooftree/ui/table-head.tsx';
import type { HouseFacts } from '../../drawing/house-facts.ts';
import { usePageWords } from '../../page-words.ts';
import { Panel } from '../page/panel.tsx';
import { HeatSection } from './heat-section.tsx';

interface Props {
  plan: StoredPlan;
  house: HouseFacts;
  isOpen?: boolean;
}

export function HeatLoss({ plan, house, isOpen = false }: Props) {
  const { texts, catalogue, number, percent } = usePageWords();
  const before = plan.baseline.heat_loss_w_per_k;
  const after = plan.result.heat_loss_w_per_k;
  const total = sum(before);
  const worst = LOSS_PATHS.reduce((most, path) => (before[path] > before[most] ? path : most));
  const share = (loss: number) => percent(Math.round((loss / total) * 100));
  const isMoving = plan.steps.length > 0;
  const less = Math.round((1 - sum(after) / total) * 100);
  const named = LOSS_PATHS.filter((path) => before[path] > 0 || after[path] > 0);
  const drawing = { total, named, house };
  const describe = (losses: Record<LossPath, number>) =>
    named.map((path) => `${catalogue.lossPaths[path]} ${share(losses[path])}`).join(', ');
  return (
    <Panel
      id="heat"
      title={texts.heatTitle(catalogue.lossPaths[worst].toLowerCase(), share(before[worst]))}
      isOpen={isOpen}
    >
      <p class="quiet">{isMoving && less > 0 ? texts.heatLead(percent(less)) : texts.heatLeadSame}</p>
      <div class="heat-pictures">
        <figure>
          <HeatSection {...drawing} losses={before} alt={texts.heatAlt(texts.heatBefore, describe(before))} />
          <figcaption>{texts.heatBefore}</figcaption>
        </figure>
        {isMoving && (
          <figure>
            <HeatSection {...drawing} losses={after} alt={texts.heatAlt(texts.heatAfter, describe(after))} />
            <figcaption>{texts.heatAfter}</figcaption>
          </figure>
        )}
      </div>
      <table>
        <caption>{texts.heatColumn}</caption>
        <TableHead
          heads={[texts.heatPart, numeric(texts.heatBefore), ...(isMoving ? [numeric(texts.heatAfter)] : [])]}
        />
        <tbody>
          {named.map((path) => (
            <tr key={path}>
              <th scope="row">{catalogue.lossPaths[path]}</th>
              <td class="numeric">{number(before[path])}</td>
              {isMoving && <td class="numeric">{number(after[path])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function sum(losses: Record<LossPath, number>): number {
  return LOSS_PATHS.reduce((total, path) => total + losses[path], 0);
}
