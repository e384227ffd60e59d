import loader, { type Highs } from 'highs';

/** HiGHS, compiled to WebAssembly: one thread, nothing to install. */
export function loadSolver(): Promise<Highs> {
  // The types describe the CommonJS form, whose loader is a property; in the ES module it is the default export itself.
  const load = loader as unknown as typeof loader.default;
  return load();
}
