/** One file on its way: chosen, checked, checked again with other columns, taken in. */
import type { CheckedImport, EstateImport } from '@rooftree/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { ImportColumn } from './import-columns.ts';

const LOOK_MS = 700;

export interface Progress {
  done: number;
  /** Null while rows are being checked. */
  total: number | null;
}

/** The browser holds a file only until it is saved again. */
export class FileChanged extends Error {}

export function useImport() {
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const [made, setMade] = useState<EstateImport | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [work, setWork] = useState<'checking' | 'importing' | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  const run = async (what: 'checking' | 'importing', act: () => Promise<void>) => {
    setFault(null);
    setWork(what);
    await act()
      .catch(setFault)
      .finally(() => setWork(null));
  };
  const check = (chosen: File) =>
    run('checking', async () => {
      await readable(chosen);
      const { signal } = stop.current;
      setChecked(await call('POST /v1/estate-imports/check', { body: chosen, signal }));
    });
  return {
    file,
    checked,
    made,
    fault,
    work,
    progress,
    choose(chosen: File) {
      setFile(chosen);
      setChecked(null);
      setMade(null);
      void check(chosen);
    },
    chooseColumn(heading: string, column: ImportColumn | null) {
      if (file === null) return;
      const body = { headings: [{ heading, column }] };
      void run('checking', () => call('PUT /v1/estate-imports/headings', { body }).then(() => check(file)));
    },
    take(partial: boolean) {
      if (file === null) return;
      void run('importing', async () => {
        await readable(file);
        setProgress(null);
        const look = setInterval(() => void followImport().then(setProgress, () => {}), LOOK_MS);
        const query = { partial, file_name: file.name.slice(0, 255) };
        // Not ended with the page: what was begun is in the list of imports afterwards.
        await call('POST /v1/estate-imports', { query, body: file })
          .then(setMade)
          .finally(() => clearInterval(look));
      });
    },
    restart() {
      setFile(null);
      setChecked(null);
      setMade(null);
      setFault(null);
    },
  };
}

async function followImport(): Promise<Progress | null> {
  const { imports } = await call('GET /v1/estate-imports');
  const running = imports.find(({ import_status: status }) => status === 'RUNNING');
  return running === undefined ? null : { done: running.rows_done, total: running.rows_total };
}

async function readable(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new FileChanged();
    });
}
