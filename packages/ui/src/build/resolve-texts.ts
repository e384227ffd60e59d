/**
 * Dutch for the Netherlands is written as differences from Dutch for Belgium. A page gets the whole result instead: its
 * reader would otherwise load both, a tenth of the first view.
 */
import { pathToFileURL } from 'node:url';

const MODULE = /\/nl-NL\/[\w-]+\.ts$/;
const RESOLVED = /^export const (\w+)(?:: \w+)? = withDifferences\([^;]*\);$/gm;
const PASSED_ON = /^export \{[^}]*\} from '[^']+';$/gm;

/** A plugin of Vite, before its own. Of a module with differences only the results are left. */
export function resolveTexts() {
  return {
    name: 'rooftree:resolve-texts',
    enforce: 'pre' as const,
    async transform(code: string, id: string): Promise<{ code: string; map: null } | null> {
      if (!MODULE.test(id) || !code.includes('withDifferences(')) return null;
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
      const results = [...code.matchAll(RESOLVED)].map(
        ([, name = '']) => `export const ${name} = ${writeTexts(exported[name])};`,
      );
      return { code: [...(code.match(PASSED_ON) ?? []), ...results].join('\n'), map: null };
    },
  };
}

/** Texts as the source of a script. A text that is a function may use its values only: nothing around it is written. */
export function writeTexts(value: unknown): string {
  if (typeof value === 'function') return `(${String(value)})`;
  if (Array.isArray(value)) return `[${value.map(writeTexts).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, text]) => `${JSON.stringify(key)}: ${writeTexts(text)}`);
  return `{${entries.join(', ')}}`;
}
