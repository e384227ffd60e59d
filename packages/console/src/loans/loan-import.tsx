/** A file of loans: chosen, checked row by row, then taken in. */
import type { CheckedImport, ImportedLoans } from '@rooftree/client';
import { FileField } from '@rooftree/ui/file-field.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { DryRun } from '../import/dry-run.tsx';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { linkTo } from '../route.ts';

const ACCEPTED =
  '.csv,.xlsx,.txt,.tsv,.ndjson,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function LoanImport({ onDone }: { onDone: () => void }) {
  const { texts, language } = useWords();
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const [made, setMade] = useState<ImportedLoans | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const number = (value: number) => formatNumber(language, value);
  const run = (work: Promise<void>) => {
    setFault(null);
    setBusy(true);
    void work.catch(setFault).finally(() => setBusy(false));
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setMade(null);
    setChecked(null);
    run(call('POST /v1/loan-imports/check', { body: chosen }).then(setChecked));
  };
  const take = (partial: boolean) => {
    if (file === null) return;
    run(
      call('POST /v1/loan-imports', { query: { partial }, body: file }).then((imported) => {
        setMade(imported);
        onDone();
      }),
    );
  };
  const good = checked === null ? 0 : checked.rows.new + checked.rows.changed;
  return (
    <section class="card" aria-label={texts.loans.importFile}>
      <FileField
        label={texts.import.choose}
        accept={ACCEPTED}
        hint={texts.loans.importLead}
        isDisabled={isBusy}
        isSmall
        onFile={choose}
      />
      {file !== null && <p class="quiet">{file.name}</p>}
      <p role="status" class="quiet">
        {isBusy && (checked === null ? texts.import.checking : texts.import.importing)}
        {made !== null && texts.loans.imported(number(made.rows.new), number(made.rows.changed))}
      </p>
      {fault !== null && <ProblemMessage error={fault} />}
      {checked !== null && made === null && (
        <>
          <DryRun checked={checked} needsType={false} linkOf={() => linkTo(['loans'])} />
          {checked.problems.length === 0 && (
            <button
              type="button"
              class="button button-primary"
              disabled={isBusy || good === 0}
              onClick={() => take(checked.rows.refused > 0)}
            >
              {checked.rows.refused > 0
                ? texts.loans.takeGood(number(good), number(checked.rows.refused))
                : texts.loans.take(number(good), good === 1)}
            </button>
          )}
        </>
      )}
    </section>
  );
}
