/** Where a file is dropped or chosen, and what form it should have. */
import { Button } from '@rooftree/ui/button.tsx';
import { FileField } from '@rooftree/ui/file-field.tsx';
import { Download } from 'lucide';
import { csvOf, download } from '../csv/csv.ts';
import { columnName } from './import-columns.ts';
import { useImportWords } from './import-words.ts';

/** What the server reads as rows. */
export const SHEET_FILES =
  '.csv,.xlsx,.txt,.tsv,.ndjson,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
    <div class="file-picker">
      <FileField label={texts.choose} accept={SHEET_FILES} hint={texts.hint} onFile={onFile} />
      <Button icon={Download} onClick={sample}>
        {texts.sample}
      </Button>
    </div>
  );
}
