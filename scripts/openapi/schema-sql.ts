import type { Sql } from '../../packages/server/src/infra/database/sql.ts';

const HEADER = `-- What the migrations come to, to be read: nothing runs this file. \`npm run openapi\` writes it, and a test holds it against a migrated database.
`;

/** Parts that this file cannot describe yet: a view, an enum, a policy. */
const UNKNOWN_PARTS = `
  SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('r', 'i', 'S')
  UNION ALL SELECT typname::text FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype NOT IN ('b', 'c', 'd')
  UNION ALL SELECT polname::text FROM pg_policy`;

const DOMAINS = `
  SELECT format('CREATE DOMAIN %s AS %s%s;', t.typname, format_type(t.typbasetype, t.typtypmod),
    coalesce((SELECT string_agg(' ' || pg_get_constraintdef(c.oid), '' ORDER BY c.conname COLLATE "C")
      FROM pg_constraint c WHERE c.contypid = t.oid AND c.contype = 'c'), '')) AS text
  FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype = 'd' ORDER BY t.typname COLLATE "C"`;

/**
 * Each table with its columns and constraints, then its indexes and triggers. Constraints for NOT NULL (PostgreSQL 18)
 * are in the columns.
 */
const TABLES = `
  SELECT concat_ws(E'\\n',
    'CREATE TABLE ' || c.relname || E' (\\n  ' || array_to_string(ARRAY(
      SELECT concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attcollation NOT IN (0, t.typcollation) THEN 'COLLATE "' || (SELECT collname FROM pg_collation WHERE oid = a.attcollation) || '"' END,
        CASE WHEN a.attnotnull THEN 'NOT NULL' END,
        CASE WHEN a.attidentity <> '' THEN 'GENERATED ' || CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END || ' AS IDENTITY'
          WHEN a.attgenerated = 's' THEN 'GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
          WHEN d.adbin IS NOT NULL THEN 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END)
      FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum
    ) || ARRAY(
      SELECT format('CONSTRAINT %s %s', k.conname, pg_get_constraintdef(k.oid)) FROM pg_constraint k
      WHERE k.conrelid = c.oid AND k.contype NOT IN ('n', 't') ORDER BY k.contype DESC, k.conname COLLATE "C"
    ), E',\\n  ') || E'\\n)' || coalesce(' WITH (' || array_to_string(c.reloptions, ', ') || ')', '') || ';',
    nullif(array_to_string(ARRAY(
      SELECT pg_get_indexdef(i.indexrelid) || ';' FROM pg_index i JOIN pg_class n ON n.oid = i.indexrelid
      WHERE i.indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.conrelid = c.oid)
      ORDER BY n.relname COLLATE "C"), E'\\n'), ''),
    nullif(array_to_string(ARRAY(
      SELECT pg_get_triggerdef(g.oid) || ';' FROM pg_trigger g
      WHERE g.tgrelid = c.oid AND NOT g.tgisinternal ORDER BY g.tgname COLLATE "C"), E'\\n'), '')) AS text
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname COLLATE "C"`;

const FUNCTIONS = `
  SELECT rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' AS text FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p')
  ORDER BY p.proname COLLATE "C", pg_get_function_identity_arguments(p.oid) COLLATE "C"`;

/**
 * The schema of a migrated database, as its catalog has it: without pg_dump, whose form changes with every minor
 * version.
 */
export async function writeSchema(sql: Sql): Promise<string> {
  const unknown = await sql.unsafe<{ name: string }[]>(UNKNOWN_PARTS);
  if (unknown.length > 0) throw new Error(`cannot describe ${unknown.map(({ name }) => name).join(', ')}`);
  const texts: string[] = [];
  for (const statement of [DOMAINS, TABLES, FUNCTIONS])
    for (const { text } of await sql.unsafe<{ text: string }[]>(statement)) texts.push(text);
  return `${HEADER}\n${texts.join('\n\n').replaceAll('public.', '')}\n`;
}
