/** The house in section; a press on an apartment opens what its owner pays and gets. */
import { HouseSection } from '@rooftree/ui/house-section.tsx';
import { go, linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';
import type { PlanPart } from './plan-part.ts';
import { sectionTexts } from './section-texts.ts';
import { UnitDrawer } from './unit-drawer.tsx';

export function UnitSection({ query, ...part }: PlanPart & { query: URLSearchParams }) {
  const { texts } = useWords();
  const { building, plan, words } = part;
  const open = plan.units.find(({ external_id }) => external_id === query.get('unit'));
  const show = (unit: string | null) => {
    const next = new URLSearchParams(query);
    if (unit === null) next.delete('unit');
    else next.set('unit', unit);
    go(linkTo(['buildings', building.external_id], next), true);
  };
  return (
    <div class="card building-section">
      <h2 class="part-title">{texts.buildings.section}</h2>
      <p class="quiet part-lead">{texts.buildings.sectionLead}</p>
      <HouseSection
        scale={plan.label_scale}
        flats={plan.units.map((unit) => ({
          key: unit.external_id,
          name: unit.name,
          floor: unit.floor,
          before: unit.label_before,
          after: unit.label_after,
        }))}
        texts={sectionTexts(texts, words)}
        isPitched={building.parts.some(({ kind }) => kind === 'pitched_roof')}
        openKey={open?.external_id ?? null}
        onOpen={({ key }) => show(key)}
      />
      {open !== undefined && <UnitDrawer {...part} unit={open} onClose={() => show(null)} />}
    </div>
  );
}
