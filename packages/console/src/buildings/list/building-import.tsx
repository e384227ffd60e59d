/** A sheet with a row for each apartment: chosen, checked row by row, then taken in. */
import type { CheckedImport } from '@rooftree/client';
import { Button } from '@rooftree/ui/button.tsx';
import { Dialog } from '@rooftree/ui/dialog.tsx';
import { FileField } from '@rooftree/ui/file-field.tsx';
import { showToast } from '@rooftree/ui/toast.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { DryRun } from '../../import/dry-run.tsx';
import { ImportWordsProvider, useLoadedWords } from '../../import/import-words.ts';
import { useWords } from '../../language.ts';
import { ProblemMessage } from '../../parts/problem-message.tsx';
import { checkSheet, importSheet } from '../buildings-api.ts';

const ACCEPTED =
  '.csv,.xlsx,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function BuildingImport({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const importWords = useLoadedWords();
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const run = (work: Promise<void>) => {
    setFault(null);
    setBusy(true);
    void work.catch(setFault).finally(() => setBusy(false));
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setChecked(null);
    run(checkSheet(chosen).then(setChecked));
  };
  const take = () => {
    if (file === null) return;
    run(
      importSheet(file).then(({ rows }) => {
        showToast({
          text: texts.imported(formatNumber(language, rows.new), formatNumber(language, rows.changed)),
        });
        onDone();
        onClose();
      }),
    );
  };
  const good = checked === null ? 0 : checked.rows.new + checked.rows.changed;
  const isRefused = checked !== null && (checked.problems.length > 0 || checked.rows.refused > 0);
  return (
    <Dialog
      title={texts.importSheet}
      class="wide-dialog"
      onClose={onClose}
      actions={
        checked !== null &&
        !isRefused && (
          <Button kind="primary" isBusy={isBusy} isDisabled={good === 0} onClick={take}>
            {texts.take(formatNumber(language, good), good === 1)}
          </Button>
        )
      }
    >
      <FileField
        label={all.import.choose}
        accept={ACCEPTED}
        hint={texts.importLead}
        isDisabled={isBusy}
        isSmall={file !== null}
        onFile={choose}
      />
      {file !== null && <p class="quiet">{file.name}</p>}
      <p role="status" class="quiet">
        {isBusy && (checked === null ? all.import.checking : all.import.importing)}
        {isRefused && checked !== null && checked.problems.length === 0 && texts.correctFirst}
        {checked !== null && !isRefused && good === 0 && texts.nothingNew}
      </p>
      {fault !== null && <ProblemMessage error={fault} />}
      {checked !== null && importWords !== null && (
        <ImportWordsProvider value={importWords}>
          <DryRun checked={checked} needsType={false} />
        </ImportWordsProvider>
      )}
    </Dialog>
  );
}
