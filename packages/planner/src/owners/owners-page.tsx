/**
 * `/b/{token}`: the plan of a building for its owners. Without script: a code is entered in a form, and the server
 * answers with the page.
 */
import { type Figure, Figures } from '@rooftree/ui/figures.tsx';
import { HouseSection } from '@rooftree/ui/house-section.tsx';
import { writeLabel } from '@rooftree/words/label-colours';
import { PageHeader } from '../components/page/page-frame.tsx';
import { usePageWords } from '../page-words.ts';
import { CodeForm } from './code-form.tsx';
import { OwnWorks } from './own-works.tsx';
import { OwnerUnit } from './owner-unit.tsx';
import type { OwnersData, OwnersPlan } from './owners-data.ts';
import type { OwnersWords } from './owners-words.ts';

export interface OwnersPart {
  page: OwnersData;
  plan: OwnersPlan;
  own: OwnersWords;
}

export function OwnersPage({ page, own }: Omit<OwnersPart, 'plan'>) {
  const { building, plan, context, language, code } = page;
  const { street, house_number, zip_code, city } = building.address;
  const address = [
    [street, house_number],
    [zip_code, city],
  ]
    .map((line) => line.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <PageHeader
        context={context}
        language={language}
        search={code === '' ? '' : new URLSearchParams({ code }).toString()}
      />
      <main id="plan" class="owners">
        <header class="owners-head">
          <h1>{building.name}</h1>
          {address !== '' && <p class="quiet">{address}</p>}
        </header>
        {plan === null ? (
          <section class="card honest">
            <h2>{own.texts.noPlan}</h2>
            <p class="lead">{own.texts.noPlanText}</p>
          </section>
        ) : (
          <Plan page={page} plan={plan} own={own} />
        )}
      </main>
    </>
  );
}

function Plan(part: OwnersPart) {
  const { page, plan, own } = part;
  const { euro, chance, date, work } = usePageWords();
  const { texts, papers, words } = own;
  const { passport, vote } = papers;
  const { totals, target } = plan;
  const figures: Figure[] = [
    [passport.pay, euro(totals.net_cost), passport.payNote(euro(totals.subsidy_amount))],
    [passport.voteChance, chance(plan.vote.probability), words.texts.terms.meeting],
    [
      passport.chance(writeLabel(target.label)),
      chance(target.probability),
      target.of === 'MEAN' ? passport.chanceMean : passport.chanceEvery,
    ],
  ];
  return (
    <>
      <Figures class="owners-figures" itemClass="card" figures={figures} />
      {page.unit === null ? <CodeForm {...part} /> : <OwnerUnit {...part} unit={page.unit} />}
      <div class="card">
        <h2>{texts.section}</h2>
        <HouseSection
          scale={plan.label_scale}
          flats={plan.units.map((unit) => ({
            key: unit.name,
            name: unit.name,
            floor: unit.floor,
            before: unit.label_before,
            after: unit.label_after_common,
          }))}
          texts={{
            title: texts.section,
            floor: (floor) => (floor === null ? texts.floorUnknown : words.floor(floor)),
            shortFloor: (floor) => (floor === null ? '?' : String(floor)),
            labels: texts.labels,
          }}
          isPitched={page.building.parts.some(({ kind }) => kind === 'pitched_roof')}
        />
      </div>
      <OwnWorks {...part} />
      <section class="card" aria-labelledby="vote">
        <h2 id="vote">{vote.heading}</h2>
        <p class="lead">{vote.title(chance(plan.vote.probability))}.</p>
        <ul class="owners-list">
          {plan.vote.items.map((item) => (
            <li key={item.id}>
              <strong>{item.works.map(work).join(', ')}</strong>
              <span>{words.majorityWithArticle(item.majority)}</span>
              <small>{words.voteChance(item.probability)}</small>
            </li>
          ))}
        </ul>
      </section>
      <p class="quiet">
        {date(plan.date)}. {passport.indicative}
      </p>
    </>
  );
}
