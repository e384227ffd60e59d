/** What an import would do: counts, every fault, every change. */
import type { CheckedImport } from '@rooftree/client';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { formatNumber } from '@rooftree/words/format';
import type { ComponentChildren } from 'preact';
import { csvOf, download } from '../csv/csv.ts';
import { linkTo } from '../route.ts';
import { columnName, valueText } from './import-columns.ts';
import { useImportWords } from './import-words.ts';
import { isOfColumns, translateMessage } from './translate-message.ts';
import { TranslatedMessage } from './translated-message.tsx';

interface Props {
  checked: CheckedImport;
  /** Where the name of a changed row leads; homes are opened unless something else is said. */
  linkOf?: (name: string) => string;
  /** Of a file of homes: it should have their type. */
  needsType?: boolean;
}

const openHome = (name: string) => linkTo(['home', name]);

export function DryRun({ checked, linkOf = openHome, needsType = true }: Props) {
  const words = useImportWords();
  const { language } = words;
  const texts = words.texts.import;
  const number = (value: number) => formatNumber(language, value);
  const { rows, problems } = checked;
  const lacksType =
    needsType && rows.refused > 0 && checked.columns.every(({ column }) => column !== 'estate_type');
  const notes = checked.notes.filter((note) => !isOfColumns(note));
  return (
    <>
      {problems.length > 0 && (
        <div class="problem" role="alert">
          <p>{texts.nothingTaken}</p>
          <ul class="notes">
            {problems.map((problem) => (
              <li key={problem}>
                <TranslatedMessage message={problem} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <ul class="notes">
          {notes.map((note) => (
            <li key={note}>
              <TranslatedMessage message={note} />
            </li>
          ))}
        </ul>
      )}
      {problems.length === 0 && (
        <dl class="counts" aria-label={texts.wouldDo}>
          {(['new', 'changed', 'unchanged', 'refused'] as const).map((kind) => (
            <div key={kind} class={kind === 'refused' && rows.refused > 0 ? 'wrong' : undefined}>
              <dt>{texts.kinds[kind]}</dt>
              <dd>{number(rows[kind])}</dd>
            </div>
          ))}
        </dl>
      )}
      {problems.length === 0 && lacksType && (
        <p class="problem" role="alert">
          {texts.noType}
        </p>
      )}
      <Faults checked={checked} />
      <Changes checked={checked} linkOf={linkOf} />
    </>
  );
}

function Faults({ checked: { faults, fault_count: count } }: { checked: CheckedImport }) {
  const words = useImportWords();
  const texts = words.texts.import;
  if (faults.length === 0) return null;
  const heads = [texts.line, texts.column, texts.value, texts.whatToDo];
  const save = () => {
    const lines = faults.map(({ line, column, value, message }) => [
      String(line),
      column === null ? '' : columnName(column, words),
      value ?? '',
      translateMessage(message, words) ?? message,
    ]);
    download(csvOf([heads, ...lines]), texts.faultsName);
  };
  return (
    <div>
      <div class="screen-head">
        <h2>{texts.faults(formatNumber(words.language, count), count === 1)}</h2>
        <button type="button" class="button" onClick={save}>
          {texts.saveFaults}
        </button>
      </div>
      <Scrolled title={texts.faultsTitle}>
        <table class="plain">
          <TableHead heads={heads} />
          <tbody>
            {faults.map(({ line, column, value, message }) => (
              <tr key={`${line} ${column} ${message}`}>
                <td>{line}</td>
                <td>{column === null ? '' : columnName(column, words)}</td>
                <td class="as-given">{value}</td>
                <td>
                  <TranslatedMessage message={message} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      {count > faults.length && (
        <p class="quiet">{texts.firstOnly(formatNumber(words.language, faults.length))}</p>
      )}
    </div>
  );
}

function Changes({
  checked: { changed_rows: changed, rows },
  linkOf,
}: Required<Pick<Props, 'checked' | 'linkOf'>>) {
  const words = useImportWords();
  const texts = words.texts.import;
  if (changed.length === 0) return null;
  return (
    <div>
      <h2>{texts.changes}</h2>
      <Scrolled title={texts.changes}>
        <table class="plain">
          <TableHead heads={[texts.line, words.texts.reference, texts.whatChanges]} />
          <tbody>
            {changed.map(({ line, external_id: name, changes }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>
                  <a href={linkOf(name)}>{name}</a>
                </td>
                <td>
                  {changes.map(({ column, before, after }) => (
                    <div key={column}>
                      {column === 'deactivated_at'
                        ? texts.activeAgain
                        : `${columnName(column, words)}: ${valueText(column, before, words)} → ${valueText(column, after, words)}`}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      {rows.changed > changed.length && (
        <p class="quiet">{texts.firstOnly(formatNumber(words.language, changed.length))}</p>
      )}
    </div>
  );
}

/** Reachable by keyboard, as everything that scrolls. */
function Scrolled({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section class="scroll" tabIndex={0} aria-label={title}>
      {children}
    </section>
  );
}
