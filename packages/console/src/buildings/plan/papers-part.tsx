/**
 * What the owners get: the passport of the building, a letter each, the item of the agenda, and the link to their page.
 */
import { Button } from '@rooftree/ui/button.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { LANGUAGES, type Language } from '@rooftree/words/language';
import { FileText, type IconNode, Mails, ScrollText } from 'lucide';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { useWords } from '../../words/language.ts';
import { makePaper, type PaperKind } from '../buildings-api.ts';
import { OwnerLinkCard } from './owner-link-card.tsx';
import type { PlanPart } from './plan-part.ts';

const PAPERS: readonly [PaperKind, IconNode][] = [
  ['PASSPORT', FileText],
  ['LETTERS', Mails],
  ['AGENDA', ScrollText],
];

export function PapersPart({ building, plan, mayWrite }: PlanPart & { mayWrite: boolean }) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const [chosen, setChosen] = useState<Language>(language);
  const [making, setMaking] = useState<PaperKind | null>(null);
  const [made, setMade] = useState<Partial<Record<PaperKind, string>>>({});
  const [fault, setFault] = useState<unknown>(null);
  const make = async (kind: PaperKind) => {
    setMaking(kind);
    setFault(null);
    await makePaper(building.external_id, kind, chosen).then(
      ({ url }) => setMade((before) => ({ ...before, [kind]: url })),
      setFault,
    );
    setMaking(null);
  };
  return (
    <>
      <section class="card papers-card" aria-label={texts.papers}>
        <div class="maintenance-head">
          <h2 class="part-title">{texts.papers}</h2>
          <Select
            label={texts.paperLanguage}
            options={LANGUAGES.map((value) => ({ value, text: all.reportList.languages[value] }))}
            value={chosen}
            onChange={(next) => {
              setChosen(next);
              setMade({});
            }}
          />
        </div>
        <ul class="paper-list">
          {PAPERS.map(([kind, icon]) => (
            <li key={kind}>
              <div>
                <strong>{texts.paperNames[kind]}</strong>
                <p class="quiet">{texts.paperHints[kind](plan.units.length)}</p>
              </div>
              {made[kind] === undefined ? (
                <Button icon={icon} isBusy={making === kind} onClick={() => void make(kind)}>
                  {texts.makePaper}
                </Button>
              ) : (
                <a class="button button-primary" href={made[kind]} target="_blank" rel="noreferrer">
                  {texts.openPaper}
                </a>
              )}
            </li>
          ))}
        </ul>
        {fault !== null && <ProblemMessage error={fault} />}
      </section>
      {mayWrite && <OwnerLinkCard id={building.external_id} />}
    </>
  );
}
