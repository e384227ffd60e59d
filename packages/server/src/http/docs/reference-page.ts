import { CONFIGURATION, NOTICE } from '@rooftree/docs/placeholders';
import { OPENAPI_PATHS } from '../openapi/split-document.ts';

const SETTINGS = {
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

/** Fills in the built page of the reference. With a token, every call in it can be tried at once. */
export function fillReferencePage(page: string, basePath: string, token: string | null): string {
  const settings = {
    ...SETTINGS,
    sources: [
      { title: 'For your software', slug: 'software', url: basePath + OPENAPI_PATHS.software },
      { title: 'For the console and operators', slug: 'console', url: basePath + OPENAPI_PATHS.console },
    ],
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
  const attribute = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return page.replace(NOTICE, () => note).replace(CONFIGURATION, () => attribute);
}
