import {
  BAG_FIELDS,
  EP_ONLINE_FIELDS,
  type Evidence,
  PROVIDERS,
  type ProviderField,
} from '../../packages/connectors/src/index.ts';

const EVIDENCE: Record<Evidence, string> = {
  answer: 'real answer',
  contract: 'contract',
  client: 'public client',
  assumed: '**assumed**',
};

/** docs/connections/providers.md with the table of each provider between its two marks; the rest is written by hand. */
export function writeProviders(page: string): string {
  const tables = [
    ...PROVIDERS.map(({ name, fields }) => [name, fields] as const),
    ['EP_ONLINE', EP_ONLINE_FIELDS] as const,
    ['BAG', BAG_FIELDS] as const,
  ];
  return tables.reduce((text, [name, fields]) => {
    const [begin, end] = [`<!-- fields of ${name} -->`, `<!-- end of fields of ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/connections/providers.md has no marks for ${name}`);
    return `${text.slice(0, from + begin.length)}\n\n${tableOf(fields)}\n\n${text.slice(to)}`;
  }, page);
}

function tableOf(fields: readonly ProviderField[]): string {
  const code = (path: string) =>
    path
      .split(' | ')
      .map((each) =>
        each
          .split(' + ')
          .map((part) => `\`${part}\``)
          .join(' with '),
      )
      .join(', else ');
  return [
    '| Ours | At the provider | Evidence | When absent |',
    '|---|---|---|---|',
    ...fields.map(
      ({ field, path, evidence, absent }) =>
        `| \`${field}\` | ${code(path)} | ${EVIDENCE[evidence]} | ${absent} |`,
    ),
  ].join('\n');
}
