/** The page of the building for its owners: one link for all, and a code for each apartment. */
import { Button } from '@rooftree/ui/button.tsx';
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { RefreshCw } from 'lucide';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { ConfirmPrompt } from '../../forms/confirm-prompt.tsx';
import { useResource } from '../../reading/use-resource.ts';
import { useWords } from '../../words/language.ts';
import { getOwnerLink, renewOwnerLink } from '../buildings-api.ts';

export function OwnerLinkCard({ id }: { id: string }) {
  const { texts: all } = useWords();
  const texts = all.buildings;
  const { value, fault, setFault, reload } = useResource((signal) => getOwnerLink(id, signal), [id]);
  const [isRenewing, setRenewing] = useState(false);
  const renew = () => {
    setRenewing(false);
    renewOwnerLink(id).then(reload, setFault);
  };
  return (
    <section class="card owner-link" aria-label={texts.ownerPage}>
      <h2 class="part-title">{texts.ownerPage}</h2>
      <p class="quiet part-lead">{texts.ownerPageLead}</p>
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {value === null && fault === null && <Skeleton kind="rows" count={2} />}
      {value !== null && (
        <>
          <p class="owner-url">
            <a href={value.url} target="_blank" rel="noreferrer">
              {value.url}
            </a>
          </p>
          <div class="row">
            <CopyButton value={value.url} label={texts.copyLink} />
            <Button icon={RefreshCw} onClick={() => setRenewing(true)}>
              {texts.renewLink}
            </Button>
          </div>
          {isRenewing && (
            <ConfirmPrompt
              question={texts.confirmRenew}
              action={texts.renewLink}
              onConfirm={renew}
              onCancel={() => setRenewing(false)}
            />
          )}
          <details>
            <summary>{texts.codes}</summary>
            <p class="quiet">{texts.codesHint}</p>
            <dl class="drawer-facts owner-codes">
              {value.units.map(({ external_id: unit, name, code }) => (
                <div key={unit}>
                  <dt>{name}</dt>
                  <dd>
                    <code>{code}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </section>
  );
}
