/** From a file to homes: choose it, see what it would do, take it in, plan what came, or undo it. */
import type { EstateImport } from '@rooftree/client';
import type { PortfolioAction } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { call, problemOf } from '../api.ts';
import { NOT_TO_PLAN } from '../estate-status.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import type { MemberContext } from '../session.ts';
import { useWords } from '../words/language.ts';
import { ColumnList } from './column-list.tsx';
import { DryRun } from './dry-run.tsx';
import { FilePicker } from './file-picker.tsx';
import { ImportWordsProvider, useImportWords, useLoadedWords } from './import-words.ts';
import { PastImports } from './past-imports.tsx';
import { translateMessage } from './translate-message.ts';
import { TranslatedMessage } from './translated-message.tsx';
import { FileChanged, type Progress, useImport } from './use-import.ts';

export function ImportScreen({ context }: ScreenProps) {
  const { texts } = useWords();
  const words = useLoadedWords();
  if (words === null) return <PageHeader title={texts.import.title} />;
  return (
    <ImportWordsProvider value={words}>
      <Import context={context} />
    </ImportWordsProvider>
  );
}

function Import({ context }: Pick<ScreenProps, 'context'>) {
  const words = useImportWords();
  const texts = words.texts.import;
  const number = (value: number) => formatNumber(words.language, value);
  const { file, checked, made, fault, work, progress, ...act } = useImport();
  const rows = checked?.rows;
  const good = rows === undefined ? 0 : rows.new + rows.changed;
  return (
    <div class="screen import-screen">
      <PageHeader
        title={texts.title}
        {...(file === null ? { lead: texts.lead } : { count: file.name })}
        actions={
          file !== null && (
            <Button isDisabled={work !== null} onClick={act.restart}>
              {texts.another}
            </Button>
          )
        }
      />
      {file === null && <FilePicker onFile={act.choose} />}
      {made !== null && <Result made={made} context={context} />}
      {fault !== null && <ImportProblem error={fault} />}
      {made === null && checked !== null && (
        <>
          {checked.columns.length > 0 && (
            <ColumnList columns={checked.columns} isBusy={work !== null} onChoose={act.chooseColumn} />
          )}
          <DryRun checked={checked} />
          {checked.problems.length === 0 && (
            <div class="row take">
              <button
                type="button"
                class="button button-primary"
                disabled={work !== null || good === 0}
                onClick={() => act.take(checked.rows.refused > 0)}
              >
                {checked.rows.refused > 0
                  ? texts.takeGood(number(good), number(checked.rows.refused))
                  : texts.take(number(good), good === 1)}
              </button>
              {good === 0 && <p class="quiet">{texts.nothingNew}</p>}
            </div>
          )}
        </>
      )}
      <p role="status" class="quiet">
        {work === 'checking' && texts.checking}
        {work === 'importing' && progressText(progress, texts, number)}
      </p>
      {work === 'importing' && progress?.total != null && (
        <progress aria-label={texts.importing} value={progress.done} max={progress.total} />
      )}
      <PastImports version={made?.id ?? null} mayUndo={context.permissions.includes('estates:write')} />
    </div>
  );
}

type Texts = ReturnType<typeof useWords>['texts']['import'];

function progressText(progress: Progress | null, texts: Texts, number: (value: number) => string): string {
  if (progress === null) return texts.importing;
  if (progress.total === null) return texts.checkedRows(number(progress.done));
  return texts.writtenRows(number(progress.done), number(progress.total));
}

function Result({ made, context }: { made: EstateImport; context: MemberContext }) {
  const { texts, language } = useWords();
  const [fault, setFault] = useState<unknown>(null);
  const [isPlanning, setPlanning] = useState(false);
  const [action, setAction] = useState<PortfolioAction | null>(null);
  const { rows } = made;
  const number = (value: number) => formatNumber(language, value);
  const plan = () => {
    setPlanning(true);
    setFault(null);
    call('POST /v1/portfolio/actions', {
      query: { import_id: made.id },
      body: { action: 'PLAN', all_matching: true },
    })
      .then((begun) => (begun.estates.skipped === 0 ? go(linkTo(['jobs'])) : setAction(begun)), setFault)
      .finally(() => setPlanning(false));
  };
  return (
    <div class="note">
      <p role="status">
        {texts.import.done(number(rows.new), number(rows.changed))}
        {rows.refused > 0 && ` ${texts.import.leftOut(number(rows.refused))}`}
      </p>
      <div class="row">
        {context.permissions.includes('calculations:create') && (
          <button type="button" class="button button-primary" disabled={isPlanning} onClick={plan}>
            {texts.import.planThem}
          </button>
        )}
        <a class="button" href={linkTo(['homes'], new URLSearchParams({ import_id: made.id }))}>
          {texts.import.seeHomes}
        </a>
      </div>
      {action !== null && <Planning action={action} importId={made.id} />}
      {fault !== null && <ProblemMessage error={fault} />}
    </div>
  );
}

function Planning({ action, importId }: { action: PortfolioAction; importId: string }) {
  const { texts, language } = useWords();
  const { total, skipped } = action.estates;
  const planned = total - skipped;
  const number = (value: number) => formatNumber(language, value);
  return (
    <p role="status">
      {planned > 0 && (
        <>
          {texts.import.planning(number(planned), planned === 1)}{' '}
          <a href={linkTo(['jobs'])}>{texts.jobs.title}</a>.{' '}
        </>
      )}
      {texts.cannotPlan(number(skipped), skipped === 1)}{' '}
      <a href={linkTo(['homes'], new URLSearchParams({ import_id: importId, quality_label: NOT_TO_PLAN }))}>
        {texts.today.fillIn}
      </a>
    </p>
  );
}

/** In words where the server's sentence is one of a file's; else as every other problem. */
function ImportProblem({ error }: { error: unknown }) {
  const words = useImportWords();
  const texts = words.texts.import;
  if (error instanceof FileChanged)
    return (
      <p class="problem" role="alert">
        {texts.fileChanged}
      </p>
    );
  const { messages } = problemOf(error);
  if (messages.length === 0 || messages.some((message) => translateMessage(message, words) === null))
    return <ProblemMessage error={error} />;
  return (
    <div class="problem" role="alert">
      {messages.map((message) => (
        <p key={message}>
          <TranslatedMessage message={message} />
        </p>
      ))}
    </div>
  );
}
