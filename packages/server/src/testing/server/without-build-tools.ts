/** Imported before everything else (`node --import`): as in an installation without development packages. */
import { hidePackages } from './hide-packages.ts';

hidePackages((specifier) => ['vite', 'rolldown'].includes(specifier));
