import { execFile, spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { DocumentFacts } from '@rooftree/certificates';
import { READING_LIMITS } from '../reading-limits.ts';
import type { Recognise } from './ocr-channel.ts';
import { OCR_LANGUAGES, OCR_SEGMENTATION, ocrParameters } from './ocr-settings.ts';

let found: Promise<readonly string[]> | null = null;

/**
 * The languages of the forms that a `tesseract` on the PATH has models of. Without any the next document checks again:
 * it may be installed meanwhile.
 */
function installedLanguages(): Promise<readonly string[]> {
  found ??= promisify(execFile)('tesseract', ['--list-langs'], { timeout: 10_000 }).then(
    ({ stdout }) => OCR_LANGUAGES.filter((language) => stdout.split(/\s+/).includes(language)),
    () => {
      found = null;
      return [];
    },
  );
  return found;
}

const LIMITED = `ulimit -d "$0" 2>/dev/null; ulimit -t ${READING_LIMITS.processorSeconds} 2>/dev/null; exec "$@"`;

/** Reads pictures by the program of that name, one process for each; `stop` ends the one that runs. */
export function startTesseract(): { recognise: Recognise; stop(): void } {
  const stopping = new AbortController();
  const recognise: Recognise = async ({ width, height, pixels }, mode) => {
    const installed = await installedLanguages();
    if (installed.length === 0) return null;
    const kib = String(Math.floor(READING_LIMITS.ocrMemoryBytes / 1024));
    const parameters = Object.entries(ocrParameters(mode)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const languages = installed.join('+');
    const options = ['--psm', OCR_SEGMENTATION[mode], '-l', languages, ...parameters];
    const command = ['tesseract', 'stdin', 'stdout', ...options, 'hocr'];
    const child = spawn('/bin/sh', ['-c', LIMITED, kib, ...command], {
      // One thread: the program's own gain little, and the other cores belong to others.
      env: { ...onlyFrom(process.env, 'PATH', 'TESSDATA_PREFIX'), OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      signal: stopping.signal,
      killSignal: 'SIGKILL',
    });
    // A program that ends early closes its pipes and gives no text: the page is then empty.
    child.on('error', () => {});
    child.stdin.on('error', () => {});
    child.stdin.write(`P5\n${width} ${height}\n255\n`);
    child.stdin.end(pixels);
    const text = await buffer(child.stdout);
    return text.length > READING_LIMITS.answerBytes ? '' : text.toString();
  };
  return { recognise, stop: () => stopping.abort() };
}

function onlyFrom(environment: NodeJS.ProcessEnv, ...names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}

/**
 * The packages whose absence lowers how well a document of this language is read; the model of another language reads
 * it too.
 */
export async function missingPackages(language: DocumentFacts['language']): Promise<string[]> {
  if (language === null) return [];
  const installed = await installedLanguages();
  // Of German the French model reads most: umlauts are all that it lacks.
  const model = language === 'nl' ? 'nld' : 'fra';
  if (installed.includes(model)) return [];
  // The OCR that an installation may have itself reads by the Dutch model.
  if (installed.length === 0) return language === 'nl' ? [] : ['tesseract-ocr', `tesseract-ocr-${model}`];
  return [`tesseract-ocr-${model}`];
}
