/** A file in a dialog: chosen, checked row by row, then imported. For what needs no choice of columns. */
import type { CheckedImport } from '@rooftree/client';
import { Button } from '@rooftree/ui/button.tsx';
import { Dialog } from '@rooftree/ui/dialog.tsx';
import { FileField } from '@rooftree/ui/file-field.tsx';
import { showToast } from '@rooftree/ui/toast.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';
import { DryRun } from './dry-run.tsx';
import { SHEET_FILES } from './file-picker.tsx';
import { ImportWordsProvider, useLoadedWords } from './import-words.ts';

interface Props {
  title: string;
  hint: string;
  check: (file: File) => Promise<CheckedImport>;
  /** `isPartial`: without the rows that have a fault. */
  take: (file: File, isPartial: boolean) => Promise<{ rows: Pick<CheckedImport['rows'], 'new' | 'changed'> }>;
  /** Whether the valid rows can be imported without the others. */
  allowsPartial?: boolean;
  /** Where the name of a changed row leads. */
  linkOf?: (name: string) => string;
  onClose: () => void;
  onDone: () => void;
}

export function ImportDialog(props: Props) {
  const { title, hint, allowsPartial = false, linkOf, onClose } = props;
  const { texts: all, language } = useWords();
  const texts = all.import;
  const importWords = useLoadedWords();
  const { file, checked, fault, isBusy, choose, take } = useFile(props);
  const number = (value: number) => formatNumber(language, value);
  const good = checked === null ? 0 : checked.rows.new + checked.rows.changed;
  const refused = checked?.rows.refused ?? 0;
  const mustCorrect = checked !== null && (checked.problems.length > 0 || (refused > 0 && !allowsPartial));
  return (
    <Dialog
      title={title}
      class="wide-dialog"
      onClose={onClose}
      actions={
        checked !== null &&
        !mustCorrect && (
          <Button kind="primary" isBusy={isBusy} isDisabled={good === 0} onClick={() => take(refused > 0)}>
            {refused > 0
              ? texts.takeGood(number(good), number(refused))
              : texts.takeRows(number(good), good === 1)}
          </Button>
        )
      }
    >
      <FileField
        label={texts.choose}
        accept={SHEET_FILES}
        hint={hint}
        isDisabled={isBusy}
        isSmall={file !== null}
        onFile={choose}
      />
      {file !== null && <p class="quiet">{file.name}</p>}
      <p role="status" class="quiet">
        {isBusy && (checked === null ? texts.checking : texts.importing)}
        {mustCorrect && checked.problems.length === 0 && texts.correctFirst}
        {checked !== null && !mustCorrect && good === 0 && texts.nothingNew}
      </p>
      {fault !== null && <ProblemMessage error={fault} />}
      {checked !== null && importWords !== null && (
        <ImportWordsProvider value={importWords}>
          <DryRun checked={checked} needsType={false} {...(linkOf && { linkOf })} />
        </ImportWordsProvider>
      )}
    </Dialog>
  );
}

function useFile({ check, take, onClose, onDone }: Pick<Props, 'check' | 'take' | 'onClose' | 'onDone'>) {
  const { texts, language } = useWords();
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const run = (work: Promise<void>) => {
    setFault(null);
    setBusy(true);
    void work.catch(setFault).finally(() => setBusy(false));
  };
  return {
    file,
    checked,
    fault,
    isBusy,
    choose(chosen: File) {
      setFile(chosen);
      setChecked(null);
      run(check(chosen).then(setChecked));
    },
    take(isPartial: boolean) {
      if (file === null) return;
      run(
        take(file, isPartial).then(({ rows }) => {
          const [added, changed] = [rows.new, rows.changed].map((count) => formatNumber(language, count));
          showToast({ text: texts.import.done(added ?? '', changed ?? '') });
          onDone();
          onClose();
        }),
      );
    },
  };
}
