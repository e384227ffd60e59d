/** One home: at a glance, then its facts and their origins, and beside them its plans, passports and history. */
import type { StoredPlan } from '@rooftree/engine';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { showToast } from '@rooftree/ui/toast.tsx';
import type { Words } from '@rooftree/words/words-of';
import { useEffect } from 'preact/hooks';
import { effectiveFact } from '../facts/effective-fact.ts';
import { FACTS, type FactName, factsOf, GROUPS, isPlannable } from '../facts/fact-groups.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { addressOf, scaleOfAddress } from '../homes/cells.ts';
import { EmbedCode } from '../homes/embed-code.tsx';
import type { ScreenProps } from '../screen.ts';
import type { MemberContext, Permission } from '../session.ts';
import { useWords } from '../words/language.ts';
import { useCatalogueWords } from '../words/use-catalogue-words.ts';
import { EstateActions } from './estate-actions.tsx';
import { FactRow } from './fact-row.tsx';
import { FactSection } from './fact-section.tsx';
import { FirstFacts } from './first-facts.tsx';
import { History } from './history.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { Plans } from './plans.tsx';
import { ReadCertificate } from './read-certificate.tsx';
import { RegisteredLabel } from './registered-label.tsx';
import { Reports } from './reports.tsx';
import { useEstate, type WholeEstate } from './use-estate.ts';
import { useFactInAddress } from './use-fact-in-address.ts';
import { usePlanning } from './use-planning.ts';

export function EstateScreen({ route, context }: ScreenProps) {
  const { texts } = useWords();
  const externalId = route.path[1] ?? '';
  const { whole, fault, reload } = useEstate(externalId, context.permissions);
  const words = useCatalogueWords();
  // Until it is read, the home of before must neither be seen under the new address nor be changed.
  const isHere = whole?.estate.external_id === externalId;
  const isReady = isHere && words !== null;
  useFactInAddress(route.query.get('fact'), isReady);
  const back = { href: '#/homes', text: texts.back };
  if (fault !== null)
    return (
      <>
        <PageHeader back={back} title={externalId} />
        <ProblemMessage error={fault} onRetry={reload} />
      </>
    );
  if (whole === null || !isHere || words === null)
    return (
      <>
        <PageHeader back={back} title={texts.homes} />
        <Skeleton kind="block" />
      </>
    );
  return (
    <Home
      key={externalId}
      whole={whole}
      words={words}
      context={context}
      named={route.query.get('fact')}
      isToPlan={route.query.has('plan')}
      reload={reload}
    />
  );
}

interface HomeProps {
  whole: WholeEstate;
  words: Words;
  context: MemberContext;
  named: string | null;
  /** It was just added, and is planned at once. */
  isToPlan: boolean;
  reload: () => void;
}

function Home({ whole, words, context, named, isToPlan, reload }: HomeProps) {
  const { texts, places, language } = useWords();
  const { estate } = whole;
  const planning = usePlanning(estate.external_id, reload);
  const may = (permission: Permission) => context.permissions.includes(permission);
  const mayEdit = may('estates:write');
  const canPlan = isPlannable(estate.estate_type);
  useEffect(() => {
    if (isToPlan && canPlan && whole.renovation === null && may('calculations:create')) planning.plan();
  }, []);
  // Nobody is asked for the roof of a plot.
  const groups = canPlan
    ? GROUPS
    : GROUPS.filter((group) => factsOf(group).some((name) => effectiveFact(estate, name).value !== null));
  const address = {
    ...estate.address,
    country: estate.address.country.code,
    region: estate.address.region?.code ?? null,
  };
  const home = { address, external_id: estate.external_id };
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
        if (whole.renovation !== null)
          showToast({
            text: texts.saved,
            ...(may('calculations:create') && {
              action: { label: texts.glance.planAgain, onSelect: planning.plan },
            }),
          });
        reload();
      }}
    />
  );
  const state = [
    estate.estate_status === null ? null : texts.statuses[estate.estate_status],
    places.estateTypes[estate.estate_type],
    shortReference(estate.external_id),
    estate.deactivated_at === null ? null : texts.deactivated,
  ];
  return (
    <>
      <PageHeader
        back={{ href: '#/homes', text: texts.back }}
        title={addressOf(home, { language })}
        count={state.filter((part) => part !== null && part !== '').join(' · ')}
      />
      <div class="estate">
        <aside class="plan-side">
          <div class="card glance">
            {canPlan ? (
              <>
                <PlanSummary whole={whole} words={words} />
                <EstateActions whole={whole} context={context} planning={planning} onChanged={reload} />
              </>
            ) : (
              <p class="glance-text">{texts.glance.notPlannable(places.estateTypes[estate.estate_type])}</p>
            )}
          </div>
          <div class="side">
            {may('renovations:read') && canPlan && (
              <Plans whole={whole} context={context} onChanged={reload} />
            )}
            {canPlan && <Reports whole={whole} words={words} />}
            <History
              externalId={estate.external_id}
              version={`${estate.updated_at} ${whole.item?.planned_at ?? ''} ${whole.reports.length}`}
              facts={words}
            />
            {address.country === 'NL' && canPlan && (
              <RegisteredLabel
                externalId={estate.external_id}
                version={estate.updated_at}
                words={words}
                mayAsk={mayEdit}
                onRead={reload}
              />
            )}
            {mayEdit && canPlan && may('calculations:create') && (
              <ReadCertificate home={home} words={words} onRead={reload} />
            )}
            {canPlan && whole.renovation !== null && (
              <EmbedCode link={estate.referral_link} address={addressOf(home, { language })} />
            )}
          </div>
        </aside>
        {groups.length > 0 && (
          <div class="facts">
            {canPlan && <FirstFacts whole={whole} words={words} row={row} />}
            <h2>
              {texts.facts}
              {FACTS.some((name) => isGiven(estate, name)) && (
                <small class="quiet facts-note"> {texts.factsGiven}</small>
              )}
            </h2>
            {groups.map((group) => (
              <FactSection key={group} group={group} estate={estate} named={named} row={row} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** Most facts of a home; what comes from elsewhere says so in its row. */
function isGiven(estate: WholeEstate['estate'], name: FactName): boolean {
  const { value, origin, isRegistered } = effectiveFact(estate, name);
  return value !== null && origin === 'CLIENT' && !isRegistered;
}

/** A reference that was made here is of no use to a reader; older ones are long. */
function shortReference(externalId: string): string {
  return /^home-[0-9a-f]{8}-[0-9a-f-]{27}$/.test(externalId) ? '' : externalId;
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
