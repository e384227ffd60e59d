/** No programme is within the limits: which of them contradict each other, and what the nearest one needs. */
import { Button } from '@rooftree/ui/button.tsx';
import { linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';
import type { ProgrammePart } from '../programme.ts';

export function Infeasible({ programme, scenario, mayWrite }: ProgrammePart & { mayWrite: boolean }) {
  const { programmes: texts } = useWords().texts;
  const nearest = new URLSearchParams({ from: programme.id, nearest: 'true' });
  const list = (title: string, lines: readonly { id: string; text: string }[]) =>
    lines.length > 0 && (
      <div>
        <h3>{title}</h3>
        <ul class="notes">
          {lines.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <section class="headline infeasible" aria-live="polite">
      <h2>{texts.infeasible}</h2>
      <div class="infeasible-lists">
        {list(texts.conflict, scenario.conflict)}
        {list(texts.nearest, scenario.changes)}
      </div>
      {mayWrite && scenario.number === 0 && scenario.changes.length > 0 && (
        <Button kind="primary" href={linkTo(['programmes', 'new'], nearest)}>
          {texts.useNearest}
        </Button>
      )}
      <p>{texts.nearestBelow}</p>
    </section>
  );
}
