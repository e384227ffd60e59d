/** What each column of the file is taken for. A choice is stored for all later files. */
import type { CheckedImport } from '@rooftree/client';
import { Select } from '@rooftree/ui/select.tsx';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { columnName, IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts';
import { useImportWords } from './import-words.ts';

interface Props {
  columns: CheckedImport['columns'];
  isBusy: boolean;
  onChoose: (heading: string, column: ImportColumn | null) => void;
}

const LEFT_OUT = '';

export function ColumnList({ columns, isBusy, onChoose }: Props) {
  const words = useImportWords();
  const texts = words.texts.import;
  const left = columns.filter(({ column }) => column === null).length;
  // First those that wait for a choice: a file may have fifty columns.
  const ordered = columns.toSorted((a, b) => Number(a.column !== null) - Number(b.column !== null));
  return (
    <details class="card columns-of-file" open={left > 0}>
      <summary>{texts.columnsFound(columns.length - left, left)}</summary>
      <p class="quiet">{texts.columnsLead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="scroll" tabIndex={0} aria-label={texts.columnsTitle}>
        <table class="plain">
          <TableHead heads={[texts.inFile, texts.meaning]} />
          <tbody>
            {ordered.map(({ heading, column, is_chosen }) => (
              <tr key={heading}>
                <td>
                  {heading}
                  {is_chosen && <span class="quiet"> · {texts.chosen}</span>}
                </td>
                <td>
                  <Select
                    label={texts.meaningOf(heading)}
                    isLabelHidden
                    options={[
                      { value: LEFT_OUT, text: texts.leaveOut },
                      ...IMPORT_COLUMNS.map((name) => ({ value: name, text: columnName(name, words) })),
                    ]}
                    value={column ?? LEFT_OUT}
                    isDisabled={isBusy}
                    onChange={(value) =>
                      onChoose(heading, IMPORT_COLUMNS.find((name) => name === value) ?? null)
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
