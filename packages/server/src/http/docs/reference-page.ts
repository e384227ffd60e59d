import { escapeHtml, writePage } from './docs-page.ts';

const CONFIGURATION = {
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  // Like all our pages, it is light or dark as the reader's system is.
  hideDarkModeToggle: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
};

/** The reference of openapi.json. With a token, every call in it can be tried at once. */
export function writeReferencePage(basePath: string, token: string | null): string {
  const configuration = {
    ...CONFIGURATION,
    url: `${basePath}/openapi.json`,
    // A token that was filled in for this visit must not come back in another one, expired.
    persistAuth: token === null,
    ...(token !== null && {
      authentication: {
        preferredSecurityScheme: 'accessToken',
        securitySchemes: { accessToken: { token } },
      },
    }),
  };
  const note =
    token === null
      ? ''
      : '<p class="demo-note">A token of the demo is filled in: every call here can be tried. It is valid for an hour.</p>';
  return writePage({
    basePath,
    title: 'API reference',
    place: 'reference',
    body: `${note}<noscript><p class="demo-note">This page needs JavaScript; the same is in <a href="${basePath}/openapi.json">openapi.json</a>.</p></noscript>
    <script id="api-reference" type="application/json" data-configuration="${escapeHtml(JSON.stringify(configuration))}"></script>
    <script src="${basePath}/docs/reference.js"></script>`,
  });
}
