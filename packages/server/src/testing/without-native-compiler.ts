/** Imported before everything else (`node --import`): as on a platform for which Typst's native addon is not published. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@myriaddreamin/typst-ts-node-compiler') throw new Error(`${specifier} is left out`);
    return next(specifier, context);
  },
});
