/**
 * Packages of features that few installations use. They are not installed unless an operator adds them:
 * docs/install.md.
 */
import packageFile from '../../package.json' with { type: 'json' };

const OPTIONAL_PACKAGES = {
  tracing: [
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-proto',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  ocr: ['tesseract.js', '@tesseract.js-data/nld'],
} as const;

/** The command that adds the packages of a feature, in the versions that it is tested with. */
export function installCommand(feature: keyof typeof OPTIONAL_PACKAGES): string {
  const versions = packageFile.devDependencies;
  const packages = OPTIONAL_PACKAGES[feature].map((name) => `${name}@${versions[name]}`);
  return `npm install --no-save --omit=dev ${packages.join(' ')}`;
}
