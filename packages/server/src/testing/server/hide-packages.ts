import { registerHooks } from 'node:module';

/** From now on this process cannot import them, as where they are not installed. */
export function hidePackages(isHidden: (specifier: string) => boolean): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (!isHidden(specifier)) return next(specifier, context);
      throw Object.assign(new Error(`Cannot find package '${specifier}'`), { code: 'ERR_MODULE_NOT_FOUND' });
    },
  });
}
