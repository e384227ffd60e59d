import type {
  CheckedImport,
  ImportedLoans,
  Loan,
  LoanBody,
  LoanEntry,
  LoanPage,
  LoanQuery,
  LoanReport,
  LoanReportCell,
  LoanReportFile,
  LoanReportList,
  LoanSettings,
  NewLoanReport,
  StoredLoans,
} from './contract.ts';
import type { ImportedFile } from './imports.ts';
import type { Api } from './transport/api.ts';
import { bytes, nothing } from './transport/read.ts';
import type { CallOptions } from './transport/send.ts';

export interface Loans {
  /** One page, in the order of their ids; of all loans, or of those on one home. */
  list(query?: LoanQuery, options?: CallOptions): Promise<LoanPage>;
  /** All of them, page after page. */
  listAll(query?: LoanQuery, options?: CallOptions): AsyncGenerator<Loan, void>;
  get(loanId: string, options?: CallOptions): Promise<Loan>;
  put(loanId: string, loan: LoanBody, options?: CallOptions): Promise<Loan>;
  /** Up to 10,000: all are stored, or none when one has an error. */
  putMany(loans: readonly LoanEntry[], options?: CallOptions): Promise<StoredLoans>;
  delete(loanId: string, options?: CallOptions): Promise<void>;
  /** A CSV file with all loans, in the form in which it can be imported. */
  export(options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** What an import of the file would do. Writes nothing. */
  checkImport(file: ImportedFile, options?: CallOptions): Promise<CheckedImport>;
  /** Takes the file in as a whole, or with `partial` the rows without an error. Not repeated by itself. */
  import(file: ImportedFile, query?: { partial?: boolean }, options?: CallOptions): Promise<ImportedLoans>;
  readonly reports: LoanReports;
  /** Emission factors and taxonomy limits of the context. */
  getSettings(options?: CallOptions): Promise<LoanSettings>;
  putSettings(settings: LoanSettings, options?: CallOptions): Promise<LoanSettings>;
}

export interface LoanReports {
  /** Starts a report; it is made in the background. */
  create(report: NewLoanReport, options?: CallOptions): Promise<LoanReport>;
  /** The newest fifty. */
  list(options?: CallOptions): Promise<LoanReportList>;
  get(id: string, options?: CallOptions): Promise<LoanReport>;
  delete(id: string, options?: CallOptions): Promise<void>;
  /** The loans behind a cell of template 2, such as row 3, column `d`. */
  cell(
    id: string,
    row: number,
    column: string,
    query?: { after?: string; page_size?: number },
    options?: CallOptions,
  ): Promise<LoanReportCell>;
  download(id: string, file: LoanReportFile, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
}

export function createLoans(api: Api): Loans {
  const path = (loanId: string) => ['loans', loanId];
  const list = (query?: LoanQuery, options?: CallOptions) =>
    api.json<LoanPage>({ path: ['loans'], query }, options);
  return {
    list,
    async *listAll(query = {}, options) {
      for (let after = query.after ?? null, isFirst = true; isFirst || after !== null; isFirst = false) {
        const page: LoanPage = await list(
          { page_size: 1000, ...query, ...(after !== null && { after }) },
          options,
        );
        yield* page.loans;
        after = page.next;
      }
    },
    get: (loanId, options) => api.json({ path: path(loanId) }, options),
    put: (loanId, loan, options) => api.json({ method: 'PUT', path: path(loanId), body: loan }, options),
    putMany: (loans, options) =>
      api.json({ method: 'POST', path: path('batch'), body: { loans }, keyed: true }, options),
    delete: (loanId, options) => api.call({ method: 'DELETE', path: path(loanId) }, nothing, options),
    export: (options) => api.call({ path: ['loan-export'] }, bytes, options),
    checkImport: (file, options) =>
      api.json({ method: 'POST', path: ['loan-imports', 'check'], file, once: true }, options),
    import: (file, query, options) =>
      api.json({ method: 'POST', path: ['loan-imports'], query, file }, options),
    reports: createLoanReports(api),
    getSettings: (options) => api.json({ path: ['loan-settings'] }, options),
    putSettings: (settings, options) =>
      api.json({ method: 'PUT', path: ['loan-settings'], body: settings }, options),
  };
}

function createLoanReports(api: Api): LoanReports {
  const path = (id: string) => ['loan-reports', id];
  return {
    create: (report, options) =>
      api.json({ method: 'POST', path: ['loan-reports'], body: report, keyed: true }, options),
    list: (options) => api.json({ path: ['loan-reports'] }, options),
    get: (id, options) => api.json({ path: path(id) }, options),
    delete: (id, options) => api.call({ method: 'DELETE', path: path(id) }, nothing, options),
    cell: (id, row, column, query, options) =>
      api.json({ path: [...path(id), 'cells', String(row), column], query }, options),
    download: (id, file, options) => api.call({ path: [...path(id), 'files', file] }, bytes, options),
  };
}
