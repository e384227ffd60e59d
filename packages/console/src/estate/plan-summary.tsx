/** The labels of a home, now and after the works, and what the owner pays. */
import { LabelLadder } from '@rooftree/ui/label-ladder.tsx';
import { writeLabel } from '@rooftree/words/label-colours';
import type { Words } from '@rooftree/words/words-of';
import { chancesOf, costText, scaleOfAddress } from '../homes/cells.ts';
import { useWords } from '../language.ts';
import { bandOf } from '../parts/label-band.ts';
import type { WholeEstate } from './use-estate.ts';

export function PlanSummary({ whole: { item }, words }: { whole: WholeEstate; words: Words }) {
  const office = useWords();
  const { texts } = office;
  if (item === null || item.label_after === null) return <p>{texts.noPlan}</p>;
  const scale = scaleOfAddress(item.address);
  const band = bandOf({ scale, now: item.label_now, probabilities: chancesOf(item.label_probabilities) });
  if (band === null) return <p>{texts.noPlan}</p>;
  const now = texts.labelBand(writeLabel(band.best), writeLabel(band.worst));
  const after = writeLabel(item.label_after);
  return (
    <>
      <LabelLadder
        scale={scale}
        now={{ ...band, title: texts.now, text: now }}
        after={{ label: item.label_after, title: texts.after, text: after, isReached: true }}
        name={`${texts.now}: ${now}. ${texts.after}: ${after}.`}
      />
      <p class="cost-line">
        {texts.ownerPays} <strong>{costText(item, office)}</strong>
      </p>
      {item.planned_at !== null && <p class="quiet">{texts.plannedOn(words.date(item.planned_at))}</p>}
    </>
  );
}
