/** An edition: the data of an installation that ran an earlier version, for tests of what an update makes of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface EditionTable {
  /** With their types, in the order of the values. */
  columns: { name: string; type: string }[];
  /** Each value in PostgreSQL's own text form: a plan keeps every byte, which fingerprints depend on. */
  rows: (string | null)[][];
}

export interface Edition {
  commit: string;
  migrations: { name: string; checksum: string }[];
  tables: Record<string, EditionTable>;
  /** Files of the file store by path, base64. */
  files: Record<string, string>;
  client: { contextId: string; clientId: string; clientSecret: string; token: string };
  /** What that version answered, to compare with what this one answers. */
  answers: {
    /** Every item of the client's search. */
    renovations: SearchItem[];
    /** Of a report that it made. */
    report: { renovationId: string; path: string };
    referralTokens: string[];
    /** By path: a building, a programme and a report on loans; absent for versions without them. */
    office?: Record<string, unknown> | undefined;
  };
}

export interface SearchItem extends Record<string, unknown> {
  renovation_id: string;
}

const ENDING = '.json.br';

export const editionNames = (): string[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => basename(name, ENDING))
    .sort();

export const editionFile = (name: string): string => join(import.meta.dirname, name + ENDING);

export function readEdition(name: string): Edition {
  return JSON.parse(brotliDecompressSync(readFileSync(editionFile(name))).toString());
}
