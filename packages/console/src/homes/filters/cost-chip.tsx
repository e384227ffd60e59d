/** What the owner pays, from and to. */
import { Popover } from '@rooftree/ui/popover.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { formatEuro } from '@rooftree/words/format';
import { useWords } from '../../words/language.ts';
import { useTypedFilter } from './use-typed-filter.ts';

const DIGITS = /^\d{0,9}$/;

export function CostChip({ query, isOpenAtFirst }: { query: URLSearchParams; isOpenAtFirst: boolean }) {
  const { texts, language } = useWords();
  const [least, setLeast] = useTypedFilter(query, 'net_cost_min', DIGITS);
  const [most, setMost] = useTypedFilter(query, 'net_cost_max', DIGITS);
  const euro = (given: string | null) => (given === null ? '' : formatEuro(language, Number(given)));
  const range = [euro(query.get('net_cost_min')), euro(query.get('net_cost_max'))];
  const isSet = range.some(Boolean);
  return (
    <Popover
      kind="chip"
      class="filter-box"
      isSet={isSet}
      isOpenAtFirst={isOpenAtFirst}
      label={isSet ? `${texts.ownerPays}: ${range.join(' – ')}` : texts.ownerPays}
    >
      <TextField label={texts.costFrom} value={least} onInput={setLeast} input={{ inputMode: 'numeric' }} />
      <TextField label={texts.costTo} value={most} onInput={setMost} input={{ inputMode: 'numeric' }} />
    </Popover>
  );
}
