/** `x as T` asks the compiler to believe us: each one says why it may, in a comment above it or above its statement. */
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'packages/*/build.ts', '{bench,scripts}/**/*.ts'];
const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|\/(testing|generated|node_modules)\//;

/** A comment stands above an assertion when only blanks are between it and the first character of the line. */
export function bareAssertions(path: string, text: string): string[] {
  const { program, comments, errors } = parseSync(path, text);
  assert.deepEqual(errors, [], path);
  const lineOf = (place: number) => text.slice(0, place).split('\n').length;
  const explained = new Set(comments.map(({ end }) => lineOf(end) + 1));
  const found: number[] = [];
  visit(program, 1);
  return found.map((line) => `${path}:${line}`);

  function visit(node: unknown, statementLine: number): void {
    if (Array.isArray(node)) for (const each of node) visit(each, statementLine);
    if (!isNode(node)) return;
    const line = lineOf(node.start);
    const begins = /Statement$|Declaration$|^Property$|^JSXExpressionContainer$/.test(node.type)
      ? line
      : statementLine;
    if (node.type === 'TSTypeAssertion') found.push(line);
    if (node.type === 'TSAsExpression' && isNode(node['expression']) && isNode(node['typeAnnotation'])) {
      const lines = [begins, line, lineOf(node['typeAnnotation'].start)];
      if (!isConst(node['typeAnnotation']) && !lines.some((each) => explained.has(each))) found.push(line);
    }
    for (const part of Object.values(node)) visit(part, begins);
  }
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isConst({ typeName }: Node): boolean {
  return isNode(typeName) && typeName['name'] === 'const';
}

describe('type assertions', () => {
  it('are found, and their reasons too', () => {
    const read = (text: string) => bareAssertions('a.tsx', text);
    assert.deepEqual(read('const a = b as C;'), ['a.tsx:1']);
    assert.deepEqual(read('f();\nconst a = <p>{b as C}</p>;'), ['a.tsx:2']);
    assert.deepEqual(read('const a = b as unknown as C;').length, 2);
    assert.deepEqual(read('// Checked.\nconst a = b as C;'), []);
    assert.deepEqual(read('// Checked.\n\nconst a = b as C;'), ['a.tsx:3']);
    assert.deepEqual(read('// Checked.\nconst a = f(\n  b as C,\n);'), []);
    assert.deepEqual(
      read('const a = b as const;\nconst c = d satisfies E;\nimport { f as g } from "h";'),
      [],
    );
  });

  it('have a reason', async () => {
    const paths = await Array.fromAsync(glob(SOURCES, { cwd: ROOT }));
    const sources = paths.filter((path) => !NO_SOURCE.test(path)).sort();
    assert.ok(sources.length > 300);
    const bare: string[] = [];
    for (const path of sources) bare.push(...bareAssertions(path, await readFile(join(ROOT, path), 'utf8')));
    assert.deepEqual(bare, []);
  });
});
