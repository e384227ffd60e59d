/**
 * Imported before everything else (`node --import`): as on a platform for which Typst's native addon is not published.
 */
import { hidePackages } from '../../testing/server/hide-packages.ts';

hidePackages((specifier) => specifier === '@myriaddreamin/typst-ts-node-compiler');
