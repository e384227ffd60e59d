import { Icon } from '@rooftree/ui/icon.tsx';
import { Search } from 'lucide';
import { go, linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';

/** Filters the list by words of the name and the address. */
export function BuildingSearch({ query }: { query: URLSearchParams }) {
  const { texts } = useWords();
  const search = (q: string) => go(linkTo(['buildings'], new URLSearchParams(q === '' ? {} : { q })), true);
  return (
    <label class="list-search">
      <span class="unseen">{texts.buildings.search}</span>
      <Icon of={Search} size={16} />
      <input
        type="search"
        data-list-search
        placeholder={texts.buildings.search}
        inputMode="search"
        maxLength={100}
        value={query.get('q') ?? ''}
        onInput={({ currentTarget }) => search(currentTarget.value)}
      />
    </label>
  );
}
