/** One home: on the left its facts and their origins, on the right its plan and what to do with it. */
import type { StoredPlan } from '@rooftree/engine';
import { type Words, wordsOf } from '@rooftree/words/words-of';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, scaleOfAddress } from '../homes/cells.ts';
import { useWords } from '../language.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { useInOrder } from '../parts/use-in-order.ts';
import type { ScreenProps } from '../screen.ts';
import { EstateActions } from './estate-actions.tsx';
import { type FactName, factsOf, GROUPS } from './fact-groups.ts';
import { FactRow } from './fact-row.tsx';
import { FirstFacts } from './first-facts.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { Plans } from './plans.tsx';
import { ReadCertificate } from './read-certificate.tsx';
import { RegisteredLabel } from './registered-label.tsx';
import { Reports } from './reports.tsx';
import { useEstate, type WholeEstate } from './use-estate.ts';
import { useFactInAddress } from './use-fact-in-address.ts';

export function EstateScreen({ route, context }: ScreenProps) {
  const { texts, language } = useWords();
  const externalId = route.path[1] ?? '';
  const { whole, fault, reload } = useEstate(externalId, context.permissions);
  const [words, setWords] = useState<Words | null>(null);
  const inOrder = useInOrder();
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    void inOrder(loadCatalogue(language), (catalogue) => setWords(wordsOf(catalogue)), reportError);
  }, [language]);
  // Until it is read, the home of before must neither be seen under the new address nor be changed.
  const isHere = whole?.estate.external_id === externalId;
  const isReady = isHere && words !== null;
  useFactInAddress(route.query.get('fact'), isReady);
  const back = (
    <nav class="crumb" aria-label={texts.back}>
      <a href="#/homes">← {texts.back}</a>
    </nav>
  );
  if (fault !== null)
    return (
      <>
        {back}
        <h1>{externalId}</h1>
        <ProblemMessage error={fault} onRetry={reload} />
      </>
    );
  if (whole === null || !isHere || words === null)
    return (
      <>
        {back}
        <p class="quiet">{texts.loading}</p>
      </>
    );
  const { estate } = whole;
  const mayEdit = context.permissions.includes('estates:write');
  const address = {
    ...estate.address,
    country: estate.address.country.code,
    region: estate.address.region?.code ?? null,
  };
  const scale = scaleOfAddress(address);
  const assumptions = assumptionsOf(whole);
  const row = (name: FactName) => (
    <FactRow
      key={name}
      name={name}
      estate={estate}
      tag={whole.tag}
      scale={scale}
      words={words}
      assumed={plainAssumption(assumptions.get(name))}
      mayEdit={mayEdit}
      onSaved={() => {
        setSaved(whole.renovation !== null);
        reload();
      }}
    />
  );
  return (
    <>
      {back}
      <h1>{addressOf({ address, external_id: estate.external_id })}</h1>
      <p class="quiet">
        {estate.external_id}
        {estate.deactivated_at !== null && ` · ${texts.deactivated}`}
      </p>
      <div class="estate">
        <aside class="card plan-side">
          <PlanSummary whole={whole} words={words} />
          <p role="status">{isSaved && texts.saved}</p>
          <EstateActions
            whole={whole}
            context={context}
            onChanged={() => {
              setSaved(false);
              reload();
            }}
          />
          {context.permissions.includes('renovations:read') && (
            <Plans whole={whole} context={context} onChanged={reload} />
          )}
          <Reports whole={whole} words={words} />
          {address.country === 'NL' && (
            <RegisteredLabel
              externalId={estate.external_id}
              version={estate.updated_at}
              words={words}
              mayAsk={mayEdit}
              onRead={reload}
            />
          )}
          {mayEdit && context.permissions.includes('calculations:create') && (
            <ReadCertificate
              home={{ address, external_id: estate.external_id }}
              words={words}
              onRead={reload}
            />
          )}
        </aside>
        <div class="facts">
          <FirstFacts whole={whole} words={words} row={row} />
          <h2>{texts.facts}</h2>
          {GROUPS.map((group) => (
            <section key={group} class="card" aria-label={texts.factGroups[group]}>
              <h3>{texts.factGroups[group]}</h3>
              <dl>{factsOf(group).map(row)}</dl>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** What the plan assumes for each fact that is not given. */
function assumptionsOf({ renovation }: WholeEstate): Map<string, unknown> {
  // The API describes a plan by the engine's own type.
  const plan = renovation?.plan as StoredPlan | undefined;
  return new Map(plan?.assumptions.map(({ fact, value }) => [fact, value]));
}

function plainAssumption(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
