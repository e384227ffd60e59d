/** Title, count and what can be done with the whole list: one button, the rest in the menu. */
import type { LabelDistribution, PortfolioItem } from '@rooftree/client';
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { formatNumber } from '@rooftree/words/format';
import { Download, FileSpreadsheet, MapPin, Plus } from 'lucide';
import { useState } from 'preact/hooks';
import { download } from '../csv/csv.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import type { Selection } from './actions/selection.ts';
import { headOf } from './cells.ts';
import { exportCsv } from './export/export-csv.ts';
import { exportXlsx } from './export/export-xlsx.ts';
import { exportedItems } from './export/exported-items.ts';
import { totalsText } from './totals-text.ts';
import { COLUMNS, type Column, changed, columnsOf, filterOf } from './views/view.ts';

interface Props {
  query: URLSearchParams;
  rows: readonly PortfolioItem[];
  selection: Selection;
  distribution: LabelDistribution | null;
  mayAdd: boolean;
}

export function HomesHeader({ query, rows, selection, distribution, mayAdd }: Props) {
  const words = useWords();
  const { texts, language } = words;
  const [exported, setExported] = useState<number | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const number = (value: number) => formatNumber(language, value);
  const write = async (kind: 'csv' | 'xlsx') => {
    setExported(0);
    setFault(null);
    const make = kind === 'csv' ? exportCsv : exportXlsx;
    await make(columnsOf(query), exportedItems(query, rows, selection), words, setExported)
      .then((blob) => download(blob, `${texts.homes.toLowerCase()}.${kind}`), setFault)
      .finally(() => setExported(null));
  };
  const shown = columnsOf(query);
  const toggle = (column: Column) => {
    const next = shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column];
    go(changed(query, { columns: next.join(',') }), true);
  };
  const isDisabled = exported !== null || rows.length === 0;
  return (
    <>
      <PageHeader
        title={texts.homes}
        count={
          exported !== null
            ? `${texts.exporting} ${number(exported)}`
            : distribution !== null && totalsText(distribution, words)
        }
        menu={[
          {
            items: [
              { label: texts.map.open, icon: MapPin, href: linkTo(['map'], filterOf(query)) },
              { label: texts.exportCsv, icon: Download, isDisabled, onSelect: () => write('csv') },
            ],
          },
          {
            title: texts.columns,
            items: COLUMNS.filter((column) => column !== 'address').map((column) => ({
              label: headOf(column, words),
              isChecked: shown.includes(column),
              staysOpen: true,
              onSelect: () => toggle(column),
            })),
          },
        ]}
        actions={
          <Button
            icon={FileSpreadsheet}
            label={texts.exportXlsx}
            isDisabled={isDisabled}
            onClick={() => write('xlsx')}
          >
            <span class="wide-only">Excel</span>
          </Button>
        }
        primary={
          mayAdd && (
            <Button kind="primary" icon={Plus} href="#/new-home">
              {texts.newHome.title}
            </Button>
          )
        }
      />
      {fault !== null && <ProblemMessage error={fault} />}
    </>
  );
}
