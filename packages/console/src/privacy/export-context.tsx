/** Everything of the agency as one file. */
import { useState } from 'preact/hooks';
import { callForFile } from '../api.ts';
import { useWords } from '../language.ts';
import { download } from '../parts/csv.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';

/** The last line says how much there is: without it the file was cut off on the way. */
const LAST_LINE_BYTES = 4096;

export function ExportContext({ name }: { name: string }) {
  const words = useWords().texts.privacy;
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'cut off'>('idle');
  const [fault, setFault] = useState<unknown>(null);
  const save = async () => {
    setState('busy');
    setFault(null);
    try {
      const file = await callForFile('POST /v1/privacy/export');
      const end = await file.slice(-LAST_LINE_BYTES).text();
      if (!end.includes('{"kind":"end"')) return setState('cut off');
      const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      download(file, `${plain}-${new Date().toISOString().slice(0, 10)}.ndjson`);
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
