import { readdirSync, readFileSync } from 'node:fs';
import type { FaultServer } from './fault-server.ts';

export interface Sample {
  memoryMb: number;
  /** To PostgreSQL, of all kinds. */
  connections: number;
  /** Sockets included. */
  files: number;
}

/** What the server's process holds at this moment. */
export async function measureProcess({ sql, processId }: FaultServer): Promise<Sample> {
  const folder = `/proc/${processId()}`;
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`${folder}/status`, 'utf8')) ?? [];
  const [row] = await sql<[{ connections: number }]>`
    SELECT count(*) AS connections FROM pg_stat_activity
    WHERE application_name LIKE 'rooftree%' AND application_name <> 'rooftree test'`;
  return {
    memoryMb: (Number(kib) * 1024) / 1e6,
    connections: row.connections,
    files: readdirSync(`${folder}/fd`).length,
  };
}

export function medianOf(samples: readonly Sample[], name: keyof Sample): number {
  const sorted = samples.map((sample) => sample[name]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function mostOf(samples: readonly Sample[], name: keyof Sample): number {
  return Math.max(...samples.map((sample) => sample[name]));
}
