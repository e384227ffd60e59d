import type {
  CheckedImport,
  EstateImport,
  EstateImportList,
  ImportHeadings,
  UndoneImport,
} from './contract.ts';
import type { Api } from './transport/api.ts';
import { nothing } from './transport/read.ts';
import type { CallOptions } from './transport/send.ts';

/** A CSV, XLSX or NDJSON file; recognised by its first bytes. */
export type ImportedFile = Blob | Uint8Array<ArrayBuffer>;

export interface Imports {
  /** What an import of the file would do: columns, faults, rows that are new, changed or the same. Writes nothing. */
  check(file: ImportedFile, options?: CallOptions): Promise<CheckedImport>;
  /** Takes the file in as a whole, or with `partial` the rows without a fault. Not repeated by itself. */
  create(
    file: ImportedFile,
    query?: { partial?: boolean; file_name?: string },
    options?: CallOptions,
  ): Promise<EstateImport>;
  /** The fifty newest, with the progress of the one that runs. */
  list(options?: CallOptions): Promise<EstateImportList>;
  /** Restores what an import changed, where it has not changed since. */
  undo(id: string, options?: CallOptions): Promise<UndoneImport>;
  /** What headings of files mean, for all later files. */
  chooseHeadings(headings: ImportHeadings['headings'], options?: CallOptions): Promise<void>;
  /** From now on headings mean what the server finds itself. */
  forgetHeadings(options?: CallOptions): Promise<void>;
}

const path = 'estate-imports';

export function createImports(api: Api): Imports {
  return {
    check: (file, options) => api.json({ method: 'POST', path: [path, 'check'], file, once: true }, options),
    create: (file, query, options) => api.json({ method: 'POST', path: [path], query, file }, options),
    list: (options) => api.json({ path: [path] }, options),
    undo: (id, options) => api.json({ method: 'POST', path: [path, id, 'undo'] }, options),
    chooseHeadings: (headings, options) =>
      api.call({ method: 'PUT', path: [path, 'headings'], body: { headings } }, nothing, options),
    forgetHeadings: (options) => api.call({ method: 'DELETE', path: [path, 'headings'] }, nothing, options),
  };
}
