/**
 * Imported before everything else (`node --import`): as in an installation without OpenTelemetry, but for the part that
 * metrics use.
 */
import { hidePackages } from '../testing/server/hide-packages.ts';

hidePackages((name) => name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api');
