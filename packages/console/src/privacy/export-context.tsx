/** Everything of the agency as one file. */
import { useState } from 'preact/hooks';
import { callForFile } from '../api.ts';
import { download } from '../csv/csv.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';
import { exportFileName, isWhole } from './export-file.ts';

export function ExportContext({ name }: { name: string }) {
  const words = useWords().texts.privacy;
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'cut off'>('idle');
  const [fault, setFault] = useState<unknown>(null);
  const save = async () => {
    setState('busy');
    setFault(null);
    try {
      const file = await callForFile('POST /v1/privacy/export');
      if (!(await isWhole(file))) return setState('cut off');
      download(file, exportFileName(name));
      setState('done');
    } catch (error) {
      setFault(error);
      setState('idle');
    }
  };
  return (
    <section class="card" aria-label={words.exportTitle}>
      <h2>{words.exportTitle}</h2>
      <p class="quiet">{words.exportLead}</p>
      {fault !== null && <ProblemMessage error={fault} />}
      <p role="status">
        {state === 'busy' ? words.exporting : state === 'done' ? words.exported : null}
        {state === 'cut off' && <span class="wrong">{words.cutOff}</span>}
      </p>
      <button type="button" class="button" disabled={state === 'busy'} onClick={save}>
        {words.exportNow}
      </button>
    </section>
  );
}
