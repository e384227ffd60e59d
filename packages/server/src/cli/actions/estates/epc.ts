import { readFile } from 'node:fs/promises';
import { tableOf } from '@rooftree/certificates/measure';
import { checkFolder } from '../../../estates/certificates/check-folder.ts';
import {
  type FileReading,
  readCertificateFile,
} from '../../../estates/certificates/read-certificate-file.ts';
import { localDay } from '../../../infra/local-day.ts';
import { paint, print, printJson, table } from '../../../infra/terminal.ts';
import { CliError } from '../../cli-error.ts';

/** The document was refused; its own number, so that a script can distinguish it from a failure of the command. */
const EXIT_REFUSED = 3;

interface ReadFlags {
  json?: boolean;
  zipCode?: string;
  houseNumber?: string;
  houseNumberExtra?: string;
  date?: string;
}

export async function epcReadAction(file: string, flags: ReadFlags): Promise<void> {
  const bytes = await readFile(file).catch(() => {
    throw new CliError(`cannot read ${file}`);
  });
  const reading = await readCertificateFile(bytes, {
    today: flags.date ?? localDay(null),
    address: addressIn(flags),
  });
  if (flags.json) printJson(reading);
  else printReading(reading);
  if (reading.status === 'FAILED') process.exitCode = EXIT_REFUSED;
}

function addressIn({ zipCode, houseNumber, houseNumberExtra }: ReadFlags) {
  if (zipCode === undefined && houseNumber === undefined) return null;
  if (zipCode === undefined || houseNumber === undefined)
    throw new CliError('--zip-code and --house-number go together');
  return { zip_code: zipCode, house_number: houseNumber, house_number_extra: houseNumberExtra ?? null };
}

function printReading({ failure, document, certificate, fields, checks, unread }: FileReading): void {
  if (failure) {
    print(`${paint('red', failure.code)}: ${failure.message}`);
    return;
  }
  const until = certificate?.valid_until
    ? `valid until ${certificate.valid_until}${certificate.expired ? ' (expired)' : ''}`
    : 'without an expiry date';
  print(`${document.kind} ${certificate?.number ?? ''}, ${until}`);
  const rows = fields.map(({ name, value, confidence, basis, source }) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
    confidence,
    basis,
    source ? `page ${source.page}` : 'data file',
  ]);
  print(table(['field', 'value', 'confidence', 'basis', 'read on'], rows));
  const failed = checks.filter(({ holds }) => !holds).map(({ name }) => name);
  print(
    `${checks.length - failed.length} of ${checks.length} checks hold${failed.length > 0 ? `; not ${failed.join(', ')}` : ''}`,
  );
  if (unread.length > 0) print(`not understood: ${unread.join('; ')}`);
  if (document.unread_pages?.length) print(`pages not read: ${document.unread_pages.join(', ')}`);
  if (document.missing_packages?.length)
    print(`would read better with: ${document.missing_packages.join(', ')}`);
}

export async function epcCheckAction(
  folder: string,
  { date = localDay(null) }: { date?: string },
): Promise<void> {
  const check = await checkFolder(folder, date).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error
      ? new CliError(`cannot read ${folder}: ${error.message}`)
      : error;
  });
  if (check.rows.length === 0) throw new CliError(`${folder} has neither NAME.truth.json nor truth.csv`);
  print(tableOf(check.rows));
  for (const { file, faults } of check.faults) print(`${file}: ${faults.join(', ')}`);
  for (const bar of check.missed) print(paint('red', bar));
  if (check.missed.length > 0) process.exitCode = 1;
}
