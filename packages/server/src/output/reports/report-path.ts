/** Where a report's file is: 128 random bits that cannot be guessed, then a readable name. */
import { randomBytes } from 'node:crypto';

const REPORT_PATH = /^reports\/[A-Za-z0-9_-]{22}\/[a-z0-9-]{1,100}\.pdf$/;
const LONGEST_NAME = 100;

export function newReportPath(name: string): string {
  return `reports/${randomBytes(16).toString('base64url')}/${slugOf(name)}.pdf`;
}

export function isReportPath(path: string): boolean {
  return REPORT_PATH.test(path);
}

/** "Renovatiepaspoort Lindenlaan 12, Mechelen" → "renovatiepaspoort-lindenlaan-12-mechelen". */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '');
  return slug || 'report';
}
