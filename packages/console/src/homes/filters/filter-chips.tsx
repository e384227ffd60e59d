/**
 * The search and the filters of the list, each a chip. What is typed is shown at once, and fetched when typing pauses.
 */
import type { PortfolioChoices } from '@rooftree/client';
import { Icon } from '@rooftree/ui/icon.tsx';
import { Menu } from '@rooftree/ui/menu.tsx';
import { Plus, X } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { go, linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';
import { changed, type FilterName, filterOf } from '../views/view.ts';
import { CostChip } from './cost-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import { filtersOf } from './filters.ts';
import { ListSearch } from './list-search.tsx';

export function FilterChips({ query }: { query: URLSearchParams }) {
  const words = useWords();
  const { texts } = words;
  const [choices, setChoices] = useState<PortfolioChoices | null>(null);
  /** Chosen from the menu, and not set yet. */
  const [added, setAdded] = useState<readonly string[]>([]);
  useEffect(() => {
    // Without them the other filters still work.
    call('GET /v1/portfolio/choices').then(setChoices, () => {});
  }, []);
  const filters = filtersOf(query, choices, words);
  const isShown = ({ id, isUsual, values }: (typeof filters)[number]) =>
    isUsual || values.length > 0 || added.includes(id);
  const hasCost = query.has('net_cost_min') || query.has('net_cost_max');
  const isCostShown = hasCost || added.includes('cost');
  const others = filters.filter((filter) => !isShown(filter));
  return (
    <search class="filters">
      <ListSearch query={query} />
      {filters.filter(isShown).map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          isOpenAtFirst={added.includes(filter.id)}
          onChange={(values) => go(changed(query, filter.change(values)))}
        />
      ))}
      {isCostShown && <CostChip query={query} isOpenAtFirst={added.includes('cost')} />}
      <SetChip query={query} name="label_now" title={texts.audit.pair(texts.labels, texts.now)} />
      <SetChip query={query} name="label_after" title={texts.audit.pair(texts.labels, texts.after)} />
      <SetChip query={query} name="region" title={texts.region} nameOf={(code) => regionName(code, words)} />
      <SetChip query={query} name="import_id" title={texts.import.title} nameOf={() => ''} />
      <Menu
        label={texts.filter}
        align="start"
        class="chip"
        groups={[
          {
            items: [
              ...others.map(({ id, title }) => ({
                label: title,
                onSelect: () => setAdded([...added, id]),
              })),
              ...(isCostShown
                ? []
                : [{ label: texts.ownerPays, onSelect: () => setAdded([...added, 'cost']) }]),
            ],
          },
        ]}
      >
        <Icon of={Plus} size={14} />
        {texts.filter}
      </Menu>
      {filterOf(query).size > 0 && (
        <a class="chip-clear" href={linkTo(['homes'])} onClick={() => setAdded([])}>
          {texts.clear}
        </a>
      )}
    </search>
  );
}

function regionName(code: string, { places }: ReturnType<typeof useWords>): string {
  const names: Record<string, string> = places.regions;
  return names[code] ?? code;
}

interface SetChipProps {
  query: URLSearchParams;
  name: FilterName;
  title: string;
  nameOf?: (value: string) => string;
}

/** A filter that is set elsewhere, such as by a label of the bar: it can be taken out here. */
function SetChip({ query, name, title, nameOf = (value) => value }: SetChipProps) {
  const { texts } = useWords();
  const values = query.get(name)?.split(',').filter(Boolean) ?? [];
  if (values.length === 0) return null;
  const text = [title, values.map(nameOf).filter(Boolean).join(', ')].filter(Boolean).join(': ');
  return (
    <button
      type="button"
      class="chip chip-set"
      aria-label={texts.removeFilter(text)}
      onClick={() => go(changed(query, { [name]: null }))}
    >
      {text}
      <Icon of={X} size={14} />
    </button>
  );
}
