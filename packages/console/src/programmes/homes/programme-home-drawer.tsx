/** What a programme decided for one home, without leaving the list. */
import type { ProgrammeHome } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { Drawer } from '@rooftree/ui/dialog.tsx';
import { formatEuro } from '@rooftree/words/format';
import type { Words } from '@rooftree/words/words-of';
import { scaleOfAddress } from '../../homes/cells.ts';
import { LabelPair } from '../../labels/label-pair.tsx';
import { linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';

interface Props {
  home: ProgrammeHome;
  catalogue: Words;
  onClose: () => void;
}

export function ProgrammeHomeDrawer({ home, catalogue, onClose }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.programmes;
  const { probability, complex } = home;
  return (
    <Drawer
      title={home.address ?? home.external_id}
      onClose={onClose}
      actions={
        <Button kind="primary" href={linkTo(['home', home.external_id])}>
          {all.openHome}
        </Button>
      }
    >
      <p class="drawer-head">
        <HomeLabels home={home} size={32} />
        {probability !== null && (
          <span class="quiet">{all.audit.pair(texts.chance, catalogue.chance(probability))}</span>
        )}
      </p>
      <p>{home.reason_text}</p>
      {complex !== null && <p class="quiet">{complex}</p>}
      {home.works.map(({ year, works }) => (
        <div key={year}>
          <h3>{year}</h3>
          <ul class="notes">
            {works.map((work) => (
              <li key={work}>{workName(work, catalogue)}</li>
            ))}
          </ul>
        </div>
      ))}
      {home.works.length > 0 && (
        <dl class="drawer-facts">
          <div>
            <dt>{texts.paid}</dt>
            <dd>{formatEuro(language, home.paid_cents / 100)}</dd>
          </div>
        </dl>
      )}
    </Drawer>
  );
}

export function HomeLabels({ home, size = 22 }: { home: ProgrammeHome; size?: number }) {
  const { region, label_now: now, label_after: after } = home;
  if (now === null) return null;
  const scale = scaleOfAddress({ region, country: region?.startsWith('NL') ? 'NL' : 'BE' });
  return (
    <LabelPair
      scale={scale}
      now={now}
      after={after === now ? null : after}
      probabilities={null}
      size={size}
    />
  );
}

export function worksText({ works }: ProgrammeHome, catalogue: Words): string {
  return works.flatMap((step) => step.works.map((work) => workName(work, catalogue))).join(', ');
}

function workName(code: string, { work, catalogue }: Words): string {
  const known = code in catalogue.measures || code in catalogue.relatedWorks;
  // A code that the catalogue has is a code of a work.
  return known ? work(code as Parameters<typeof work>[0]) : code;
}
