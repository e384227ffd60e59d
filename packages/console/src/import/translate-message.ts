/** The server's sentences about a file in the reader's language. One that is not known here is shown as it came. */
import { translateBuildingFault } from '../faults/building-faults.ts';
import { countryIn, translateValueFault } from '../faults/value-faults.ts';
import { columnName } from './import-columns.ts';
import type { ImportWords } from './import-words.ts';

type Say = (parts: string[], words: ImportWords) => string;

/** Each sentence with its translation; a part in brackets goes into it. */
const SENTENCES: [RegExp, Say][] = [
  [/^is already on line (\d+)$/, ([line = ''], { texts }) => texts.import.twice(line)],
  [/^must be the external_id of a stored estate$/, (_, { texts }) => texts.loans.noHome],
  [
    /^must be ([A-Z]{3}), as that of the other loans/,
    ([currency = ''], { texts }) => texts.loans.otherCurrency(currency),
  ],
  [/^must have at most two decimals$/, (_, { texts }) => texts.loans.noCents],
  [
    /^line \d+: column "(loan_id|estate_external_id|gross_carrying_amount|outstanding)" must be there$/,
    ([column = ''], words) => words.texts.loans.noColumn(columnName(column, words)),
  ],
  [/^must not be a date: /, (_, { texts }) => texts.import.noDate],
  [/^must not be an error of the spreadsheet$/, (_, { texts }) => texts.import.noError],
  [
    /^must not be there: the heading line has only (\d+) columns$/,
    ([count = ''], { texts }) => texts.import.tooManyCells(count),
  ],
  [
    /^can be (\S+) or (\S+): write it without a mark for thousands$/,
    ([a = '', b = ''], { texts }) => texts.import.doubtful(a, b),
  ],
  [/^line \d+: column "external_id" must be there$/, (_, { texts }) => texts.import.noReference],
  [
    /^line \d+: columns "(.*)" and "(.*)" are both (\S+): remove one of them$/,
    ([a = '', b = '', column = ''], words) => words.texts.import.sameColumn(a, b, columnName(column, words)),
  ],
  [
    /^there is no column for the country: (\w+) is assumed$/,
    ([country = ''], words) => words.texts.import.countryTaken(countryIn(country, words)),
  ],
  [/^the file has no rows below its headings$/, (_, { texts }) => texts.import.noRows],
  [/must name the columns$|names the columns$/, (_, { texts }) => texts.import.noHeadings],
  [/^this is an \.xls file or a workbook with a password/, (_, { texts }) => texts.import.oldExcel],
  [/^the spreadsheet cannot be read/, (_, { texts }) => texts.import.damaged],
  [/^a file may have (\d+) rows/, ([most = ''], { texts }) => texts.import.tooManyRows(most)],
  [/^a file may have (\d+) MiB$/, ([most = ''], { texts }) => texts.import.tooLarge(most)],
  [
    /^only the first sheet, "(.*)", is read; skipped: (.*)$/,
    ([first = '', others = ''], { texts }) => texts.import.firstSheet(first, others),
  ],
  [
    /^column (\d+) has values but no heading/,
    ([place = ''], { texts }) => texts.import.withoutHeading(place),
  ],
  [
    /^(\d+) rows? (?:has|have) fewer cells than the heading line \(first on line (\d+)\)/,
    ([count = '', line = ''], { texts }) => texts.import.shortRows(count, line),
  ],
  [
    /^the file is not UTF-8 and is read as Windows-1252: line (\d+) has "(.*)"$/,
    ([line = '', example = ''], { texts }) => texts.import.windows(line, example),
  ],
  [/not valid UTF-16|U\+FFFD|UTF-8/, (_, { texts }) => texts.import.wrongEncoding],
  [/^another import of this context is running/, (_, { texts }) => texts.import.anotherRuns],
  [
    /changed by someone else during the import|considered interrupted/,
    (_, { texts }) => texts.import.changedMeanwhile,
  ],
];

/** Null where the server's own words have to do. */
export function translateMessage(message: string, words: ImportWords): string | null {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(message);
    if (found !== null) return say(found.slice(1), words);
  }
  return translateBuildingFault(message, words) ?? translateValueFault(message, words);
}

/** Columns that were left out are seen in the list of columns. */
export const isOfColumns = (note: string) => note.startsWith('not known and skipped: ');
