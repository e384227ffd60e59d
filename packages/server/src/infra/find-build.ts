/** What `npm ci` builds is missing, or is of other sources. */
export class NotBuiltError extends Error {
  override name = 'NotBuiltError';
}

/** The folder of a build; throws when there is none of the sources as they are. A server builds nothing itself. */
export function findBuild(name: string, folder: string, isBuilt: (folder: string) => boolean): string {
  if (isBuilt(folder)) return folder;
  throw new NotBuiltError(`${name} not built, or older than the sources: run npm run build`);
}
