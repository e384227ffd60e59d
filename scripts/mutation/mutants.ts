/** Small wrong changes of a source file: one that no test notices shows a test that is missing. */

export interface Mutant {
  file: string;
  /** Offsets into the file's text. */
  start: number;
  end: number;
  replacement: string;
  line: number;
  /** What stood there, for the report. */
  original: string;
  /** The whole line that it stood in. */
  lineText: string;
}

type Operator = readonly [pattern: RegExp, replacement: (found: string) => string];

const to = (replacement: string) => () => replacement;

/** In TypeScript outside of strings, comments and imports. */
const CODE: readonly Operator[] = [
  [/===/g, to('!==')],
  [/!==/g, to('===')],
  [/(?<= )<(?= )/g, to('<=')],
  [/(?<= )<=(?= )/g, to('<')],
  [/(?<= )>(?= )/g, to('>=')],
  [/(?<= )>=(?= )/g, to('>')],
  [/&&/g, to('||')],
  [/\|\|/g, to('&&')],
  [/\btrue\b/g, to('false')],
  [/\bfalse\b/g, to('true')],
  [/(?<=\w|\)) \+ (?=\w|\()/g, to(' - ')],
  [/(?<=\w|\)) - (?=\w|\()/g, to(' + ')],
  [/(?<=\w|\)) \* (?=\w|\()/g, to(' / ')],
  [/(?<=[(\s])!(?=\w)/g, to('')],
  [/\bMath\.min\b/g, to('Math.max')],
  [/\bMath\.max\b/g, to('Math.min')],
];

/** From its AND to the next word or sign that is no part of it, with what is in parentheses on the line. */
const CONDITION =
  /\bAND (?!\()(?:[^\n(){]|\((?:[^\n()]|\([^\n()]*\))*\))*?(?= +(?:AND|OR|THEN|RETURNING|FOR|LIMIT|ORDER|GROUP|ON|DO|AS)\b| +\$\{|,|\n|\)|`|$)/g;

/** In the SQL of template literals. */
const SQL: readonly Operator[] = [
  // The tenant: what is left then finds the rows of every context.
  [/(?<=\bWHERE )(\w+\.)?context_id = \$(\d+|\u00a0+) AND /g, to('')],
  // One condition, whole: what leaves half of it is no SQL, and any test would notice that.
  [CONDITION, to('')],
  [/\bFOR (NO KEY )?UPDATE\b/g, to('')],
  [/\bORDER BY "?[\w.]+"?(?: ASC| DESC)?(?:, "?[\w.]+"?(?: ASC| DESC)?)*(?: NULLS (?:FIRST|LAST))?/g, to('')],
  [/\bIS NULL\b/g, to('IS NOT NULL')],
  [/\bIS NOT NULL\b/g, to('IS NULL')],
  [/(?<= )<(?= )/g, to('>=')],
  [/(?<= )>(?= )/g, to('<=')],
  [/'(RUNNING|FINISHED|FAILED|STOPPED|NOT_STARTED)'/g, to("'NONE'")],
];

export function mutantsOf(file: string, text: string): Mutant[] {
  const { code, sql } = regionsOf(text);
  const lines = text.split('\n');
  const mutants: Mutant[] = [];
  const collect = (operators: readonly Operator[], masked: string): void => {
    for (const [pattern, replace] of operators) {
      for (const match of masked.matchAll(pattern)) {
        const start = match.index;
        const end = start + match[0].length;
        const line = text.slice(0, start).split('\n').length;
        const lineText = lines[line - 1] ?? '';
        mutants.push({
          file,
          start,
          end,
          replacement: replace(match[0]),
          line,
          original: text.slice(start, end),
          lineText,
        });
      }
    }
  };
  collect(CODE, code);
  collect(SQL, sql);
  return mutants.sort((a, b) => a.start - b.start);
}

/** The text with everything but code, or everything but SQL, turned into spaces, so that offsets stay. */
function regionsOf(text: string): { code: string; sql: string } {
  const blank = (part: string): string => part.replace(/[^\n]/g, '\u00a0');
  // Comments, import lines, quoted strings and regular expressions are neither; template literals may be SQL.
  const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|^import [\s\S]*?;$|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gm;
  let code = '';
  let sql = '';
  let at = 0;
  for (const match of text.matchAll(tokens)) {
    const between = text.slice(at, match.index);
    const isSql = match[0].startsWith('`') && /\b(SELECT|INSERT|UPDATE|DELETE|WHERE|FROM)\b/.test(match[0]);
    code += between + blank(match[0]);
    sql += blank(between) + (isSql ? withoutPlaceholders(match[0], blank) : blank(match[0]));
    at = match.index + match[0].length;
  }
  return { code: code + text.slice(at), sql: sql + blank(text.slice(at)) };
}

/** `${…}` in SQL is left as it is for conditions that hold one, but is no place for a mutation of its own. */
function withoutPlaceholders(template: string, blank: (part: string) => string): string {
  return template.replace(/\$\{[^}]*\}/g, (placeholder) => `$${blank(placeholder.slice(1))}`);
}
