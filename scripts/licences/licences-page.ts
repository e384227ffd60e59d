import { EXCEPTIONS, FAMILIES } from './allowed-licences.ts';
import type { ShippedPackage } from './shipped-packages.ts';

/** What an installation consists of besides Rooftree, by licence. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  const sections = [...byLicence.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, members]) => {
      const reason = reasonOf(members[0]?.name ?? '');
      const names = members.map(({ name, version }) => `${name} ${version}`).join(', ');
      return `## ${licence}\n\n${reason === undefined ? '' : `(${reason})\n\n`}${names}\n`;
    });
  return [
    '# Third-party packages\n',
    'What an installation has besides Rooftree itself, which is under Apache-2.0. Each package has the text of its licence with it.\n',
    ...sections,
  ].join('\n');
}

function reasonOf(name: string): string | undefined {
  return EXCEPTIONS[name]?.reason ?? FAMILIES.find(({ prefix }) => name.startsWith(prefix))?.reason;
}
