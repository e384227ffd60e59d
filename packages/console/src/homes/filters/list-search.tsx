import { Icon } from '@rooftree/ui/icon.tsx';
import { Search } from 'lucide';
import { useWords } from '../../words/language.ts';
import { useTypedFilter } from './use-typed-filter.ts';

/** Filters the list by words of the address and the reference. */
export function ListSearch({ query }: { query: URLSearchParams }) {
  const { texts } = useWords();
  const [typed, setTyped] = useTypedFilter(query, 'search');
  return (
    <label class="list-search">
      <span class="unseen">{texts.search}</span>
      <Icon of={Search} size={16} />
      <input
        type="search"
        data-list-search
        placeholder={texts.search}
        inputMode="search"
        maxLength={100}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </label>
  );
}
