/** What the build replaces: code for the server alone does not reach the browser. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean };
}
