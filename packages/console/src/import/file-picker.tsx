/** Where a file is dropped or chosen, and what form it should have. */
import { useState } from 'preact/hooks';
import { csvOf, download } from '../parts/csv.ts';
import { columnName } from './import-columns.ts';
import { useImportWords } from './import-words.ts';

const SAMPLE_COLUMNS = [
  'external_id',
  'country',
  'zip_code',
  'place',
  'street',
  'house_number',
  'estate_type',
  'year_built',
];
const SAMPLE_ROWS = [
  ['GE-14', 'BE', '9000', 'Gent', 'Lindelaan', '14', 'HOUSE', '1958'],
  ['LE-9', 'BE', '3000', 'Leuven', 'Zonnebloemweg', '9', 'APARTMENT', '1974'],
  ['UT-3', 'NL', '3512 KL', 'Utrecht', 'Springweg', '3', 'HOUSE', '1931'],
];

export function FilePicker({ onFile }: { onFile: (file: File) => void }) {
  const words = useImportWords();
  const texts = words.texts.import;
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const sample = () => {
    const heads = SAMPLE_COLUMNS.map((name) => columnName(name, words));
    const type = SAMPLE_COLUMNS.indexOf('estate_type');
    const rows = SAMPLE_ROWS.map((cells) =>
      cells.map((cell, place) =>
        place === type ? words.places.estateTypes[cell === 'HOUSE' ? 'HOUSE' : 'APARTMENT'] : cell,
      ),
    );
    download(csvOf([heads, ...rows]), texts.sampleName);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen by the button, too
    <div
      class={isOver ? 'drop card over' : 'drop card'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <p>{texts.lead}</p>
      <div class="row">
        <label class="button button-primary file-button">
          {texts.choose}
          <input
            type="file"
            class="unseen"
            accept=".csv,.xlsx,.txt,.tsv,.ndjson,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={(event) => {
              take(event.currentTarget.files);
              // The same file, saved again, is a new choice.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <button type="button" class="button" onClick={sample}>
          {texts.sample}
        </button>
      </div>
      <p class="quiet">{texts.hint}</p>
    </div>
  );
}
