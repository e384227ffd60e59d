/**
 * `npx node scripts/licences.ts`: prints which packages an installation has, by licence. `npm test` checks that each is
 * allowed.
 */
import { licencesPage } from './licences/licences-page.ts';
import { listShippedPackages } from './licences/shipped-packages.ts';

process.stdout.write(licencesPage(listShippedPackages()));
