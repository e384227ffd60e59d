/** The samples of a guide as programs: its blocks of one language, in their order, are one program. */
import { readGuide } from '../../packages/docs/src/guide-files.ts';
import { ASSUMED_URL } from '../../packages/docs/src/placeholders.ts';

export const LANGUAGES = {
  sh: { program: 'bash', options: ['-eu', '-o', 'pipefail'], extension: 'sh', needs: ['bash', 'curl', 'jq'] },
  ts: { program: process.execPath, options: [], extension: 'ts', needs: [] },
  python: { program: 'python3', options: [], extension: 'py', needs: ['python3'] },
  php: { program: 'php', options: [], extension: 'php', needs: ['php'] },
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_NAMES: readonly Language[] = ['sh', 'ts', 'python', 'php'];

export async function readSample(guide: string, language: Language, publicUrl: string): Promise<string> {
  return (await readBlocks(guide, language, publicUrl)).join('\n');
}

/** The blocks of one language; `shell` for commands of the operator. */
export async function readBlocks(guide: string, language: string, publicUrl: string): Promise<string[]> {
  const text = readGuide(`${guide}.md`).replaceAll(ASSUMED_URL, publicUrl);
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)];
  return blocks.flatMap(([, name, code = '']) => (name === language ? [code] : []));
}
