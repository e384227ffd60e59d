/**
 * What a browser may do with a page of the docs: use our own files, and from the reference call this server. Nothing
 * else.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The reference sets styles in its elements, has a font in its script, and tries calls. */
const REFERENCE_POLICY = {
  ...POLICY,
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self' data:",
  'connect-src': "'self'",
};

export function docsHeaders(kind: 'guide' | 'reference'): Record<string, string> {
  const policy = kind === 'guide' ? POLICY : REFERENCE_POLICY;
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
