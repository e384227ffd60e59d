/** What the engine knows of money and law, as a page and as lines of a terminal. */
import {
  type KnownScheme,
  knownSchemes,
  SCHEME_KINDS,
} from '../../packages/engine/src/money/known-schemes.ts';

const TITLES: Record<KnownScheme['kind'], string> = {
  grant: 'Grants',
  yearly_support: 'Yearly support',
  loan: 'Loans',
  duty: 'Duties',
  label_limits: 'Limits of labels',
  income_limits: 'Income limits of grants',
  vat: 'VAT',
  energy_price: 'Energy prices',
  factor: 'Factors of primary energy and CO2',
};

const INTRODUCTION = `# What we know of grants, loans, duties, prices and factors, and how sure we are

Written by \`npm run schemes\` from the tables in \`packages/engine/src/data\`; \`npm run validate\` prints the same lines. Nothing was checked with an authority.

- **Until**: the last day of a scheme. From 400 days before it, a plan says that it ends; after it, that it ended.
- **Amounts until**: the scheme runs on, but the amounts of later dates are not published. The last known ones are carried on, marked \`amount_unverified\`, and the plan says so.
- **From**, of a duty: the day by which it must be met, or the first day of the purchases that it is for.
- **Confidence**: high is a public or consumer body, or three dated sources that agree; medium one or two dated secondary sources; low general knowledge ("GK"), an undated source, or sources that disagree.
`;

const HEAD =
  '| Scheme | Region | Lines | From | Until | Amounts until | Confidence | Read in | Source |\n|---|---|---|---|---|---|---|---|---|';

export function schemesPage(): string {
  const schemes = knownSchemes();
  const parts = SCHEME_KINDS.map((kind) => {
    const rows = schemes.filter((scheme) => scheme.kind === kind).map(rowOf);
    return `## ${TITLES[kind]}\n\n${HEAD}\n${rows.join('\n')}\n`;
  });
  return [INTRODUCTION, ...parts].join('\n');
}

function rowOf(scheme: KnownScheme): string {
  const { id, region, rules, from, to, amounts_until, confidence, read_in, source } = scheme;
  const cells = [id, region, rules, from ?? '', to ?? '', amounts_until ?? '', confidence, read_in, source];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`;
}

export function printSchemes(): void {
  for (const scheme of knownSchemes()) {
    const { kind, id, region, from, to, amounts_until, confidence, read_in, source } = scheme;
    const until = amounts_until === null ? (to ?? '…') : `${to ?? '…'}, amounts until ${amounts_until}`;
    console.log(
      `${kind} ${id} (${region}): ${from ?? '…'} to ${until}; ${confidence}, read ${read_in}: ${source}`,
    );
  }
}
