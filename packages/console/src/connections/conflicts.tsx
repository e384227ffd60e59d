/** Listings with the reference of a home at another address: a person says whether both are the same home. */

import { showToast } from '@rooftree/ui/toast.tsx';
import { call } from '../api.ts';
import type { Answer } from '../api-routes.ts';
import { plainValue } from '../facts/effective-fact.ts';
import type { FactName } from '../facts/fact-groups.ts';
import { isFact } from '../facts/is-fact.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import type { Action } from '../reading/use-action.ts';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { useCatalogueWords } from '../words/use-catalogue-words.ts';

const ROUTE = 'GET /v1/connections/{id}/conflicts';
type Conflict = Answer<typeof ROUTE>['conflicts'][number];

interface Props {
  connectionId: string;
  mayChange: boolean;
  act: Action['act'];
}

export function Conflicts({ connectionId, mayChange, act }: Props) {
  const { connections: words } = useWords().texts;
  const { value, fault, reload } = useResource((signal) =>
    call(ROUTE, { path: { id: connectionId }, signal }),
  );
  const decide = async (externalId: string, decision: 'SAME_HOME' | 'DIFFERENT_HOMES') => {
    await act(async () => {
      const { external_id: name } = await call('POST /v1/connections/{id}/conflicts/{external_id}/decision', {
        path: { id: connectionId, external_id: externalId },
        body: { decision },
      });
      showToast({ text: name === externalId ? words.joined(name) : words.added(name) });
    });
    reload();
  };
  if (fault !== null) return <ProblemMessage error={fault} />;
  const conflicts = value?.conflicts ?? [];
  if (conflicts.length === 0) return null;
  return (
    <div class="note">
      <p>{words.conflicts(conflicts.length)}</p>
      <p class="quiet">
        {words.ifSame} {words.ifDifferent}
      </p>
      <ul class="conflicts">
        {conflicts.map((conflict) => (
          <ConflictItem
            key={conflict.external_id}
            conflict={conflict}
            onDecide={mayChange ? (decision) => decide(conflict.external_id, decision) : null}
          />
        ))}
      </ul>
    </div>
  );
}

interface ItemProps {
  conflict: Conflict;
  onDecide: ((decision: 'SAME_HOME' | 'DIFFERENT_HOMES') => void) | null;
}

function ConflictItem({ conflict, onDecide }: ItemProps) {
  const { connections: words } = useWords().texts;
  const catalogue = useCatalogueWords();
  const { external_id: id, address_here: here, address_there: there, changes } = conflict;
  const scale = /\d{4} ?[A-Z]{2}\b/.test(there ?? '') ? 'netherlands' : 'flanders';
  const format = (name: FactName, value: unknown) => {
    const plain = plainValue(value);
    return plain === null || catalogue === null ? '–' : catalogue.factValue(name, plain);
  };
  return (
    <li>
      <a href={linkTo(['home', id])}>{id}</a>
      <p>
        {words.here}: {here ?? '–'}
      </p>
      <p>
        {words.there}: {there ?? '–'}
      </p>
      {changes.length > 0 && catalogue !== null && (
        <details>
          <summary>{words.differences(changes.length)}</summary>
          <ul>
            {changes.filter(isFact).map(({ name, here: ours, there: theirs }) => (
              <li key={name}>
                {catalogue.fact(name, scale)}:{' '}
                {plainValue(ours) === null
                  ? `${format(name, theirs)} (${words.missingHere})`
                  : `${words.here} ${format(name, ours)}, ${words.there} ${format(name, theirs)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {onDecide !== null && (
        <div class="row">
          <button type="button" class="button" onClick={() => onDecide('SAME_HOME')}>
            {words.sameHome}
          </button>
          <button type="button" class="button" onClick={() => onDecide('DIFFERENT_HOMES')}>
            {words.differentHomes}
          </button>
        </div>
      )}
    </li>
  );
}
