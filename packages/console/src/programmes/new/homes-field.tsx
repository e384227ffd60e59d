/** Which homes: all, those of a saved view, or of the filter that the reader came with. */
import { Select } from '@rooftree/ui/select.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { filterOf } from '../../homes/views/view.ts';
import { useResource } from '../../reading/use-resource.ts';
import { useWords } from '../../words/language.ts';
import type { FormPart } from './form-part.ts';

const NAMED = 'named';

export function HomesField({ draft, change, found }: FormPart & { found: number | null }) {
  const { texts: all, language } = useWords();
  const texts = all.newProgramme;
  // The homes of the programme that this one is like stay on offer.
  const [first] = useState(draft);
  const { value: views } = useResource((signal) => call('GET /v1/portfolio/views', { signal }));
  const options = [
    ...(first.externalIds === null ? [] : [{ value: NAMED, text: texts.sameHomes }]),
    { value: '', text: all.overview.wholePortfolio },
    ...(views ?? []).map(({ name, query }) => ({
      value: filterOf(new URLSearchParams(query)).toString(),
      text: name,
    })),
  ];
  // A view without a filter is all of them, and two views can have one filter.
  const distinct = options.filter(
    ({ value }, place) => options.findIndex((one) => one.value === value) === place,
  );
  const isOffered = distinct.some(({ value }) => value === first.filter);
  return (
    <Select
      label={texts.homes}
      options={isOffered ? distinct : [{ value: first.filter, text: texts.filtered }, ...distinct]}
      value={draft.externalIds === null ? draft.filter : NAMED}
      hint={found === null ? ' ' : all.count(formatNumber(language, found), found === 1)}
      onChange={(value) =>
        change(
          value === NAMED
            ? { filter: '', externalIds: first.externalIds }
            : { filter: value, externalIds: null },
        )
      }
    />
  );
}
