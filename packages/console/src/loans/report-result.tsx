/** What a report adds up to: key figures, template 2 with every cell leading to its loans, and the files. */
import type { LoanReport, LoanReportFile } from '@rooftree/client';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { formatDate, formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { call, callForFile } from '../api.ts';
import { download } from '../csv/csv.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import type { LoanTexts } from '../texts/en/data.ts';
import { useWords } from '../words/language.ts';
import { formatMillions } from './format-amount.ts';

type Summary = NonNullable<LoanReport['summary']>;

const FILES = ['report.xlsx', 'template.csv', 'loans.csv', 'loans.xlsx'] as const;
/** Rows of the EU; the others are in the files. */
const SHOWN_ROWS = 5;

export function ReportResult({ id }: { id: string }) {
  const { texts, language } = useWords();
  const {
    value: report,
    fault,
    reload,
  } = useResource((signal) => call('GET /v1/loan-reports/{id}', { path: { id }, signal }));
  return (
    <div class="screen loans-screen">
      <PageHeader
        title={
          report === null
            ? texts.loans.reports
            : texts.loans.resultOf(formatDate(language, report.reference_date))
        }
        back={{ href: linkTo(['loans']), text: texts.loans.title }}
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {report === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {report?.summary && <Downloads report={report} />}
      {report?.summary && <KeyFigures summary={report.summary} />}
      {report?.summary && <Template id={id} summary={report.summary} />}
    </div>
  );
}

function Downloads({ report }: { report: LoanReport }) {
  const { texts } = useWords();
  const [fault, setFault] = useState<unknown>(null);
  const save = (file: LoanReportFile) => {
    setFault(null);
    callForFile('GET /v1/loan-reports/{id}/files/{file}', { path: { id: report.id, file } }).then(
      (blob) => download(blob, `${report.reference_date}-${file}`),
      setFault,
    );
  };
  return (
    <div class="row">
      {FILES.map((file) => (
        <button key={file} type="button" class="button" onClick={() => save(file)}>
          {texts.loans.fileNames[file]}
        </button>
      ))}
      {fault !== null && <ProblemMessage error={fault} />}
    </div>
  );
}

function KeyFigures({ summary: { pcaf, template, taxonomy } }: { summary: Summary }) {
  const { texts, language } = useWords();
  const [total] = template;
  const all = total?.cells['a'] ?? 0;
  const percent = (part: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
      all === 0 ? 0 : part / all,
    );
  const aligned = taxonomy.find(({ activity }) => activity === '7.7')?.amounts_cents.YES ?? 0;
  const tonnes = formatNumber(language, Math.round(pcaf.financed_kgco2 / 100) / 10);
  const figures = [
    [texts.loans.financed, texts.loans.tonnes(tonnes)],
    [texts.loans.score, pcaf.score === null ? '–' : texts.loans.scoreOf(formatNumber(language, pcaf.score))],
    [texts.loans.labelled, percent(all - (total?.cells['o'] ?? 0))],
    [texts.loans.taxonomy, percent(aligned)],
  ];
  return (
    <dl class="counts">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const LIMITS = ['≤ 100', '≤ 200', '≤ 300', '≤ 400', '≤ 500', '> 500'];
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** What a column of template 2 counts, in a word. */
function meaningOf(column: string, texts: LoanTexts): string {
  const meanings = [texts.total, ...LIMITS, ...LETTERS, texts.without, texts.estimated];
  return meanings[column.charCodeAt(0) - 'a'.charCodeAt(0)] ?? '';
}

function Template({ id, summary }: { id: string; summary: Summary }) {
  const { texts, language } = useWords();
  const rows = summary.template.slice(0, SHOWN_ROWS);
  const [total] = rows;
  const columns = Object.keys(total?.cells ?? {}).sort();
  const show = (column: string, value: number | null) =>
    value === null
      ? ''
      : column === 'p'
        ? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value)
        : formatMillions(language, value);
  return (
    <div>
      <h2 id="template-2">{texts.loans.template}</h2>
      <p class="quiet">{texts.loans.likeliestLead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="scroll" tabIndex={0} aria-label={texts.loans.template}>
        <table class="plain">
          <TableHead
            heads={[
              texts.loans.row,
              ...columns.map((column) => ({
                text: column,
                note: <span class="quiet">{meaningOf(column, texts.loans)}</span>,
                isNumeric: true,
              })),
            ]}
          />
          <tbody>
            {rows.map(({ number, heading, cells }, place) => (
              <tr key={number}>
                <th scope="row">{`${number} ${texts.loans.rows[place] ?? heading}`}</th>
                {columns.map((column) => (
                  <td key={column} class="numeric">
                    {cells[column] ? (
                      <a
                        href={linkTo(['loans', 'report', id, String(number), column])}
                        aria-label={`${texts.loans.cell(String(number), column)}: ${show(column, cells[column] ?? null)}`}
                      >
                        {show(column, cells[column] ?? null)}
                      </a>
                    ) : (
                      show(column, cells[column] ?? null)
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{texts.loans.likeliest}</th>
              {columns.map((column) => (
                <td key={column} class="numeric">
                  {total?.likeliest[column] === undefined
                    ? ''
                    : show(column, total.likeliest[column] ?? null)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
